import {
  freeBetCurrencyId,
  minorToMoney,
  moneyToMinor,
  type HistoryLeg,
  type HistoryTicket,
  type LegStatus,
  type TicketStatus,
} from '@kvota/contracts';
import type { LegResult, Ticket } from '@kvota/bet-slip/math';
import type { LegMarkState } from '@kvota/ui';

/** Whether what the ticket pays is still open: the amount is then a possible payout, never a payout. */
export function isOpen({ status }: Pick<HistoryTicket, 'status'>): boolean {
  return status === 'accepted' || status === 'pending';
}

/** Whether a leg that is open is played at this moment: only then the platform tells how the match stands. */
export function isInPlay({ status, match }: Pick<HistoryLeg, 'status' | 'match'>): boolean {
  return status === 'open' && match !== null && match !== undefined;
}

const sum = (amounts: readonly string[]): string =>
  minorToMoney(amounts.reduce((total, amount) => total + moneyToMinor(amount), 0n));

/** Whether the ticket can change while it is looked at: its page then asks again. */
export function isLive(ticket: HistoryTicket): boolean {
  return isOpen(ticket) && (ticket.status === 'pending' || ticket.legs.some(isInPlay));
}

export const markOf = (leg: HistoryLeg): LegMarkState => (isInPlay(leg) ? 'live' : leg.status);

type Shape =
  | { readonly kind: 'single' }
  | { readonly kind: 'accumulator'; readonly legs: number }
  /** `groups` as players write them: "2/3", "1,2/4". */
  | { readonly kind: 'system'; readonly groups: readonly string[]; readonly bankers: number };

/** What kind of ticket it is (OP-92). */
export function shapeOf({ legs, systemGroups }: Pick<HistoryTicket, 'legs' | 'systemGroups'>): Shape {
  if (systemGroups.length === 0)
    return legs.length === 1 ? { kind: 'single' } : { kind: 'accumulator', legs: legs.length };
  const groups = systemGroups.map(({ conditions, totalSelections }) => `${conditions.join(',')}/${totalSelections}`);
  return { kind: 'system', groups, bankers: legs.filter(({ systemGroup }) => systemGroup === null).length };
}

/** How many legs stand how, in the order in which it is told. */
export function countLegs(legs: readonly Pick<HistoryLeg, 'status'>[]): ReadonlyMap<LegStatus, number> {
  const counts = new Map<LegStatus, number>();
  for (const status of ['won', 'half_won', 'void', 'half_lost', 'lost', 'open'] as const) {
    const count = legs.filter((leg) => leg.status === status).length;
    if (count > 0) counts.set(status, count);
  }
  return counts;
}

/** All that the ticket has paid so far: parts sold back, and the payout of the rest. */
export function paidOut({ payout, cashedOut }: Pick<HistoryTicket, 'payout' | 'cashedOut'>): string {
  return sum([payout ?? '0.00', ...cashedOut.map(({ amount }) => amount)]);
}

/** Whether the ticket was booked at all: what was refused cost nothing and paid nothing. */
export const wasBooked = (status: TicketStatus): boolean => status !== 'rejected' && status !== 'pending';

const legId = (at: number): string => String(at);

/** The ticket as the maths of the slip knows it; `stake` is what is still in play, else all of it. */
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

/** How a leg ended, for the maths; of a dead heat the share is not told, and it counts as won. */
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

/** Stakes and payouts of booked tickets by currency, in the order in which the currencies come. */
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
