import { mix } from '../random/hash.ts';
import { foremost, type Member } from '../players/line-up.ts';
import { cardMarket, scorerMarkets } from '../players/player-definitions.ts';
import { type PlayerFamily, playerMarkets } from '../players/player-markets.ts';
import { atLeast, scorerFamilies, type Scoring } from '../players/scorers.ts';
import { lineUps } from '../players/squads-of-match.ts';
import { type ScoringEvent, Tally } from '../players/tally.ts';
import type { Drift, MatchSeed, PlayerMarkets } from '../sport/sport.ts';
import { footballLeagues } from './leagues.ts';
import { outlookOf, partLeft } from './model/outlook.ts';
import { ratesOf } from './model/rates.ts';
import type { FootballState } from './model/script.ts';

export const footballPlayerMarkets = [...scorerMarkets, cardMarket];

/** Yellow cards that a side is shown in a match. */
const YELLOWS = 1.85;

const footballers = lineUps('F', footballLeagues, 11);

const goalsOf = (states: readonly FootballState[]): readonly ScoringEvent[] =>
  states.flatMap(({ at, order }, index) =>
    order.length > (states[index - 1]?.order.length ?? 0)
      ? [{ at, side: order.endsWith('1') ? (0 as const) : (1 as const), value: 1 }]
      : [],
  );

/** Bookings of regular time. */
const cardsOf = (states: readonly FootballState[]): readonly ScoringEvent[] =>
  states.flatMap(({ at, yellow, done }, index) => {
    const before = states[index - 1]?.yellow ?? [0, 0];
    return ([0, 1] as const).flatMap((side) =>
      yellow[side] > before[side] && done < 2 ? [{ at, side, value: 1 }] : [],
    );
  });

/** Weight in the draw of bookings: players who score little defend, and are booked more often. */
const temper = ({ weight }: Member): number => 10 - Math.min(7, weight / 4);

/** Bookings. A player gets at most one yellow card. */
function cards(scoring: Scoring): PlayerFamily {
  const { lineUp } = scoring;
  const tempers = ([0, 1] as const).map((side) =>
    lineUp.reduce((sum, member) => sum + (member.side === side && member.plays ? temper(member) : 0), 0),
  );
  const members = lineUp.map((member) => ({
    ...member,
    share: temper(member) / (tempers[member.side] || 1),
    expectedShare: temper(member) / (tempers[member.side] || 1),
  }));
  const worst = foremost(
    members.toSorted((a, b) => b.share - a.share || a.number - b.number),
    6,
  );
  return atLeast(cardMarket, 1, scoring, worst);
}

/** Scorers and bookings of a football match, on regular time. */
export function footballPlayers(
  match: MatchSeed,
  states: readonly FootballState[],
  stateAt: (offset: number) => FootballState | null,
): PlayerMarkets {
  const lineUp = footballers(match);
  const rates = ratesOf(match);
  const closes = states.find(({ done }) => done === 2)?.at ?? Number.POSITIVE_INFINITY;
  const goals: Scoring = {
    lineUp,
    tally: new Tally(mix(match.key, 801), () => goalsOf(states), lineUp),
    closes,
    expected(offset: number, drift: Drift) {
      const { first, second } = outlookOf(rates, stateAt(offset), offset, drift);
      return [first.host + second.host, first.away + second.away];
    },
  };
  const booked: Scoring = {
    lineUp,
    tally: new Tally(mix(match.key, 802), () => cardsOf(states), lineUp, { weightOf: temper, once: true }),
    closes,
    expected(offset: number) {
      const left = YELLOWS * partLeft(stateAt(offset), offset);
      return [left, left];
    },
  };
  return playerMarkets(lineUp, [...scorerFamilies(goals), cards(booked)], goals.tally);
}
