import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { SeriesGrid } from './grid.ts';
import type { SeriesLines } from './lines.ts';
import type { Format, SeriesRules } from './rules.ts';
import type { SeriesState } from './script.ts';

/** Facts of a match that are fixed before its start. */
export interface SeriesFrame {
  readonly rules: SeriesRules;
  readonly format: Format;
  readonly lines: SeriesLines;
}

/** The input of settlement. */
export interface SeriesStanding extends SeriesFrame {
  readonly state: SeriesState;
  /** The match has ended, by itself or by an operator. */
  readonly over: boolean;
}

export type SeriesMarket = Market<SeriesFrame, SeriesGrid, SeriesStanding>;

/** Batches in which the markets are repriced in play. */
export const batches = { results: 0, points: 1, units: 2 } as const;

/** Completes a market. */
export const seriesMarket = (parts: MarketParts<SeriesFrame, SeriesGrid, SeriesStanding>): SeriesMarket =>
  market(parts);
