import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { BasketballGrid } from './grid.ts';
import type { GameLines } from './lines.ts';
import type { BasketballStanding } from './standing.ts';

export type BasketballMarket = Market<GameLines, BasketballGrid, BasketballStanding>;

/** Batches in which basketball's markets are repriced in play. */
export const batches = { results: 0, totals: 1, half: 2, quarters: 3 } as const;

/** Completes a market of basketball. */
export const basketballMarket = (parts: MarketParts<GameLines, BasketballGrid, BasketballStanding>): BasketballMarket =>
  market(parts);
