import type { BookingRequest } from '@kvota/contracts';

import type { LoadedSlip } from './load-slip.ts';

/** A slip that was kept: its code as people read it, and until when, in milliseconds; or why it was not, as a message key. */
export type ShareCode = { readonly code: string; readonly expiresAt: number } | { readonly error: string };

/** Unpaid slips under short codes, to be played later, elsewhere or by somebody else. */
export interface ShareCodes {
  /** Keeps a slip whose selections are all in the book: bookingTooLarge, invalidGroup, selectionUnknown, duplicateSelection. */
  keep(slip: BookingRequest): Promise<ShareCode>;
  /** Keeps the selections of a ticket at its odds: ticketUnknown where it is not the user's, selectionUnknown where all are over. */
  keepTicket(userId: string, ticketId: string): Promise<ShareCode>;
  /** What is left of a slip at the odds of now; undefined for a code that is unknown, expired or over. */
  load(code: string): Promise<LoadedSlip | undefined>;
  /** Deletes codes that have expired. */
  forgetExpired(): Promise<void>;
}
