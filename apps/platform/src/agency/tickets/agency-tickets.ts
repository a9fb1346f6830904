import type { agencyCalls, CallAnswer, CallBody } from '@kvota/contracts';

import type { AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
export type TicketQuery = CallBody<Calls['agencyTickets']>;
export type TicketList = CallAnswer<Calls['agencyTickets']>;
export type TicketDetails = CallAnswer<Calls['agencyTicketInfo']>;

/**
 * Tickets that were sold in the branch of an actor. Sight goes by the seller, which a ticket keeps for good: a player who
 * moves elsewhere takes no past ticket along. Refused requests are no tickets here.
 */
export interface AgencyTickets {
  /** Lists tickets with their sums (CALL-49). Throws 404 `userUnknown` and 400 `tooBroad`. */
  tickets(actor: AgencyActor, query: TicketQuery): Promise<TicketList>;
  /** Returns a ticket with its cash-out price and its requests to be voided (CALL-50). Throws 404 `ticketUnknown`. */
  ticket(actor: AgencyActor, ticketId: string): Promise<TicketDetails>;
}
