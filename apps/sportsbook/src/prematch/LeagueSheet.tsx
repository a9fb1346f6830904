import type { SidebarSport } from '@kvota/contracts';
import { BottomSheet, Button, CountButton, Flag, SideList, SideListItem } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { countryName } from '../markets/country-name.ts';
import { selectLeagues, toggleLeague } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';

/** The countries and leagues of a sport, of which any number can be chosen (PRE-02, PRE-07, PRE-08). */
export function LeagueSheet(props: {
  sport: SidebarSport | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { sport, open, onOpenChange } = props;
  const { t, i18n } = useLingui();
  const [filters, change] = usePrematchFilters();
  const chosen = filters.leagues.length;
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t({ id: 'offer.leagues', message: 'Leagues' })}
      footer={
        <Button variant="brand" fullWidth onClick={() => onOpenChange(false)}>
          {t({ id: 'offer.leaguesDone', message: 'Show matches' })}
        </Button>
      }
    >
      {chosen > 0 ? (
        <CountButton
          count={chosen}
          label={t({ id: 'offer.resetLeagues', message: 'Show all leagues again' })}
          onClick={() => change(selectLeagues(filters, []))}
        />
      ) : null}
      {(sport?.groupByCountries ?? []).map((country) => (
        <SideList
          key={country.name}
          label={countryName(i18n, country.name)}
          title={
            <>
              <Flag code={country.name} /> {countryName(i18n, country.name)}
            </>
          }
        >
          {country.leagues.map((league) => (
            <SideListItem
              key={league.leagueId}
              depth={1}
              label={league.league}
              count={league.eventsCount}
              current={filters.leagues.includes(league.leagueId)}
              onClick={() => change(toggleLeague(filters, league.leagueId))}
            />
          ))}
        </SideList>
      ))}
    </BottomSheet>
  );
}
