import { selectGroupQuotes } from '@kvota/bet-slip/figures';
import type { Slip } from '@kvota/bet-slip/store';
import { IconButton, TicketGroup, TicketGroups } from '@kvota/ui';
import { IconX } from '@tabler/icons-react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useSlip } from '../../use-slip.ts';
import { groupSign } from '../text/group-sign.ts';
import { useMoneyRange, useOddsRange } from '../text/use-ranges.ts';

/** The groups of the system: of how many selections each, how many combinations it makes, and at which odds (SYS-04, SYS-07). */
export function SystemGroups({ slip, still }: { slip: Slip; still: boolean }) {
  const { t } = useLingui();
  const { groups } = useSlip(slip, selectGroupQuotes);
  if (groups.length === 0) return null;
  return (
    <TicketGroups label={t({ id: 'system.groups', message: 'Groups' })}>
      {groups.map((group, index) => (
        <Group
          key={`${groupSign(index)}${group.conditions.join()}`}
          group={group}
          several={groups.length > 1}
          sign={groupSign(index)}
          onDelete={still ? undefined : () => slip.send({ type: 'delete-group', index })}
        />
      ))}
    </TicketGroups>
  );
}

type GroupView = ReturnType<typeof selectGroupQuotes>['groups'][number];

interface GroupProps {
  readonly group: GroupView;
  readonly sign: string;
  /** True if there are several groups: each then also shows cost and payout if it were played alone. */
  readonly several: boolean;
  readonly onDelete: (() => void) | undefined;
}

function Group({ group, sign, several, onDelete }: GroupProps) {
  const { t } = useLingui();
  const odds = useOddsRange();
  const amounts = useMoneyRange();
  const lines = Number(group.combinations);
  const range = amounts(group.payout);
  const counted = t({
    id: 'system.groupLines',
    message: plural(lines, { one: '# combination', other: '# combinations' }),
  });
  return (
    <TicketGroup
      sign={sign}
      title={group.conditions.map((k) => `${k}/${group.selectionIds.length}`).join(' + ')}
      notes={[
        `${counted} · ${odds(group.totalOdds)}`,
        ...(several ? [t({ id: 'system.alone', message: `On its own: ${range}` })] : []),
      ]}
      end={
        onDelete ? (
          <IconButton
            size="sm"
            label={t({ id: 'system.delete', message: `Delete group ${sign}` })}
            icon={<IconX size={18} />}
            onClick={onDelete}
          />
        ) : undefined
      }
    />
  );
}
