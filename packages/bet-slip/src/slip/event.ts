import type { DecimalString } from '../math/types.ts';
import type { Offer } from './payment.ts';
import type { NewSelection, OddsUpdate } from './selection.ts';

/** What `ticketRequest` answered, in our words (see `fromTicketResponse`). */
export type TicketAnswer =
  /** Taken; `pending` when it carried code 101. */
  | { readonly kind: 'taken'; readonly pending: boolean }
  /** The player has to confirm, in the panel. */
  | { readonly kind: 'confirm'; readonly expiresAt: number | null }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly error: string | null; readonly subcode: number | null }
  /** No answer: network failure, time-out, 5xx. The outcome is unknown. */
  | { readonly kind: 'lost' };

/** What ping said about a ticket, in our words (see `fromPing`). */
export interface TicketInfo {
  readonly ticketId: string;
  readonly code: number | null;
  readonly subcode: number | null;
  readonly etsCode: number | null;
  readonly accepted: boolean;
  readonly status: 'pending' | 'accepted' | 'denied' | 'reoffer' | 'oddchange' | null;
  readonly changes: Offer['changes'];
  readonly stake: Offer['stake'];
  readonly expiresAt: number | null;
}

/** Everything that can happen to a slip. */
export type SlipEvent =
  // The player builds the ticket.
  | { readonly type: 'add'; readonly selection: NewSelection }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'delete-invalid' }
  | { readonly type: 'clear' }
  | { readonly type: 'restore' }
  | { readonly type: 'set-mode'; readonly mode: 'basic' | 'system' }
  | { readonly type: 'draft-selection'; readonly id: string }
  | { readonly type: 'draft-condition'; readonly condition: number }
  | { readonly type: 'confirm-group' }
  | { readonly type: 'delete-group'; readonly index: number }
  // Stake.
  | { readonly type: 'set-stake'; readonly stake: string }
  | { readonly type: 'blur-stake' }
  | { readonly type: 'quick-stake'; readonly step: DecimalString }
  // Odds.
  | { readonly type: 'odds'; readonly updates: readonly OddsUpdate[] }
  | { readonly type: 'accept-changes' }
  | { readonly type: 'set-auto-odds'; readonly on: boolean }
  | { readonly type: 'check-due' }
  // Payment.
  | { readonly type: 'pay' }
  | { readonly type: 'ticket-answer'; readonly ticketId: string; readonly answer: TicketAnswer }
  | { readonly type: 'ticket-info'; readonly info: TicketInfo }
  | { readonly type: 'decide'; readonly accept: boolean }
  | { readonly type: 'reoffer-answer'; readonly ticketId: string; readonly ok: boolean }
  | { readonly type: 'dismiss' }
  | { readonly type: 'tick' }
  // Surroundings.
  | { readonly type: 'env-changed' }
  | { readonly type: 'resume' };

export type SlipEventType = SlipEvent['type'];
