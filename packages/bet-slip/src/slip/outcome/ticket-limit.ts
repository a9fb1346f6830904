/** Limits of a player, own ones too: amounts, a count of tickets, and products that are off. */
export const ticketLimitKeys = [
  'minStake',
  'maxStake',
  'maxWin',
  'stakeDay',
  'stakeWeek',
  'lossDay',
  'lossWeek',
  'openTickets',
  'singleStake',
  'stakeMonth',
  'lossMonth',
  'prematch',
  'live',
] as const;

/** The limit that refused a ticket with `limitReached`. */
export interface TicketLimit {
  readonly key: (typeof ticketLimitKeys)[number];
  /** An amount, or a count; empty for a product that is off. */
  readonly value: string;
  /** The currency of the amounts. An own limit of the player can be in another one than the ticket. */
  readonly currency?: string;
  /** The setter, as far as the player learns it. */
  readonly level: 'agent' | 'operator' | 'player';
  /** The amount that is left of a day, a week or a month; empty if it is not known. */
  readonly left: string;
}
