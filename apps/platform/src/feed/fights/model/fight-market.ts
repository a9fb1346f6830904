import { market, type Market, type MarketParts } from '../../market/market.ts';
import type { FightGrid } from './grid.ts';
import type { FightRules } from './rules.ts';
import type { FightState } from './script.ts';

/** Facts of a fight that are fixed before its start. */
export interface FightFrame {
  readonly rounds: number;
}

/** The input of settlement. */
export interface FightStanding extends FightFrame {
  readonly state: FightState;
  /** Seconds fought. */
  readonly fought: number;
  /** The fight has ended, by itself or by an operator. */
  readonly over: boolean;
  /** The host's lead: by the finish, else on the judges' cards. */
  readonly lead: number;
}

export type FightMarket = Market<FightFrame, FightGrid, FightStanding>;

/** Makes a market for the rules of a sport. */
export type FightMarketOf = (rules: FightRules) => FightMarket;

/** All markets of a fight are repriced together. */
export const batches = { all: 0 } as const;

/** Completes a market. */
export const fightMarket = (parts: MarketParts<FightFrame, FightGrid, FightStanding>): FightMarket => market(parts);

/** The selection of a fight that the judges decide. */
export const pointsCode = (lead: number): string => (lead > 0 ? '1/PTS' : lead < 0 ? '2/PTS' : 'X');
