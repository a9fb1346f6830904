import type { ticketNews } from '@kvota/contracts';

/** What happened to a ticket, after it is in the database. */
export interface TicketNews {
  readonly what: (typeof ticketNews)[number];
  readonly ticketId: string;
}

/** Receives news of tickets. It must not throw, and returns at once. */
export type AnnounceTicket = (news: TicketNews) => void;
