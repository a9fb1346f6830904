import type { SystemGroup } from '../../math/types.ts';
import type { TicketLimit } from '../outcome/ticket-limit.ts';
import type { OutcomeReason } from '../outcome/ticket-outcomes.ts';
import type { Offer, SentTicket } from './payment.ts';
import type { NewSelection, OddsUpdate } from './selection.ts';
import type { DoneTicket, PayAction } from './state.ts';

/** The answer of `ticketRequest`, as `fromTicketResponse` reads it. */
export type TicketAnswer =
  /** The platform has taken the ticket; `pending` if the answer carried code 101. */
  | { readonly kind: 'taken'; readonly pending: boolean }
  /** The player has to confirm in the panel. */
  | { readonly kind: 'confirm'; readonly expiresAt: number | null }
  | { readonly kind: 'busy' }
  | {
      readonly kind: 'refused';
      readonly error: OutcomeReason | null;
      readonly subcode: number | null;
      /** With `limitReached`: the limit of an agent or the operator. */
      readonly limit?: TicketLimit;
      /** If the refusal ends by itself: when, in milliseconds since 1970. */
      readonly until?: number;
    }
  /** No answer because of a network failure, a time-out or a 5xx. The outcome is unknown. */
  | { readonly kind: 'lost' };

/** The part of a ping answer about one ticket, as `fromPing` reads it. */
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
  // Building the ticket.
  | { readonly type: 'add'; readonly selection: NewSelection }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'delete-invalid' }
  | { readonly type: 'clear' }
  | { readonly type: 'restore' }
  /** Replaces the whole slip (booking code, bet again). Unavailable selections come in locked. `restore` undoes it. */
  | {
      readonly type: 'load';
      readonly selections: readonly NewSelection[];
      readonly groups: readonly SystemGroup[];
      readonly stake?: string;
    }
  | { readonly type: 'set-mode'; readonly mode: 'basic' | 'system' }
  | { readonly type: 'draft-selection'; readonly id: string }
  | { readonly type: 'draft-condition'; readonly condition: number }
  | { readonly type: 'confirm-group' }
  | { readonly type: 'delete-group'; readonly index: number }
  // Stake.
  | { readonly type: 'set-stake'; readonly stake: string }
  | { readonly type: 'blur-stake' }
  // Odds.
  | { readonly type: 'odds'; readonly updates: readonly OddsUpdate[] }
  | { readonly type: 'accept-changes' }
  | { readonly type: 'set-auto-odds'; readonly on: boolean }
  | { readonly type: 'check-due' }
  // Payment.
  /** The main button is pressed. `action` is what it did on the screen; if that has just changed, nothing happens (SLIP-25). */
  | { readonly type: 'press'; readonly action: PayAction }
  | { readonly type: 'pay' }
  | { readonly type: 'ticket-answer'; readonly ticketId: string; readonly answer: TicketAnswer }
  | { readonly type: 'ticket-info'; readonly info: TicketInfo }
  | { readonly type: 'decide'; readonly accept: boolean }
  | { readonly type: 'reoffer-answer'; readonly ticketId: string; readonly ok: boolean }
  | { readonly type: 'dismiss' }
  | { readonly type: 'tick' }
  // Other tabs of the same player (OP-95).
  /** Another tab has sent this ticket. If this slip has the same content, it follows that ticket instead of paying. */
  | { readonly type: 'adopt'; readonly ticket: SentTicket }
  /** Another tab reports how a ticket ended. */
  | { readonly type: 'ticket-ended'; readonly ticketId: string; readonly outcome: DoneTicket['outcome'] }
  // Host: the env has changed; the page was loaded with a kept state.
  | { readonly type: 'env-changed' }
  | { readonly type: 'resume' };

export type SlipEventType = SlipEvent['type'];
export type EventOf<T extends SlipEventType> = Extract<SlipEvent, { type: T }>;
