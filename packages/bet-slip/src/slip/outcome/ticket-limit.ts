/** Limits of a player that an agent or the operator sets: amounts, a count of tickets, and products that are off. */
export const ticketLimitKeys = [
  'minStake',
  'maxStake',
  'maxWin',
  'stakeDay',
  'stakeWeek',
  'lossDay',
  'lossWeek',
  'openTickets',
  'prematch',
  'live',
] as const;

/** The limit that refused a ticket with `limitReached`. */
export interface TicketLimit {
  readonly key: (typeof ticketLimitKeys)[number];
  /** An amount in the currency of the ticket, or a count; empty for a product that is off. */
  readonly value: string;
  readonly level: 'agent' | 'operator';
}
