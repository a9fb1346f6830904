import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { Competitor } from '../../sport/league.ts';
import type { Drift } from '../../sport/sport.ts';
import { type Contest, ratingsAt, winChances } from './contest.ts';

/** Everything that the markets of a contest are priced from at one instant. */
export class ContestGrid {
  readonly contest: Contest;
  readonly field: readonly Competitor[];
  #chances: ReadonlyMap<string, number> | undefined;

  constructor(contest: Contest, drift: Drift) {
    this.contest = contest;
    this.field = ratingsAt(contest, drift);
  }

  /** Returns the probability that a competitor wins. */
  chanceOf(name: string): number {
    this.#chances ??= winChances(this.field);
    return this.#chances.get(name) ?? 0;
  }
}

/** The result of a contest. */
export interface ContestStanding {
  readonly contest: Contest;
  /** The winner of the field. */
  readonly best: string;
  readonly hostBetter: boolean;
  /** An operator ended the contest before it had a result. */
  readonly cut: boolean;
}

export type ContestMarket = Market<null, ContestGrid, ContestStanding>;

/** All markets of a contest are repriced together: they share the sum over the winning performance. */
export const batches = { all: 0 } as const;

/** Completes a market. */
export const contestMarket = (parts: MarketParts<null, ContestGrid, ContestStanding>): ContestMarket => market(parts);
