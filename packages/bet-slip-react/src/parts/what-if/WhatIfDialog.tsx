import { whatIf, type LegResult, type Results, type Rules, type Ticket } from '@kvota/bet-slip/math';
import { Button, Dialog, LegLine, SegmentedControl, TicketFigures, TicketTotal } from '@kvota/ui';
import { IconArrowBackUp, IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { shortOdds } from '../text/short-odds.ts';
import * as layout from '../host/layout.ts';

/** A leg as the dialog shows it. A leg that has ended keeps its result. */
export interface WhatIfLeg {
  readonly id: string;
  readonly pick: string;
  readonly market: string;
  readonly pair: string;
  readonly odds: string;
  readonly result?: LegResult | undefined;
}

export interface WhatIfDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly legs: readonly WhatIfLeg[];
  readonly ticket: Ticket;
  /** Set for a slip that is not paid yet, which is no ticket. */
  readonly unpaid?: boolean;
  readonly rules: Rules;
  /** Writes an amount in the currency of the ticket. */
  readonly money: (amount: string) => string;
}

/** Shows the payout for assumed results: the player marks legs as won, lost or void. Nothing is booked. */
export function WhatIfDialog({ open, onClose, ...question }: WhatIfDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t({ id: 'whatIf.title', message: 'What if?' })}
      description={
        question.unpaid
          ? t({ id: 'whatIf.slipText', message: 'Mark how the matches end and see what the slip would pay.' })
          : t({ id: 'whatIf.text', message: 'Mark how the matches end and see what the ticket would pay.' })
      }
    >
      <Question {...question} />
    </Dialog>
  );
}

type Mark = 'open' | 'won' | 'lost' | 'void';

function Question({ legs, ticket, rules, money, unpaid = false }: Omit<WhatIfDialogProps, 'open' | 'onClose'>) {
  const { t } = useLingui();
  const [marks, setMarks] = useState<Readonly<Record<string, Mark | undefined>>>({});
  const results: Results = Object.fromEntries(
    legs.flatMap(({ id, result }) => {
      const mark = marks[id];
      const chosen = result ?? (mark === undefined || mark === 'open' ? undefined : mark);
      return chosen === undefined ? [] : [[id, chosen]];
    }),
  );
  const { possible, decided } = whatIf(ticket, results, rules);
  const touched = Object.values(marks).some((mark) => mark !== undefined && mark !== 'open');
  return (
    <div style={layout.stack}>
      <ul aria-label={t({ id: 'slip.selections', message: 'Selections' })}>
        {legs.map((leg) => (
          <Leg
            key={leg.id}
            leg={leg}
            mark={marks[leg.id] ?? 'open'}
            onMark={(mark) => setMarks({ ...marks, [leg.id]: mark })}
          />
        ))}
      </ul>
      <TicketFigures live>
        {decided ? (
          <TicketTotal
            label={
              unpaid
                ? t({ id: 'whatIf.slipPayout', message: 'The slip pays' })
                : t({ id: 'whatIf.payout', message: 'The ticket pays' })
            }
            value={money(possible.max)}
            emphasis
          />
        ) : (
          <>
            <TicketTotal label={t({ id: 'whatIf.least', message: 'At least' })} value={money(possible.min)} />
            <TicketTotal label={t({ id: 'whatIf.most', message: 'At most' })} value={money(possible.max)} emphasis />
          </>
        )}
      </TicketFigures>
      <Button
        variant="ghost"
        size="sm"
        icon={<IconArrowBackUp size={18} />}
        disabledReason={touched ? undefined : t({ id: 'whatIf.untouched', message: 'Nothing is marked yet.' })}
        onClick={() => setMarks({})}
      >
        {t({ id: 'whatIf.reset', message: 'Start over' })}
      </Button>
    </div>
  );
}

function Leg({ leg, mark, onMark }: { leg: WhatIfLeg; mark: Mark; onMark: (mark: Mark) => void }) {
  const { t } = useLingui();
  const names: Record<Mark, string> = {
    open: t({ id: 'whatIf.open', message: 'Still open' }),
    won: t({ id: 'leg.won', message: 'Won' }),
    lost: t({ id: 'leg.lost', message: 'Lost' }),
    void: t({ id: 'leg.void', message: 'Void' }),
  };
  return (
    <LegLine
      pick={leg.pick}
      market={leg.market}
      pair={leg.pair}
      end={shortOdds(leg.odds)}
      below={
        leg.result === undefined ? (
          <SegmentedControl
            label={`${leg.pair}: ${leg.pick}`}
            size="sm"
            iconsOnly
            value={mark}
            onValueChange={onMark}
            items={[
              { value: 'open', label: names.open, icon: <IconQuestionMark size={16} /> },
              { value: 'won', label: names.won, icon: <IconCheck size={16} /> },
              { value: 'lost', label: names.lost, icon: <IconX size={16} /> },
              { value: 'void', label: names.void, icon: <IconArrowBackUp size={16} /> },
            ]}
          />
        ) : (
          names[endOf(leg.result)]
        )
      }
    />
  );
}

/** Half won and half lost are shown as won and lost. */
function endOf(result: LegResult): Mark {
  return typeof result === 'string' ? result : result.outcome;
}
