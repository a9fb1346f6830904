import { Flag, LeagueHeader, LiveBadge, MarketTable, SportIcon } from '@kvota/ui';
import { useLingui } from '@lingui/react/macro';

import { countryName } from '../markets/country-name.ts';
import type { Services } from '../offer/services.ts';
import type { ScoreGroup } from './score-groups.ts';
import { ScoreLine } from './ScoreLine.tsx';
import { useScoresFilters } from './use-scores-filters.ts';

/** A league with its scores. */
export function ScoreLeague(props: { services: Services; group: ScoreGroup; stale: boolean }) {
  const { services, group, stale } = props;
  const { i18n } = useLingui();
  const [{ day, sport }] = useScoresFilters();
  const country = countryName(i18n, group.groupName);
  const title = group.groupName === group.leagueName ? country : `${country} · ${group.leagueName}`;
  return (
    <MarketTable columns={0} label={title} stale={stale && group.matches.some(({ inPlay }) => inPlay)}>
      <LeagueHeader
        title={title}
        flag={
          <>
            {sport === null ? <SportIcon code={group.sport} size={18} /> : null}
            <Flag code={group.groupName} />
          </>
        }
        badge={group.matches.some(({ inPlay }) => inPlay) ? <LiveBadge /> : undefined}
        count={group.matches.length}
        headingLevel={2}
      />
      {group.matches.map((match) => (
        <ScoreLine key={match.eventId} services={services} match={match} places={group.places} day={day} />
      ))}
    </MarketTable>
  );
}
