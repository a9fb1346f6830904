import { useLingui } from '@lingui/react/macro';

import { changeSpecialFilter, specialFilters, type SpecialFilter } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';

/** Returns the props of a control for the special filters (OP-53). */
export function useSpecialChoice() {
  const { t } = useLingui();
  const [filters, change] = usePrematchFilters();
  const names: Record<SpecialFilter, string> = {
    NextMatches: t({ id: 'special.next', message: 'Next' }),
    TopMatches: t({ id: 'special.top', message: 'Top' }),
    Today: t({ id: 'special.today', message: 'Today' }),
    Favorites: t({ id: 'special.favorites', message: 'Favourites' }),
  };
  return {
    label: t({ id: 'offer.special', message: 'Which matches' }),
    value: filters.special,
    onValueChange: (special: SpecialFilter) => change(changeSpecialFilter(filters, special)),
    items: specialFilters.map((special) => ({ value: special, label: names[special] })),
  };
}
