import type {
  CheckedSelection,
  ForcedOutcome,
  HistoryTicket,
  Outcome,
  ReofferAnswer,
  SelectionCheck,
  TicketInfo,
  TicketRequest,
  TicketStatus,
} from '@kvota/contracts';
import type * as v from 'valibot';

/** Who pays. */
export interface Player {
  readonly id: string;
  readonly username: string;
  readonly roles: readonly string[];
  readonly blocked: boolean;
}

/** An answer as it goes over the wire, byte for byte; `cut` asks the server to drop the connection without one. */
export type RequestAnswer = { readonly status: number; readonly body: string } | { readonly cut: true };

/** Which tickets of the history are asked for; from and to are ISO 8601 instants or days, both inclusive. */
export interface HistoryQuery {
  readonly page: number;
  readonly status?: TicketStatus | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Tickets from the first request to their settlement. */
export interface Tickets {
  /** Pays a ticket; `ticket_id` makes it idempotent (CALL-19). `rawBody` is the parsed JSON as it came. */
  request(user: Player, body: TicketRequest, rawBody: unknown): Promise<RequestAnswer>;
  /** The player's answer to an offer (CALL-11). */
  reoffer(user: Player, body: v.InferOutput<typeof ReofferAnswer>): Promise<Outcome>;
  /** The truth about a ticket of this user; null where the server has none of that id (OP-27). */
  info(userId: string, ticketId: string): Promise<TicketInfo | null>;
  /** Odds of selections, now (CALL-27). */
  check(items: readonly v.InferOutput<typeof SelectionCheck>[]): Promise<CheckedSelection[]>;
  /** Tickets of a user, newest first, 20 a page (CALL-53). */
  history(userId: string, query: HistoryQuery): Promise<{ result: HistoryTicket[]; totalPages: number }>;
  /** Operator: decides the user's next ticket, once; null withdraws it. */
  force(userId: string, force: ForcedOutcome | null): Promise<void>;
  /** Decides at once all that is due, and ends what is over. */
  decideNow(): Promise<void>;
  /** Settles at once all that has a result. */
  settleNow(): Promise<void>;
  /** Deletes sightings that are more than a day old. */
  forgetSightings(): Promise<void>;
}
