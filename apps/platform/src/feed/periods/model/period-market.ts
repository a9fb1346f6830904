import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { PeriodRules } from '../script/rules.ts';
import type { PeriodGrid } from './grid.ts';
import type { PeriodLines } from './lines.ts';
import type { PeriodStanding } from './standing.ts';

/** A market of a match in periods. */
export type PeriodMarket = Market<PeriodLines, PeriodGrid, PeriodStanding>;

/** Makes a market for the rules of a sport. */
export type PeriodMarketOf = (rules: PeriodRules) => PeriodMarket;

/** Batches in which the markets are repriced in play. */
export const batches = { results: 0, totals: 1, parts: 2, nextGoal: 3 } as const;

/** Completes a market. */
export const periodMarket = (parts: MarketParts<PeriodLines, PeriodGrid, PeriodStanding>): PeriodMarket =>
  market(parts);
