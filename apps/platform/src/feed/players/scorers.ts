import type { MarketDefinition } from '../model/market-definition.ts';
import type { Drift } from '../sport/sport.ts';
import type { FairMarket, Outcomes } from '../pricing/fair-market.ts';
import { foremost, type Member, shareAt } from './line-up.ts';
import { anytimeScorer, firstScorer, scorerOfTwo } from './player-definitions.ts';
import type { PlayerFamily } from './player-markets.ts';
import type { Tally } from './tally.ts';

/** The input of the scorer markets. */
export interface Scoring {
  readonly lineUp: readonly Member[];
  readonly tally: Tally;
  /** Offset after which nothing counts any more. */
  readonly closes: number;
  /** Returns the scores that each side is still expected to add. */
  readonly expected: (offset: number, drift: Drift) => readonly [host: number, away: number];
}

/** Settles "the player does it": won as soon as it is done, lost when it cannot be done any more. */
const yes = (done: boolean, over: boolean): Outcomes | undefined =>
  done ? { yes: 'won' } : over ? { yes: 'lost' } : undefined;

const single = (definition: MarketDefinition, chance: number): readonly FairMarket[] => [
  { definition, line: null, main: true, kind: 'independent', selections: [['yes', Math.min(1, chance)]] },
];

/** A player scores at least once or twice, in a sport in which scores come at any time. */
export function atLeast(
  definition: MarketDefinition,
  least: 1 | 2,
  scoring: Scoring,
  members: readonly Member[],
): PlayerFamily {
  const { tally, closes, expected } = scoring;
  return {
    definition,
    members,
    lines: () => [null],
    fair(member, offset, drift) {
      const wanted = least - tally.soFar(member.number, offset);
      const rate = expected(offset, drift)[member.side] * shareAt(member, offset);
      const none = Math.exp(-rate);
      return single(definition, wanted <= 0 ? 1 : 1 - none * (wanted === 1 ? 1 : 1 + rate));
    },
    outcome: ({ number }, _line, offset, over) => yes(tally.soFar(number, offset) >= least, over || offset >= closes),
  };
}

/** A player is the first scorer of both sides. */
function first(
  definition: MarketDefinition,
  { tally, closes, expected }: Scoring,
  members: readonly Member[],
): PlayerFamily {
  return {
    definition,
    members,
    lines: () => [null],
    fair(member, offset, drift) {
      const known = tally.first(offset);
      if (known !== undefined) return single(definition, known.number === member.number ? 1 : 0);
      const rates = expected(offset, drift);
      const all = rates[0] + rates[1];
      const his = all > 0 ? (rates[member.side] * shareAt(member, offset)) / all : 0;
      return single(definition, his * (1 - Math.exp(-all)));
    },
    outcome({ number }, _line, offset, over) {
      const known = tally.first(offset);
      return yes(known?.number === number, over || known !== undefined || offset >= closes);
    },
  };
}

/** The scorer markets of a sport with few goals: anytime, first, two or more. */
export function scorerFamilies(scoring: Scoring): readonly PlayerFamily[] {
  const { lineUp } = scoring;
  return [
    atLeast(anytimeScorer, 1, scoring, foremost(lineUp, 8)),
    first(firstScorer, scoring, foremost(lineUp, 6)),
    atLeast(scorerOfTwo, 2, scoring, foremost(lineUp, 4)),
  ];
}
