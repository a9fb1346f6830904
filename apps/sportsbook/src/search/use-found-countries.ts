import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { countriesNamed } from '../markets/country-name.ts';
import { effectiveSearch } from './search-text.ts';

/** Returns the countries that a search finds by the name that the page shows; the platform knows the English ones only. */
export function useFoundCountries(search: string): readonly string[] {
  const { i18n } = useLingui();
  return useMemo(() => countriesNamed(i18n, effectiveSearch(search)), [i18n, search]);
}
