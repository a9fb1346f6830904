import type { CalculationGroup } from '@kvota/contracts';
import { useLingui } from '@lingui/react/macro';

/** Returns by what the rows of a calculation are, in words. */
export function useGroupName(): (by: CalculationGroup) => string {
  const { t } = useLingui();
  const names: Record<CalculationGroup, string> = {
    child: t({ id: 'agency.by.child', message: 'Directly below' }),
    player: t({ id: 'agency.by.player', message: 'Player' }),
    day: t({ id: 'agency.by.day', message: 'Day' }),
    product: t({ id: 'agency.by.product', message: 'Product' }),
    sport: t({ id: 'agency.by.sport', message: 'Sport' }),
  };
  return (by) => names[by];
}
