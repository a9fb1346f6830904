import type { SidebarSport } from '@kvota/contracts';
import { BottomSheet, Button, CountButton, Flag, SideList, SideListItem } from '@kvota/ui';
import { IconTournament } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { selectLeagues, toggleLeague } from '../filters/prematch-filters.ts';
import { usePrematchFilters } from '../filters/use-prematch-filters.ts';
import { countryName } from '../market/country-name.ts';

/** Leagues of the sport in a sheet, for windows without the sidebar; the badge says how many are chosen (OP-60). */
export function LeaguePicker({ sport }: { sport: SidebarSport | undefined }) {
  const { t, i18n } = useLingui();
  const [filters, change] = usePrematchFilters();
  const [open, setOpen] = useState(false);
  const chosen = filters.leagues.length;
  const title = t({ id: 'offer.leagues', message: 'Leagues' });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        icon={<IconTournament size={18} />}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? `${title} · ${chosen}` : title}
      </Button>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={title}
        footer={
          <Button variant="brand" fullWidth onClick={() => setOpen(false)}>
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
    </>
  );
}
