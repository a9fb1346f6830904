import type { MarketDefinition } from '../model/market-definition.ts';
import type { Player, SelectionOutcome } from '../model/match.ts';

/** The probability of each selection of a market, by code, in display order. */
export type SelectionChances = readonly (readonly [code: string, probability: number])[];

/** A market with the probabilities that a model gives it, before the margin. */
export interface FairMarket {
  readonly definition: MarketDefinition;
  readonly line: string | null;
  /** True for the line that a table shows, and in a family without lines. */
  readonly main: boolean;
  /** Exclusive: one selection wins. Independent: each selection is priced against its own opposite (double chance). */
  readonly kind: 'exclusive' | 'independent';
  readonly selections: SelectionChances;
  readonly player?: Player;
}

/** How each selection of a market is settled, by code. */
export type Outcomes = Readonly<Record<string, SelectionOutcome>>;
