import { selectionsOf, type Locale, type Match } from '@kvota/contracts';
import { formatsOf } from '@kvota/i18n';
import { decidingScore } from '@kvota/match';
import { phaseText } from '@kvota/tickets/names';
import type { I18n } from '@lingui/core';

import { playOf } from '../table/play-of.ts';

/** The content of the picture that other sites show with a link to a match. */
export interface MatchCard {
  readonly league: string;
  readonly teams: readonly [host: string, away: string];
  /** Kick-off, in play the phase with its clock. In minute 0 it is the phase alone. */
  readonly when: string;
  /** Present from kick-off on. */
  readonly score?: readonly [host: number, away: number];
  /** The prices of the first market that is on sale, by outcome; none if nothing is. */
  readonly prices: readonly { readonly outcome: string; readonly odds: string }[];
  /** The moment of the prices. */
  readonly moment: string;
}

/** A market with more outcomes does not fit. */
const mostOutcomes = 3;

/** The draw is between the sides. On the wire it is last, because it is no number. */
const inOrder = <Selection>(selections: readonly (readonly [code: string, selection: Selection])[]) =>
  selections.toSorted(([one], [other]) => places.indexOf(one) - places.indexOf(other));
const places = ['1', 'X', '2'];

/** Returns the card of a match at a moment, in the time zone of the server. `i18n` has the texts of the locale. */
export function matchCard(match: Match, i18n: I18n, locale: Locale, now: number): MatchCard {
  const formats = formatsOf(locale);
  const kickOff = `${formats.weekdayDate(match.timeStart)}, ${formats.time(match.timeStart)}`;
  const play = playOf(match);
  const isOver = !play && match.matchState !== 'NSY';
  const [market] = Object.values(match.markets)
    .filter(({ MS }) => MS === 'OPEN')
    .map((open) => selectionsOf(open))
    .filter((selections) => selections.length > 1 && selections.length <= mostOutcomes);
  return {
    league: match.leagueName,
    teams: [match.hostName, match.awayName],
    when: play
      ? [phaseText(i18n, play.phase), play.clock].filter(Boolean).join(' · ')
      : isOver
        ? `${phaseText(i18n, match.matchState)} · ${kickOff}`
        : kickOff,
    ...((play || isOver) && { score: decidingScore(match) }),
    prices: inOrder(market ?? []).map(([outcome, { O }]) => ({ outcome, odds: formats.odds(O) })),
    moment: formats.dateTime(now),
  };
}
