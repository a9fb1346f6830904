import type { CashOutReason, ReachedLimit } from '@kvota/contracts';

/** A price for a ticket or a part of it. Money is in minor units, the instant in milliseconds. */
export interface Quote {
  readonly quoteId: string;
  /** Stake that leaves the ticket for the amount. */
  readonly stake: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly expiresAt: number;
}

/** Why nothing is sold: the ticket does not exist for this user, or it cannot be sold now. */
export type NotSold =
  | { readonly kind: 'unknown' }
  /** An agent or the operator has switched sales off for the user. */
  | { readonly kind: 'limited'; readonly limit: ReachedLimit }
  | { readonly kind: 'unavailable'; readonly reason: CashOutReason };

/** The result of a confirmation. `credit` is the player's credit in the ticket's currency after it. */
export type Sale =
  | { readonly kind: 'sold'; readonly credit: bigint }
  /** The quote no longer holds. A new one follows if the ticket can be sold. */
  | { readonly kind: 'changed'; readonly quote: Quote | undefined }
  | NotSold;

/** Sells tickets back before they are decided, whole or in parts. */
export interface CashOuts {
  /** Quotes a share of the open stake, in ten-thousandths (CALL-54). */
  quote(
    userId: string,
    asked: { ticketId: string; ratio: bigint },
  ): Promise<{ readonly kind: 'quoted'; readonly quote: Quote } | NotSold>;
  /**
   * Pays a quote at its amount or not at all. The same quote is never paid twice (CALL-55). `amount` is in minor units.
   */
  confirm(userId: string, taken: { ticketId: string; quoteId: string; amount: bigint }): Promise<Sale>;
  /** Deletes quotes that expired more than a day ago and were not taken. */
  forgetUntaken(): Promise<void>;
}
