import type { Player, SelectionOutcome } from '../model/match.ts';

/** A market with the probabilities a model gives it, before margin. */
export interface FairMarket {
  readonly family: string;
  readonly line: string | null;
  readonly main: boolean;
  /** Exclusive: one of the selections wins. Independent: each stands against its own opposite (double chance). */
  readonly kind: 'exclusive' | 'independent';
  readonly selections: readonly (readonly [code: string, probability: number])[];
  readonly player?: Player;
}

export type Outcomes = Readonly<Record<string, SelectionOutcome>>;
