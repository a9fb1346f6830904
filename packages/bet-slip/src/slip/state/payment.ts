import type { DecimalString, SystemGroup } from '../../math/types.ts';
import type { TicketLimit } from '../outcome/ticket-limit.ts';
import type { OutcomeReason } from '../outcome/ticket-outcomes.ts';
import type { SlipWallet } from './env.ts';
import type { OddsUpdate, SlipSelection } from './selection.ts';

/** The part of a slip that is sent, kept and restored. */
export interface SlipContent {
  readonly selections: readonly SlipSelection[];
  readonly mode: 'basic' | 'system';
  readonly groups: readonly SystemGroup[];
  readonly stake: DecimalString;
}

/** A ticket that has been sent. Under one `ticketId` the content never changes (OP-25, OP-89). */
export interface SentTicket {
  readonly ticketId: string;
  readonly content: SlipContent;
  /** The stake before an offer lowered it (OP-37). */
  readonly originalStake: DecimalString;
  readonly autoOddsChange: boolean;
  readonly wallet: SlipWallet;
  readonly sentAt: number;
  /** Milliseconds from `sentAt` until the answer is due. */
  readonly timeoutMs: number;
  /** Terms of the offers that were answered, so that a late repetition is not shown again. */
  readonly answered: readonly string[];
  /** True if the slip was emptied when the player accepted an offer. It may be edited while the ticket goes on. */
  readonly emptied: boolean;
}

/** A proposal of the platform that the player has to accept or decline (PAY-05, PAY-17, OP-16, OP-22). */
export interface Offer {
  readonly kind: 'confirm' | 'reoffer' | 'oddchange';
  /** A `confirm` is shown in the panel, the others in a dialog (OP-16). */
  readonly surface: 'panel' | 'dialog';
  /** With code 101 the dialog is titled re-offer, with any other odds change (DLG-08). */
  readonly code: number | null;
  readonly deadline: number;
  readonly changes: readonly (OddsUpdate & { readonly blocked?: boolean })[];
  readonly stake: { readonly from: DecimalString; readonly to: DecimalString } | null;
}

export type OfferAnswer =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly reason: 'Player declined.' | 'timeout' };

export type Payment =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting'; readonly ticket: SentTicket }
  /** `counting` is true from the first 101 on. Until then the timer shows a spinner (OP-26). */
  | { readonly status: 'waiting'; readonly ticket: SentTicket; readonly deadline: number; readonly counting: boolean }
  /** `beeped` is the second of the last beep, so that no second beeps twice, even if the clock is put back (OP-17). */
  | {
      readonly status: 'deciding';
      readonly ticket: SentTicket;
      readonly offer: Offer;
      readonly beeped: number | null;
    }
  | {
      readonly status: 'answering';
      readonly ticket: SentTicket;
      readonly offer: Offer;
      readonly answer: OfferAnswer;
      /** True if the switch accepted the offer, not the player. */
      readonly auto: boolean;
    }
  /** No answer came. The ticket is polled until the grace period ends (OP-25). */
  | { readonly status: 'unknown'; readonly ticket: SentTicket; readonly until: number }
  | { readonly status: 'accepted'; readonly ticketId: string; readonly key: OutcomeReason }
  /** `surface` is an overlay if there never was a ticket, and a dialog if the ticket was refused (OP-28). */
  | {
      readonly status: 'rejected';
      readonly ticketId: string | null;
      readonly key: OutcomeReason;
      readonly surface: 'overlay' | 'dialog';
      /** With `limitReached`. */
      readonly limit?: TicketLimit | undefined;
      /** If the refusal ends by itself: when, in milliseconds since 1970. */
      readonly until?: number | undefined;
    }
  /** `final` is false if no answer came. Then paying the unchanged slip uses the same id again. */
  | { readonly status: 'timedOut'; readonly ticketId: string; readonly key: OutcomeReason; readonly final: boolean };

export type PaymentStatus = Payment['status'];
