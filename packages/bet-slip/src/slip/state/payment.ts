import type { DecimalString, SystemGroup } from '../../math/types.ts';
import type { OutcomeReason } from '../outcome/ticket-outcomes.ts';
import type { SlipWallet } from './env.ts';
import type { OddsUpdate, SlipSelection } from './selection.ts';

/** What the player put together, as it can be sent, kept and restored. */
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
  /** How long an answer may take. */
  readonly timeoutMs: number;
  /** Terms of the offers already answered, so that a late repetition does not ask twice. */
  readonly answered: readonly string[];
  /** The slip was emptied when the player took an offer; it may be edited while the ticket goes on. */
  readonly emptied: boolean;
}

/** What is proposed in place of the ticket; the player has to agree (PAY-05, PAY-17, OP-16, OP-22). */
export interface Offer {
  readonly kind: 'confirm' | 'reoffer' | 'oddchange';
  /** `confirm` has no dialog (OP-16). */
  readonly surface: 'panel' | 'dialog';
  /** 101 titles the dialog as re-offer, anything else as odds change (DLG-08). */
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
  /** `counting` from the first 101: until then the timer shows a spinner (OP-26). */
  | { readonly status: 'waiting'; readonly ticket: SentTicket; readonly deadline: number; readonly counting: boolean }
  /** `beeped` is the second that last sounded: never two beeps in one (OP-17). */
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
      /** Taken by the auto-accept switch, not by a press. */
      readonly auto: boolean;
    }
  /** No answer yet; the same id is asked for until the grace ends (OP-25). */
  | { readonly status: 'unknown'; readonly ticket: SentTicket; readonly until: number }
  | { readonly status: 'accepted'; readonly ticketId: string; readonly key: OutcomeReason }
  /** `surface`: an overlay in the panel for what never became a ticket, a dialog for a refused one (OP-28). */
  | {
      readonly status: 'rejected';
      readonly ticketId: string | null;
      readonly key: OutcomeReason;
      readonly surface: 'overlay' | 'dialog';
    }
  /** `final` is false when nothing was heard: then paying the unchanged slip uses the same id again. */
  | { readonly status: 'timedOut'; readonly ticketId: string; readonly key: OutcomeReason; readonly final: boolean };

export type PaymentStatus = Payment['status'];
