import { selectDraft } from '@kvota/bet-slip/figures';
import type { Slip } from '@kvota/bet-slip/store';
import { Button, Chip, TicketSection } from '@kvota/ui';
import { IconPlus } from '@tabler/icons-react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { refusalText } from '../text/refusal-text.ts';
import * as layout from '../host/layout.ts';

/** The button that opens the editor for one more group. */
export function AddGroup({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <TicketSection>
      <Button variant="ghost" size="sm" icon={<IconPlus size={18} />} onClick={onPress}>
        {t({ id: 'system.add', message: 'Another group' })}
      </Button>
    </TicketSection>
  );
}

interface EditorProps {
  readonly slip: Slip;
  readonly sign: string;
  readonly onConfirmed: () => void;
  /** Absent if the system has no group yet. */
  readonly onCancel?: (() => void) | undefined;
}

/** Makes a group in three steps: selections, how many of them have to win, confirm (SYS-02, SYS-03). */
export function GroupEditor({ slip, sign, onConfirmed, onCancel }: EditorProps) {
  const { t, i18n } = useLingui();
  const view = useSlip(slip, (state) => ({ ...selectDraft(state), draft: state.draft }));
  const chosen = view.draft.selectionIds;
  const count = chosen.length;
  const left = view.selectable.filter((id) => !chosen.includes(id));
  const lines = Number(view.combinations);
  const refused = slip.can({ type: 'confirm-group' });
  const title = t({ id: 'system.new', message: `Group ${sign}` });
  const toggleAll = (): void => {
    for (const id of left.length > 0 ? left : chosen) slip.send({ type: 'draft-selection', id });
  };
  return (
    <TicketSection
      label={title}
      sign={sign}
      title={
        count === 0
          ? t({ id: 'system.pick', message: `Mark the selections of group ${sign}` })
          : t({ id: 'slip.count', message: plural(count, { one: '# selection', other: '# selections' }) })
      }
      end={
        <Chip selected={left.length === 0} onClick={toggleAll}>
          {t({ id: 'system.all', message: 'All' })}
        </Chip>
      }
      actions={
        <>
          {onCancel ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                for (const id of chosen) slip.send({ type: 'draft-selection', id });
                onCancel();
              }}
            >
              {t({ id: 'action.cancel', message: 'Cancel' })}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            disabledReason={refused === true ? undefined : refusalText(i18n, refused.reason, String)}
            onClick={() => {
              slip.send({ type: 'confirm-group' });
              onConfirmed();
            }}
          >
            {lines > 0
              ? t({
                  id: 'system.confirmLines',
                  message: plural(lines, { one: 'Add # combination', other: 'Add # combinations' }),
                })
              : t({ id: 'system.confirm', message: 'Add the group' })}
          </Button>
        </>
      }
    >
      {count > 0 ? (
        <div
          style={layout.conditions}
          role="group"
          aria-label={t({ id: 'system.conditions', message: 'How many of them have to win' })}
        >
          {view.conditions.map((k, at) => (
            <Chip
              key={k}
              selected={view.draft.conditions.includes(k)}
              count={i18n.number(Number(view.combinationsEach[at]))}
              onClick={() => slip.send({ type: 'draft-condition', condition: k })}
            >
              {`${k}/${count}`}
            </Chip>
          ))}
        </div>
      ) : null}
    </TicketSection>
  );
}
