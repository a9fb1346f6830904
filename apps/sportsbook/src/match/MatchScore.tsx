import { decidingScore } from '@kvota/match';
import type { OfferMatch } from '@kvota/offer';
import { phaseText } from '@kvota/tickets/names';
import { Flag, LiveBadge, MatchHead, Panel, Phase, phaseTone, ScoreBoard, TeamShield } from '@kvota/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { useDayTime } from '../format/use-formats.ts';
import { countryName } from '../markets/country-name.ts';
import { periodsOf } from './match-course.ts';
import * as styles from './match.css.ts';

/** Returns the head of a period on the board: its number, or its name. */
function shortPeriod(i18n: I18n, code: string): string {
  const halves: Record<string, string> = { FH: '1', SH: '2' };
  return halves[code] ?? /^(?:SET|MAP|GAME|INN|P)(\d+)$/.exec(code)?.[1] ?? phaseText(i18n, code);
}

/** True once a match has kicked off, also after its end (MATCH-03). */
export const hasBegun = ({ inPlay, matchState }: Pick<OfferMatch, 'inPlay' | 'matchState'>): boolean =>
  inPlay || matchState !== 'NSY';

/** The head of a match page: teams, league and start, or the score if the match is in play (MATCH-08 … MATCH-10). */
export function MatchScore({ match }: { match: OfferMatch }) {
  const { i18n, t } = useLingui();
  const dayTime = useDayTime();
  const { day, time } = dayTime(match.timeStart);
  const league = (
    <span className={styles.league}>
      <Flag code={match.groupName} />
      {countryName(i18n, match.groupName)} · {match.leagueName}
      {match.inPlay && phaseTone(match.matchPhase?.name ?? '') !== 'over' ? <LiveBadge /> : null}
    </span>
  );
  if (!hasBegun(match))
    return (
      <Panel>
        <MatchHead
          league={league}
          home={match.hostName}
          away={match.awayName}
          homeShield={<TeamShield name={match.hostName} />}
          awayShield={<TeamShield name={match.awayName} />}
          middle={<span>{[day, time].filter(Boolean).join(' ')}</span>}
        />
      </Panel>
    );
  const [home, away] = decidingScore(match);
  const phase = match.matchPhase;
  const [homePoints, awayPoints] = phase?.points ?? [];
  const [homeCards = 0, awayCards = 0] = match.redCards ?? [];
  return (
    <Panel title={league}>
      <ScoreBoard
        label={t({ id: 'match.score', message: 'Score' })}
        totalLabel={t({ id: 'match.total', message: 'Total' })}
        pointsLabel={t({ id: 'match.points', message: 'Points' })}
        home={{
          name: match.hostName,
          shield: <TeamShield name={match.hostName} size={24} />,
          total: String(home),
          points: homePoints,
          redCards: homeCards,
        }}
        away={{
          name: match.awayName,
          shield: <TeamShield name={match.awayName} size={24} />,
          total: String(away),
          points: awayPoints,
          redCards: awayCards,
        }}
        periods={periodsOf(match).map((period) => ({
          id: period.code,
          label: shortPeriod(i18n, period.code),
          home: String(period.home),
          away: String(period.away),
          current: period.current,
        }))}
        server={phase?.server === 'host' ? 'home' : phase?.server}
        corner={
          phase ? (
            <Phase
              phase={phaseText(i18n, phase.name)}
              clock={match.inPlay ? (phase.clock ?? (phase.timeMin ? `${phase.timeMin}'` : undefined)) : undefined}
              tone={phaseTone(phase.name)}
            />
          ) : undefined
        }
      />
    </Panel>
  );
}
