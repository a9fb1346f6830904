import { pageSubjectAtom, usePageTitle } from '@kvota/shell';
import { useLingui } from '@lingui/react/macro';

import { useWhileShown } from '../layout/use-while-shown.ts';
import { countryName } from '../markets/country-name.ts';
import type { Services } from '../offer/services.ts';
import { useSports } from '../sports/use-sports.ts';
import type { PrematchFilters } from './filters/prematch-filters.ts';

/** Number of leagues that a title names. */
const named = 2;

/** Names the chosen leagues with their countries in the title of the page (PRE-24). */
export function useLeagueSubject(services: Services, { sport, leagues, time }: PrematchFilters): void {
  const { i18n } = useLingui();
  const title = usePageTitle('betting');
  const { data = [] } = useSports(services, 'prematch', time);
  const chosen = new Set(leagues);
  const names = data
    .filter((entry) => entry.sport === sport)
    .flatMap(({ groupByCountries }) => groupByCountries)
    .flatMap(({ name, leagues: its }) =>
      its
        .filter(({ leagueId }) => chosen.has(leagueId))
        .map(({ league }) => (league === name ? countryName(i18n, name) : `${league}, ${countryName(i18n, name)}`)),
    );
  const subject = names.slice(0, named).join(' / ') + (names.length > named ? ' …' : '');
  useWhileShown(pageSubjectAtom, subject === '' ? undefined : `${subject} · ${title}`);
}
