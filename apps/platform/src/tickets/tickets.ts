import type {
  CheckedSelection,
  HistoryTicket,
  Outcome,
  ReofferAnswer,
  SelectionCheck,
  TicketInfo,
  TicketRequest,
  TicketStatus,
} from '@kvota/contracts';
import type { ForcedOutcome } from '@kvota/contracts/operator';
import type { RefusalOf } from '@kvota/contracts/errors';
import type * as v from 'valibot';

/** The paying user. */
export interface Player {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly string[];
  readonly blocked: boolean;
}

/** An answer as it is sent, byte for byte. `cut` drops the connection without one. */
export type RequestAnswer = { readonly status: number; readonly body: string } | { readonly cut: true };

/** Filters of the history. `from` and `to` are ISO 8601 instants or days, both inclusive. */
export interface HistoryQuery {
  readonly page: number;
  readonly status?: TicketStatus | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Tickets from the first request to their settlement. */
export interface Tickets {
  /** Pays a ticket. `ticket_id` makes it idempotent (CALL-19). `rawBody` is the parsed JSON as it arrived. */
  request(user: Player, body: TicketRequest, rawBody: unknown): Promise<RequestAnswer>;
  /** Applies the player's answer to an offer (CALL-11). */
  reoffer(
    user: Player,
    body: v.InferOutput<typeof ReofferAnswer>,
  ): Promise<Outcome & { readonly error: RefusalOf<'reoffer'> | null }>;
  /** Returns the state of a ticket of this user; null if the server has none under this id (OP-27). */
  info(userId: string, ticketId: string): Promise<TicketInfo | null>;
  /** Returns the odds of selections, as of now (CALL-27). */
  check(items: readonly v.InferOutput<typeof SelectionCheck>[]): Promise<CheckedSelection[]>;
  /** Lists the tickets of a user, newest first, 20 per page (CALL-53). */
  history(userId: string, query: HistoryQuery): Promise<{ result: HistoryTicket[]; totalPages: number }>;
  /** Forces the outcome of the user's next ticket, once. Null cancels it. */
  force(userId: string, force: ForcedOutcome | null): Promise<void>;
  /** Decides everything that is due, and ends what is over. */
  decideNow(): Promise<void>;
  /** Settles everything that has a result. */
  settleNow(): Promise<void>;
  /** Deletes sightings that are more than a day old. */
  forgetSightings(): Promise<void>;
}
