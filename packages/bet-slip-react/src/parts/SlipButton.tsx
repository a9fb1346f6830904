import { selectCombinedOdds } from '@kvota/bet-slip/slip';
import type { Slip } from '@kvota/bet-slip/store';
import { BottomBarItem } from '@kvota/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconReceipt } from '@tabler/icons-react';

import { useSlip } from '../use-slip.ts';
import { isNothing, scarceOdds } from './text/short-odds.ts';

export interface SlipButtonProps {
  readonly slip: Slip;
  readonly label: string;
  readonly onPress: () => void;
  /** True if the texts of the slip are loaded. Until then the number of selections is shown without its noun. */
  readonly worded?: boolean;
}

/** The ticket button of a bottom bar: combined odds and the number of selections (HEAD-15). It needs no {@link SlipHost}. */
export function SlipButton({ slip, label, onPress, worded = true }: SlipButtonProps) {
  const { t } = useLingui();
  const { count, combined } = useSlip(slip, (state, env) => ({
    count: state.selections.length,
    combined: selectCombinedOdds(state, env),
  }));
  const counted = (): string =>
    t({ id: 'slip.count', message: plural(count, { one: '# selection', other: '# selections' }) });
  return (
    <BottomBarItem
      label={label}
      name="slip"
      icon={<IconReceipt size={22} />}
      onClick={onPress}
      emphasis={
        count === 0
          ? undefined
          : {
              value: isNothing(combined.odds) ? '-' : `${combined.capped ? '>' : ''}${scarceOdds(combined.odds)}`,
              note: worded ? counted() : count,
            }
      }
    />
  );
}
