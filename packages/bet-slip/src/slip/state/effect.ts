import type { OutcomeReason } from '../outcome/ticket-outcomes.ts';
import type { Refusal } from './refusal.ts';
import type { SlipEventType } from './event.ts';
import type { OfferAnswer, SentTicket } from './payment.ts';
import type { DoneTicket } from './state.ts';

/** Work for the host. The slip itself has no side effects. */
export type SlipEffect =
  /** POST `ticketRequest` with `toTicketRequest(effect.ticket)`; report with `ticket-answer`, also if it fails. */
  | { readonly type: 'send-ticket'; readonly ticketId: string; readonly ticket: SentTicket }
  /** POST `reoffer`; report with `reoffer-answer`. */
  | { readonly type: 'post-reoffer'; readonly ticketId: string; readonly answer: OfferAnswer }
  /** Ping with this ticket id now; report with `ticket-info`. The regular ping carries `selectPollId` as well. */
  | { readonly type: 'poll'; readonly ticketId: string }
  /** POST `checkTicketSelections`; report with `odds`. A failure needs no report. */
  | {
      readonly type: 'check-selections';
      readonly selections: readonly {
        readonly id: string;
        readonly type: 'prematch' | 'live';
        readonly market: string;
        readonly selection: string;
      }[];
    }
  /** Show a message. A `sticky` one stays until it is closed. Surfaces follow OP-28. */
  | {
      readonly type: 'notify';
      readonly key: OutcomeReason;
      readonly tone: 'success' | 'error' | 'neutral';
      readonly surface: 'overlay' | 'dialog' | 'snackbar';
      readonly sticky: boolean;
    }
  | { readonly type: 'beep' }
  /** A ticket has ended: refresh the wallets, notify the other tabs (OP-95). */
  | { readonly type: 'ticket-done'; readonly ticketId: string; readonly outcome: DoneTicket['outcome'] }
  /** An event was refused; nothing has changed. */
  | { readonly type: 'refused'; readonly event: SlipEventType; readonly reason: Refusal }
  /** Write to the log, for developers only (ERR-01). */
  | { readonly type: 'log'; readonly code: 'reofferFailed' | 'lateAnswer'; readonly ticketId: string };

type Notice = Extract<SlipEffect, { type: 'notify' }>;

export const notify = (
  key: OutcomeReason,
  tone: Notice['tone'],
  surface: Notice['surface'],
  sticky = true,
): SlipEffect => ({ type: 'notify', key, tone, surface, sticky });

/** Returns the effect that asks the platform about a ticket. */
export const poll = ({ ticketId }: { readonly ticketId: string }): SlipEffect => ({ type: 'poll', ticketId });
