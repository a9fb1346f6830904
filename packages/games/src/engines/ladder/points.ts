import { range } from '../../draws/shuffle.ts';
import type { LadderModel } from '../../models/ladder/ladder-models.ts';
import { times, type Fraction } from '../../par/fraction.ts';
import { RANKS, chanceOfGuess, guesses } from './cards.ts';
import { chanceOfFloors, difficultyOf } from './floors.ts';
import { chanceOfMines } from './mines.ts';
import { isOffered, priceOf, type Chance } from './price.ts';

/** A point at which the player may cash out. */
export interface LadderPoint {
  /** Number of steps to it. */
  readonly steps: number;
  readonly chance: Chance;
  /** In ten-thousandths of the bet. */
  readonly multiplier: number;
  /** Multiplier times chance, in bets. */
  readonly rtp: Fraction;
}

function pointOf(steps: number, chance: Chance): LadderPoint {
  const multiplier = priceOf(chance);
  return { steps, chance, multiplier, rtp: times(chance, { n: BigInt(multiplier), d: 10_000n }) };
}

/** The steps of a ladder of cards from a first card: each different chance of the whole way, once. */
function cardChances(first: number, most: number): { steps: number; chance: Chance }[] {
  const points: { steps: number; chance: Chance }[] = [];
  let now = new Map([[`${first} 1/1`, { rank: first, chance: { n: 1n, d: 1n } as Chance }]]);
  const seen = new Set<string>();
  for (const steps of range(most).map((at) => at + 1)) {
    const after: typeof now = new Map();
    for (const { rank, chance } of now.values()) {
      for (const guess of guesses) {
        const next = times(chance, chanceOfGuess(rank, guess));
        if (next.n === 0n || !isOffered(next)) continue;
        const key = `${next.n}/${next.d}`;
        if (!seen.has(key)) points.push({ steps, chance: next });
        seen.add(key);
        for (const to of range(RANKS)) {
          const right = guess === 'same' ? to === rank : guess === 'higher' ? to > rank : to < rank;
          if (right) after.set(`${to} ${key}`, { rank: to, chance: next });
        }
      }
    }
    now = after;
  }
  return points;
}

/**
 * Returns the points of a ladder in a mode, in order. Those of cards are the guesses about the first card; `depth` is how
 * many guesses are listed.
 *
 * @example
 * ```ts
 * import { ladderModels, pointsOf } from '@kvota/games';
 *
 * pointsOf(ladderModels[0]!, '3').map(({ multiplier }) => multiplier).slice(0, 3); // [11_100, 12_700, 14_600]
 * ```
 */
export function pointsOf(model: LadderModel, mode: string, depth = 1): LadderPoint[] {
  switch (model.kind) {
    case 'mines': {
      const mines = Number.parseInt(mode, 10);
      const all = range(model.cells - mines).map((at) => pointOf(at + 1, chanceOfMines(model.cells, mines, at + 1)));
      return all.filter(({ chance }) => isOffered(chance));
    }
    case 'floors': {
      const difficulty = difficultyOf(model, mode);
      const all = range(model.floors).map((at) => pointOf(at + 1, chanceOfFloors(difficulty, at + 1)));
      return all.filter(({ chance }) => isOffered(chance));
    }
    case 'cards':
      return range(RANKS).flatMap((first) =>
        cardChances(first, depth).map(({ steps, chance }) => pointOf(steps, chance)),
      );
  }
}
