// A list of tickets as simply as possible: every ticket in memory, every filter by hand. Written independently of the
// statements on purpose.
import { ticketKinds, type TicketKind } from '@kvota/contracts';
import fc from 'fast-check';

import type { TicketQuery } from '../agency/tickets/agency-tickets.ts';

/** A ticket as a test invents it. Amounts are in minor units, times in minutes before now. */
export interface InventedTicket {
  readonly id: string;
  readonly user: number;
  readonly minutesAgo: number;
  readonly settledAgo: number;
  readonly kind: TicketKind;
  readonly live: boolean;
  readonly money: 'RSD' | 'EUR' | 'free';
  readonly settlement: 'open' | 'won' | 'lost' | 'void' | 'cashed_out' | null;
  readonly stake: bigint;
  readonly possible: bigint;
  readonly payout: bigint;
  /** Stake and price of a part that was sold. */
  readonly sold: { readonly stake: bigint; readonly amount: bigint } | undefined;
  readonly cashback: boolean;
  readonly events: readonly number[];
  readonly openLegs: number;
}

const ticketOf = (users: number) =>
  fc
    .record({
      user: fc.nat(users - 1),
      // Few moments, so that many tickets share one.
      minutesAgo: fc.integer({ min: 0, max: 60 }).map((n) => n * 300),
      settledAgo: fc.integer({ min: 0, max: 5 }),
      kind: fc.constantFrom(...ticketKinds),
      live: fc.boolean(),
      money: fc.constantFrom('RSD' as const, 'RSD' as const, 'EUR' as const, 'free' as const),
      settlement: fc.constantFrom('open', 'open', 'won', 'lost', 'void', 'cashed_out', null),
      stake: fc.constantFrom(2_000n, 10_000n, 10_050n, 99_999n),
      possible: fc.constantFrom(20_000n, 50_000n, 1_000_000n),
      won: fc.constantFrom(5_000n, 20_000n, 999_999n),
      part: fc.boolean(),
      amount: fc.constantFrom(1_234n, 10_050n, 30_000n),
      cashback: fc.boolean(),
      events: fc.uniqueArray(fc.nat(7), { minLength: 2, maxLength: 4 }),
      open: fc.nat(4),
    })
    .map(({ won, part, open, amount, ...one }): Omit<InventedTicket, 'id'> => {
      const events = one.kind === 'single' ? one.events.slice(0, 1) : one.events;
      const isSold = one.money !== 'free' && (one.settlement === 'cashed_out' || (part && one.settlement !== null));
      const whole = one.settlement === 'cashed_out';
      return {
        ...one,
        events,
        openLegs: one.settlement === 'open' ? Math.min(events.length, open) : 0,
        payout: one.settlement === 'won' ? won : one.settlement === 'void' ? one.stake : 0n,
        sold: isSold ? { stake: whole ? one.stake : one.stake / 2n, amount } : undefined,
      };
    });

/** Invents tickets of some users. Their ids are in no order of time, and compare by their bytes. */
export const inventedTickets = (users: number): fc.Arbitrary<InventedTicket[]> =>
  fc
    .array(ticketOf(users), { minLength: 20, maxLength: 90 })
    .map((all) => all.map((one, i) => ({ ...one, id: `0000${String((i * 37) % 97).padStart(4, '0')}` })));

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/** Invents filters, orders and pages. `names` are user names to search for. */
export const inventedQuery = (names: readonly string[]) => {
  const flag = maybe(fc.boolean());
  const amount = fc.constantFrom('0', '20', '100.50', '100.51', '200', '9999.99', '999999999999999.99');
  return fc.record({
    sortField: fc.constantFrom('createdAt' as const, 'createdAt' as const, 'stake', 'payout', 'settledAt'),
    sortOrderDesc: fc.constantFrom('desc' as const, 'desc' as const, 'asc'),
    pageSize: fc.constant(25 as const),
    page: fc.constantFrom(1, 1, 1, 2, 3),
    min_pay_in: maybe(amount),
    min_win: maybe(amount),
    match_code: maybe(fc.constantFrom('event-1', 'event-3', 'event-9', '')),
    searchTerm: maybe(fc.constantFrom(...names, 'li', '', '00000037', 'nobody', '%%%', 'LIST-')),
    waiting_for_matches: maybe(fc.integer({ min: 1, max: 4 })),
    in_play: flag,
    lost: flag,
    won: flag,
    cashout: flag,
    cashback: flag,
    freebet: flag,
    live: flag,
    system: flag,
    single: flag,
    standard: flag,
    voided: flag,
    currencyId: maybe(fc.constantFrom(941, 978, 1000)),
    days: maybe(fc.constantFrom(0, 3, 20)),
  });
};
export type InventedQuery = { [K in keyof Omit<TicketQuery, 'from' | 'to'>]: Exclude<TicketQuery[K], null> } & {
  readonly days?: number | undefined;
};

/** Everything that a settled ticket paid, its sold parts included. */
const paid = ({ payout, sold }: InventedTicket): bigint => payout + (sold?.amount ?? 0n);

/** True if a ticket fits the filters. `name` is that of its user. */
export function fits(one: InventedTicket, query: InventedQuery, name: string): boolean {
  const { settlement } = one;
  if (settlement === null) return false;
  const any = (pairs: readonly (readonly [boolean | undefined, boolean])[]): boolean => {
    const asked = pairs.filter(([flag]) => flag === true);
    return asked.length === 0 || asked.some(([, holds]) => holds);
  };
  const minor = (text: string): bigint => {
    const [whole = '0', cents = ''] = text.split('.');
    return BigInt(whole + cents.padEnd(2, '0'));
  };
  const { min_pay_in: stake, min_win: win, match_code: match, waiting_for_matches: waiting, days = 7 } = query;
  const term = query.searchTerm ?? '';
  const isInTime = one.minutesAgo <= days * 1440;
  const isFound = term.length < 3 ? isInTime : one.id === term || (isInTime && name.startsWith(term.toLowerCase()));
  return (
    isFound &&
    any([
      [query.in_play, settlement === 'open'],
      [query.lost, settlement === 'lost'],
      [query.won, settlement === 'won'],
      [query.voided, settlement === 'void'],
      [query.cashout, one.sold !== undefined],
    ]) &&
    any(ticketKinds.map((kind) => [query[kind], one.kind === kind])) &&
    any([
      [query.live, one.live],
      [query.freebet, one.money === 'free'],
      [query.cashback, one.cashback],
    ]) &&
    (stake === undefined || one.stake >= minor(stake)) &&
    (win === undefined || (settlement === 'open' ? one.possible : paid(one)) >= minor(win)) &&
    (match === undefined || match === '' || one.events.includes(Number(match.slice(-1)))) &&
    (waiting === undefined || (settlement === 'open' && one.openLegs <= waiting)) &&
    (query.currencyId === undefined || query.currencyId === { RSD: 941, EUR: 978, free: 1000 }[one.money])
  );
}

/** Compares two tickets by the order of a query. */
export function compared(a: InventedTicket, b: InventedTicket, query: InventedQuery): number {
  const newest = a.minutesAgo - b.minutesAgo || (a.id < b.id ? 1 : -1);
  const sign = query.sortOrderDesc === 'desc' ? 1 : -1;
  const value = (one: InventedTicket): number | undefined => {
    const { stake, settlement, settledAgo } = one;
    if (query.sortField === 'stake') return Number(stake);
    if (settlement === 'open') return undefined;
    return query.sortField === 'payout' ? Number(paid(one)) : -settledAgo;
  };
  if (query.sortField === 'createdAt') return sign * newest;
  const [left, right] = [value(a), value(b)];
  if (left === right) return newest;
  if (left === undefined) return 1;
  return right === undefined ? -1 : sign * (right - left);
}
