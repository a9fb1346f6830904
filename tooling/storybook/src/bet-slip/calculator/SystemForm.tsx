import { Chip, Panel, TextField } from '@kvota/ui';
import type { ReactElement } from 'react';
import { Columns, Note, Row, Stack } from '../../workbench/Workbench.tsx';
import { DraftField, readMoney } from '../../workbench/DraftField.tsx';
import { toggleBanker, toggleCondition, type SystemDraft, type SystemTicket } from './system-ticket.ts';

export interface SystemFormProps {
  readonly draft: SystemDraft;
  readonly system: SystemTicket;
  readonly onChange: (change: Partial<SystemDraft>) => void;
}

/** The fields of a system: odds, bankers, conditions and money. */
export function SystemForm({ draft, system, onChange }: SystemFormProps): ReactElement {
  const { odds, conditions, bankers, stake, maxTicketWin } = draft;
  const { ticket, members } = system;
  return (
    <Panel title="Ticket">
      <TextField
        label="Odds of the legs"
        hint="Decimal text with a point, parted by spaces"
        value={odds}
        onValueChange={(odds) => onChange({ odds })}
        autoComplete="off"
      />
      <Stack tight>
        <Note>Bankers are part of every line:</Note>
        <Row>
          {ticket.selections.map(({ id, odds }) => (
            <Chip
              key={id}
              selected={bankers.includes(id)}
              onClick={() => onChange({ bankers: toggleBanker(bankers, id) })}
              count={odds}
            >
              {id}
            </Chip>
          ))}
        </Row>
      </Stack>
      <Stack tight>
        <Note>Of the other {members.length}, lines take:</Note>
        <Row>
          {members.map((_, index) => (
            <Chip
              key={index}
              selected={system.conditions.includes(index + 1)}
              onClick={() => onChange({ conditions: toggleCondition(conditions, index + 1) })}
            >
              {`${index + 1} of ${members.length}`}
            </Chip>
          ))}
        </Row>
      </Stack>
      <Columns layout="halves">
        <DraftField label="Stake" value={stake} read={readMoney} onRead={(stake) => onChange({ stake })} />
        <DraftField
          label="Highest payout"
          value={maxTicketWin}
          read={readMoney}
          onRead={(maxTicketWin) => onChange({ maxTicketWin })}
        />
      </Columns>
    </Panel>
  );
}
