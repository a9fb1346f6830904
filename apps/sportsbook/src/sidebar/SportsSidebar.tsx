import type { SidebarSport } from '@kvota/contracts';
import { CountButton, Flag, SegmentedControl, SideList, SideListItem, SideListSkeleton, SportIcon } from '@kvota/ui';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';

import { countryName } from '../market/country-name.ts';
import { sportName } from '../market/market-name.ts';
import { sportsQuery, timeFilters } from '../offer/offer-queries.ts';
import { offerFiltersAtom, resetLeaguesAtom, selectSportAtom, toggleLeagueAtom } from '../pages/filters.ts';
import { useTimeFilterName } from '../pages/use-time-filter-name.ts';
import { useServices, type Services } from '../services/services.ts';
import * as styles from './sidebar.css.ts';

/** The left sidebar of prematch betting: time range, sports, countries and leagues (PRE-01 … PRE-08). */
export function SportsSidebar() {
  const services = useServices();
  return services ? <Loaded services={services} /> : <SideListSkeleton lines={9} />;
}

function Loaded({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters, setFilters] = useAtom(offerFiltersAtom);
  const timeName = useTimeFilterName();
  const sports = useQuery(sportsQuery(services.host.api, 'prematch', filters.time));
  return (
    <div className={styles.sidebar}>
      <SegmentedControl
        label={t({ id: 'offer.time', message: 'Time range' })}
        size="sm"
        fullWidth
        value={String(filters.time ?? 'all')}
        onValueChange={(value) =>
          setFilters({ ...filters, time: timeFilters.find((time) => String(time ?? 'all') === value) ?? null })
        }
        items={timeFilters.map((time) => ({ value: String(time ?? 'all'), label: timeName(time) }))}
      />
      <SideList label={t({ id: 'offer.sports', message: 'Sports' })}>
        {(sports.data ?? []).map((entry) => (
          <Sport key={entry.sport} entry={entry} />
        ))}
      </SideList>
      {sports.isPending ? <SideListSkeleton /> : null}
    </div>
  );
}

function Sport({ entry }: { entry: SidebarSport }) {
  const { t, i18n } = useLingui();
  const [filters] = useAtom(offerFiltersAtom);
  const select = useSetAtom(selectSportAtom);
  const toggleLeague = useSetAtom(toggleLeagueAtom);
  const resetLeagues = useSetAtom(resetLeaguesAtom);
  const current = filters.sport === entry.sport;
  const [open, setOpen] = useState(false);
  const [country, setCountry] = useState<string | null>(null);
  const expanded = current && open;
  const chosen = current ? filters.leagues.length : 0;
  return (
    <>
      <SideListItem
        icon={<SportIcon code={entry.sport} />}
        label={sportName(i18n, entry.sport)}
        count={chosen > 0 ? undefined : entry.eventsCount}
        trailing={
          chosen > 0 ? (
            <CountButton
              count={chosen}
              label={t({ id: 'offer.resetLeagues', message: 'Show all leagues again' })}
              onClick={() => resetLeagues()}
            />
          ) : undefined
        }
        current={current}
        expanded={expanded}
        onClick={() => {
          if (current) setOpen(!open);
          else {
            select(entry.sport);
            setOpen(true);
            setCountry(null);
          }
        }}
      />
      {expanded
        ? entry.groupByCountries.map((group) => (
            <Country
              key={group.name}
              group={group}
              open={country === group.name}
              onToggle={() => setCountry(country === group.name ? null : group.name)}
              chosen={filters.leagues}
              onLeague={toggleLeague}
            />
          ))
        : null}
    </>
  );
}

function Country(props: {
  group: SidebarSport['groupByCountries'][number];
  open: boolean;
  onToggle: () => void;
  chosen: readonly string[];
  onLeague: (leagueId: string) => void;
}) {
  const { i18n } = useLingui();
  const { group, open, onToggle, chosen, onLeague } = props;
  return (
    <>
      <SideListItem
        depth={1}
        icon={<Flag code={group.name} />}
        label={countryName(i18n, group.name)}
        count={group.eventsCount}
        expanded={open}
        onClick={onToggle}
      />
      {open
        ? group.leagues.map((league) => (
            <SideListItem
              key={league.leagueId}
              depth={2}
              label={league.league}
              count={league.eventsCount}
              current={chosen.includes(league.leagueId)}
              onClick={() => onLeague(league.leagueId)}
            />
          ))
        : null}
    </>
  );
}
