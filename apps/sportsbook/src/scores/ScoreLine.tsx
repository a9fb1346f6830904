import type { Match } from '@kvota/contracts';
import { decidingScore } from '@kvota/match';
import type { OfferMatch } from '@kvota/offer';
import { PageLink, useHost } from '@kvota/shell';
import { phaseText } from '@kvota/tickets/names';
import { ScoreRow } from '@kvota/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

import { useFormats } from '../format/use-formats.ts';
import { periodsOf } from '../match/match-course.ts';
import { useMatch } from '../offer/offer-hooks.ts';
import type { Services } from '../offer/services.ts';
import { useMatchPage } from '../table/match-page.ts';
import { winnerOf } from './score-groups.ts';

type Shown = Match | OfferMatch;

/** Returns how far a match in play is: its phase, and its clock or minute (MATCH-10, MATCH-12). */
function clockOf(i18n: I18n, { matchPhase, matchState }: Shown): { time: string; detail?: string } {
  const detail = phaseText(i18n, matchPhase?.name ?? matchState);
  const time = matchPhase?.clock ?? (matchPhase?.timeMin ? `${matchPhase.timeMin}'` : undefined);
  return time === undefined ? { time: detail } : { time, detail };
}

/** One match on the scores page: its result, or its running score kept up to date by its room (MATCH-08 … MATCH-10). */
export function ScoreLine(props: { services: Services; match: Match; places: number; day: string | null }) {
  const { services, match, places, day } = props;
  const { i18n } = useLingui();
  const formats = useFormats();
  const { serverNow } = useHost();
  const page = useMatchPage();
  const live = useMatch(services.offer, match.eventId);
  const shown: Shown = match.inPlay && live?.inPlay ? live : match;
  const { inPlay, matchPhase, matchState, redCards } = shown;
  const score = decidingScore(shown);
  const periods = periodsOf(shown).map(({ code, home, away, current }) => ({
    id: code,
    label: phaseText(i18n, code),
    home: String(home),
    away: String(away),
    current: inPlay && current,
  }));
  const time = formats.time(match.timeStart);
  // Days are UTC days, so on the player's clock a match may have begun on the next day.
  const noon = day === null ? serverNow() : Date.parse(`${day}T12:00:00Z`);
  const otherDay =
    formats.kickoff(match.timeStart, noon) === time ? undefined : formats.day(match.timeStart, serverNow());
  // "Finished" is shown only if the match took longer than usual.
  const how = matchState === 'F' ? otherDay : phaseText(i18n, matchState);
  const when = inPlay ? clockOf(i18n, shown) : { time, ...(how !== undefined && { detail: how }) };
  const [homePoints, awayPoints] = (inPlay ? matchPhase?.points : undefined) ?? [];
  return (
    <ScoreRow
      home={{ name: match.hostName, total: String(score[0]), points: homePoints, redCards: redCards?.[0] ?? 0 }}
      away={{ name: match.awayName, total: String(score[1]), points: awayPoints, redCards: redCards?.[1] ?? 0 }}
      time={when.time}
      timeDetail={when.detail}
      live={inPlay}
      winner={inPlay ? undefined : winnerOf([score[0], score[1]])}
      server={!inPlay ? undefined : matchPhase?.server === 'host' ? 'home' : matchPhase?.server}
      periods={periods}
      places={places}
      spoken={[`${score[0]}:${score[1]}`, periods.map(({ home, away }) => `${home}:${away}`).join(', ')]
        .filter(Boolean)
        .join('; ')}
      render={(link) => <PageLink page={page} search={{ event: match.eventId }} {...link} />}
    />
  );
}
