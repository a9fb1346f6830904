import type { SidebarSport } from '@kvota/contracts';
import { PageLink, useMedia } from '@kvota/shell';
import { sportName } from '@kvota/tickets/names';
import {
  buttonProps,
  CountButton,
  Flag,
  media,
  SegmentedControl,
  SideList,
  SideListItem,
  SideListSkeleton,
  SportIcon,
} from '@kvota/ui';
import { IconListNumbers } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useFormats } from '../format/use-formats.ts';
import { countryName } from '../markets/country-name.ts';
import { useServices, type Services } from '../offer/services.ts';
import { useSports } from '../sports/use-sports.ts';
import { selectLeagues, selectSport, toggleLeague } from './filters/prematch-filters.ts';
import { usePrematchFilters } from './filters/use-prematch-filters.ts';
import * as styles from './sidebar.css.ts';
import { useTimeChoice } from './use-time-choice.ts';

/** The left sidebar of prematch betting: time range, sports, countries and leagues (PRE-01 … PRE-08). */
export function SportsSidebar() {
  const services = useServices();
  return services ? <Loaded services={services} /> : <SideListSkeleton lines={9} />;
}

function Loaded({ services }: { services: Services }) {
  const { t } = useLingui();
  const [filters] = usePrematchFilters();
  const sports = useSports(services, 'prematch', filters.time);
  return (
    <div className={styles.sidebar}>
      {/* PRE-03: in narrower windows, where the sidebar is a drawer, the toolbar has the time range. */}
      <SegmentedControl {...useTimeChoice()} size="sm" fullWidth className={styles.wideOnly} />
      <SideList label={t({ id: 'offer.sports', message: 'Sports' })}>
        {(sports.data ?? []).map((entry) => (
          <Sport key={entry.sport} entry={entry} />
        ))}
      </SideList>
      {sports.isPending ? <SideListSkeleton /> : null}
      <PageLink page="scores" {...buttonProps({ size: 'sm', fullWidth: true })}>
        <IconListNumbers size={18} aria-hidden="true" />
        {t({ id: 'scores.title', message: 'Results' })}
      </PageLink>
    </div>
  );
}

function Sport({ entry }: { entry: SidebarSport }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [filters, change] = usePrematchFilters();
  const current = filters.sport === entry.sport;
  // In a drawer, leagues are what it was opened for.
  const wide = useMedia(media.wide);
  const [open, setOpen] = useState(current && !wide);
  const [country, setCountry] = useState<string | null>(null);
  const expanded = current && open;
  const chosen = current ? filters.leagues.length : 0;
  return (
    <>
      <SideListItem
        icon={<SportIcon code={entry.sport} />}
        label={sportName(i18n, entry.sport)}
        count={chosen > 0 ? undefined : formats.number(entry.eventsCount)}
        trailing={
          chosen > 0 ? (
            <CountButton
              count={chosen}
              label={t({ id: 'offer.resetLeagues', message: 'Show all leagues again' })}
              onClick={() => change(selectLeagues(filters, []))}
            />
          ) : undefined
        }
        current={current}
        expanded={expanded}
        onClick={() => {
          if (current) setOpen(!open);
          else {
            change(selectSport(filters, entry.sport));
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
              onLeague={(leagueId) => change(toggleLeague(filters, leagueId))}
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
  const formats = useFormats();
  const { group, open, onToggle, chosen, onLeague } = props;
  return (
    <>
      <SideListItem
        depth={1}
        icon={<Flag code={group.name} />}
        label={countryName(i18n, group.name)}
        count={formats.number(group.eventsCount)}
        expanded={open}
        onClick={onToggle}
      />
      {open
        ? group.leagues.map((league) => (
            <SideListItem
              key={league.leagueId}
              depth={2}
              label={league.league}
              count={formats.number(league.eventsCount)}
              pressed={chosen.includes(league.leagueId)}
              onClick={() => onLeague(league.leagueId)}
            />
          ))
        : null}
    </>
  );
}
