import type { Bonus, BonusKind } from '@kvota/contracts';

import type { Period } from '../database/within.ts';
import type { PostingKey } from '../ledger/ledger.ts';

/** Free bets to be given, the amount in minor units. */
export interface NewBonus {
  readonly userId: string;
  readonly kind: BonusKind;
  readonly name: string;
  readonly amount: bigint;
  /** Milliseconds since 1970; without it they never end. */
  readonly expiresAt?: number | undefined;
  readonly period?: { readonly from: string; readonly to: string } | undefined;
  /** Under which they are booked, where that may happen again. */
  readonly key?: PostingKey;
}

/** Free bets that players are given: booked into the free-bet wallet, and taken back at their end as far as they were not bet. */
export interface Bonuses {
  /** Gives free bets and answers their id. */
  grant(bonus: NewBonus): Promise<string>;
  /** Those of a user, newest first. */
  list(userId: string, query: BonusQuery): Promise<{ result: Bonus[]; totalPages: number }>;
  /** Ends what is due. */
  endDue(): Promise<void>;
}

export interface BonusQuery extends Period {
  readonly page: number;
  readonly kind?: BonusKind | undefined;
}
