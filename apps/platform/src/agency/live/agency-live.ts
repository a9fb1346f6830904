import type { agencyChanges, AgencyTicketNews } from '@kvota/contracts';

import type { AnnounceTicket } from '../../tickets/ticket-news.ts';

/** A change of a node: what is known of it is outdated. */
export interface AgencyChange {
  readonly what: (typeof agencyChanges)[number];
  readonly node: string;
}

/** Receives changes of nodes. It must not throw, and returns at once. */
export type AnnounceChange = (change: AgencyChange) => void;

/** A socket of an agent or operator. */
export interface Follower {
  readonly userId: string;
  tickets(news: AgencyTicketNews): void;
  changed(change: AgencyChange): void;
}

/**
 * News of branches as they happen. A follower gets those of tickets that were sold in its branch, and of nodes in it,
 * four times a second at most. Whether it may is read again from the database before each message.
 */
export interface AgencyLive {
  /** Adds a follower. Returns false for a user who is no agent or operator, or is blocked. */
  join(follower: Follower): Promise<boolean>;
  leave(follower: Follower): void;
  /** Returns how many follow. */
  followers(): number;
  readonly announceTicket: AnnounceTicket;
  readonly announceChange: AnnounceChange;
}
