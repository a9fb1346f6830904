import type { CashOutReason } from '@kvota/contracts';

/** A price for a ticket or a part of it. Money in minor units, the instant in milliseconds. */
export interface Quote {
  readonly quoteId: string;
  /** What leaves the ticket for the amount. */
  readonly stake: bigint;
  readonly amount: bigint;
  readonly currency: string;
  readonly expiresAt: number;
}

/** Why nothing is sold: no such ticket of this user, or not now. */
export type NotSold = { readonly kind: 'unknown' } | { readonly kind: 'unavailable'; readonly reason: CashOutReason };

/** What came of taking a quote. `credit` is the player's in the ticket's currency after it. */
export type Sale =
  | { readonly kind: 'sold'; readonly credit: bigint }
  /** The price no longer holds; a new one where there is one. */
  | { readonly kind: 'changed'; readonly quote: Quote | undefined }
  | NotSold;

/** Tickets sold back before they are decided, whole or in parts. */
export interface CashOuts {
  /** A price for a share of the open stake, in ten-thousandths (CALL-54). */
  quote(
    userId: string,
    asked: { ticketId: string; ratio: bigint },
  ): Promise<{ readonly kind: 'quoted'; readonly quote: Quote } | NotSold>;
  /** Takes a quote, at its amount or not at all; the same quote is never paid twice (CALL-55). `amount` in minor units. */
  confirm(userId: string, taken: { ticketId: string; quoteId: string; amount: bigint }): Promise<Sale>;
  /** Deletes quotes that expired more than a day ago and were not taken. */
  forgetUntaken(): Promise<void>;
}
