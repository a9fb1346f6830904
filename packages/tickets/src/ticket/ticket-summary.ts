import {
  freeBetCurrencyId,
  minorToMoney,
  moneyToMinor,
  paidOut,
  type HistoryLeg,
  type HistoryTicket,
  type LegStatus,
  type TicketStatus,
} from '@kvota/contracts';
import type { LegResult, Ticket } from '@kvota/bet-slip/math';
import type { LegMarkState } from '@kvota/ui';

/** True while the outcome is open: the amount is then a possible payout, not a payout. */
export function isOpen({ status }: Pick<HistoryTicket, 'status'>): boolean {
  return status === 'accepted' || status === 'pending';
}

/** True while an open leg is in play. Only then does the platform send the state of its match. */
export function isInPlay({ status, match }: Pick<HistoryLeg, 'status' | 'match'>): boolean {
  return status === 'open' && match !== null && match !== undefined;
}

const sum = (amounts: readonly string[]): string =>
  minorToMoney(amounts.reduce((total, amount) => total + moneyToMinor(amount), 0n));

/** True if the ticket can change while it is shown, so that the list has to be fetched again. */
export function isLive(ticket: HistoryTicket): boolean {
  return isOpen(ticket) && (ticket.status === 'pending' || ticket.legs.some(isInPlay));
}

export const markOf = (leg: HistoryLeg): LegMarkState => (isInPlay(leg) ? 'live' : leg.status);

/** Counts legs by status, in the order in which they are shown. */
export function countLegs(legs: readonly Pick<HistoryLeg, 'status'>[]): ReadonlyMap<LegStatus, number> {
  const counts = new Map<LegStatus, number>();
  for (const status of ['won', 'half_won', 'void', 'half_lost', 'lost', 'open'] as const) {
    const count = legs.filter((leg) => leg.status === status).length;
    if (count > 0) counts.set(status, count);
  }
  return counts;
}

/** True if the ticket was booked. A refused ticket cost nothing and paid nothing. */
export const wasBooked = (status: TicketStatus): boolean => status !== 'rejected' && status !== 'pending';

const legId = (at: number): string => String(at);

/** Returns the ticket as the maths of the slip needs it. `stake` is the open stake, or the whole one. */
export function mathTicketOf(ticket: HistoryTicket, stake: string): Ticket {
  return {
    selections: ticket.legs.map(({ usedOdds }, at) => ({ id: legId(at), odds: usedOdds })),
    groups: ticket.systemGroups.map(({ conditions }, group) => ({
      conditions,
      selectionIds: ticket.legs.flatMap(({ systemGroup }, at) => (systemGroup === group ? [legId(at)] : [])),
    })),
    stake,
    freeBet: ticket.currency_id === freeBetCurrencyId,
  };
}

/** Returns how a leg ended, for the maths. The share of a dead heat is unknown, so it counts as won. */
export function legResultOf(status: LegStatus): LegResult | undefined {
  switch (status) {
    case 'open':
      return undefined;
    case 'half_won':
      return { outcome: 'won', voidFactor: '0.5' };
    case 'half_lost':
      return { outcome: 'lost', voidFactor: '0.5' };
    case 'won':
    case 'lost':
    case 'void':
      return status;
  }
}

/** Returns stakes and payouts of booked tickets by currency, in order of first appearance. */
export function totalsOf(
  tickets: readonly HistoryTicket[],
): readonly { readonly currency: string; readonly stake: string; readonly paid: string }[] {
  const booked = tickets.filter(({ status }) => wasBooked(status));
  return [...Map.groupBy(booked, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    stake: sum(own.map(({ stake }) => stake)),
    paid: sum(own.map(paidOut)),
  }));
}
