import type { Bonus, BonusKind } from '@kvota/contracts';

import type { Period } from '../database/within.ts';
import type { PostingKey } from '../ledger/ledger.ts';
import type { GuardFault } from '../protection/guard/play-guard.ts';

/** Free bets to grant. The amount is in minor units. */
export interface NewBonus {
  readonly userId: string;
  readonly kind: BonusKind;
  readonly name: string;
  readonly amount: bigint;
  /** Milliseconds since 1970. If absent, the bonus never ends. */
  readonly expiresAt?: number | undefined;
  readonly period?: { readonly from: string; readonly to: string } | undefined;
  /** Key of the posting: a repeated grant adds nothing. */
  readonly key: PostingKey;
}

/** A grant that was booked now or before, or the reason for a refusal. */
export type Granted =
  | { readonly kind: 'granted'; readonly id: string }
  | { readonly kind: 'otherGrant' | 'tooMuch' | 'staff' | GuardFault['error'] };

/** Free bets of players. They are posted to the free-bet wallet. When one ends, what was not staked is taken back. */
export interface Bonuses {
  /**
   * Grants free bets. A key that was used for the same grant returns its id; for another one, it is refused. So is a
   * credit above the limit of the ledger, and any for a staff account or for a player who may not play.
   */
  grant(bonus: NewBonus): Promise<Granted>;
  /** Lists the bonuses of a user, newest first. */
  list(userId: string, query: BonusQuery): Promise<{ result: Bonus[]; totalPages: number }>;
  /** Ends the bonuses that are due. */
  endDue(): Promise<void>;
}

export interface BonusQuery extends Period {
  readonly page: number;
  readonly kind?: BonusKind | undefined;
}
