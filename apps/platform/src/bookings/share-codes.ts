import type { BookingRequest } from '@kvota/contracts';
import type { RefusalCode, RefusalOf } from '@kvota/contracts/errors';

import type { LoadedSlip } from './load-slip.ts';

/**
 * The code as people read it and its expiry in milliseconds, or the message key of the reason why the slip was
 * rejected.
 */
export type ShareCode<C extends RefusalCode> =
  | { readonly code: string; readonly expiresAt: number }
  | { readonly error: C };

/** Unpaid slips under short codes, to be played later, on another device, or by another person. */
export interface ShareCodes {
  /**
   * Keeps a slip if all its selections are on offer. Rejects with bookingTooLarge, invalidGroup, selectionUnknown or
   * duplicateSelection.
   */
  keep(slip: BookingRequest): Promise<ShareCode<RefusalOf<'bookSlip'>>>;
  /**
   * Keeps the selections of a ticket at its odds. Rejects with ticketUnknown if it is not the user's, or with
   * selectionUnknown if all selections are over.
   */
  keepTicket(userId: string, ticketId: string): Promise<ShareCode<RefusalOf<'bookTicket'>>>;
  /** Returns what is left of a slip at the current odds, or undefined if the code is unknown, expired or over. */
  load(code: string): Promise<LoadedSlip | undefined>;
  /** Deletes codes that have expired. */
  forgetExpired(): Promise<void>;
}
