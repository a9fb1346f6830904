import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { FootballGrid } from './grid.ts';
import type { FootballStanding } from './standing.ts';

/** A market of football. All matches have the same lines, so there is no frame. */
export type FootballMarket = Market<null, FootballGrid, FootballStanding>;

/** Batches in which football's markets are repriced in play. */
export const batches = { result: 0, goals: 1, halves: 2, nextGoal: 3 } as const;

/** Completes a market of football. Only regular time counts. */
export const footballMarket = (parts: MarketParts<null, FootballGrid, FootballStanding>): FootballMarket =>
  market({ regularTime: true, ...parts });
