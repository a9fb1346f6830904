import { minorToMoney, moneyToMinor } from '../amount/money.ts';
import type { HistoryTicket } from './ticket.ts';

/** The kind of a ticket. `groups` of a system are as players write them: "2/3", "1,2/4". */
export type TicketShape =
  | { readonly kind: 'single' }
  | { readonly kind: 'accumulator'; readonly legs: number }
  | { readonly kind: 'system'; readonly groups: readonly string[]; readonly bankers: number };

/** Returns the kind of a ticket (OP-92). */
export function ticketShape({ legs, systemGroups }: Pick<HistoryTicket, 'legs' | 'systemGroups'>): TicketShape {
  if (systemGroups.length === 0)
    return legs.length === 1 ? { kind: 'single' } : { kind: 'accumulator', legs: legs.length };
  const groups = systemGroups.map(({ conditions, totalSelections }) => `${conditions.join(',')}/${totalSelections}`);
  return { kind: 'system', groups, bankers: legs.filter(({ systemGroup }) => systemGroup === null).length };
}

/** Writes the groups of a system, and how many bankers it has: "2/3 + B". `banker` is the sign of a banker. */
export function systemText({ groups, bankers }: Extract<TicketShape, { kind: 'system' }>, banker: string): string {
  const fixed = bankers === 0 ? [] : [bankers === 1 ? banker : `${bankers}${banker}`];
  return [...groups, ...fixed].join(' + ');
}

/** Returns all that a ticket has paid so far: cashed-out parts and the payout of the rest. */
export function paidOut({ payout, cashedOut }: Pick<HistoryTicket, 'payout' | 'cashedOut'>): string {
  const paid = [payout ?? '0.00', ...cashedOut.map(({ amount }) => amount)];
  return minorToMoney(paid.reduce((total, amount) => total + moneyToMinor(amount), 0n));
}
