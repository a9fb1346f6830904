import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { TennisGrid } from './grid.ts';
import type { TennisState } from './script.ts';

/** Facts of a match that are fixed before its start: the sets that win it. */
export interface TennisFrame {
  readonly needed: number;
}

/** The input of settlement. */
export interface TennisStanding extends TennisFrame {
  readonly state: TennisState;
  /** The match has ended, by itself or by an operator. */
  readonly over: boolean;
}

export type TennisMarket = Market<TennisFrame, TennisGrid, TennisStanding>;

/** Batches in which tennis markets are repriced in play. */
export const batches = { match: 0, games: 1, sets: 2, runningGame: 3 } as const;

/** Completes a market of tennis. */
export const tennisMarket = (parts: MarketParts<TennisFrame, TennisGrid, TennisStanding>): TennisMarket =>
  market(parts);
