import { type agencyTicketOrders, moneyToMinor, ticketKinds } from '@kvota/contracts';
import { daysOf, instantsOf, type Days } from '@kvota/shell';

import type { TicketsFilter } from './ticket-queries.ts';
import { idOf } from './users-search.ts';

/** The on/off filters of the list by kind, in their order on the page (AFF-09, OP-71). */
export const flagGroups = {
  status: ['in_play', 'won', 'lost', 'cashout', 'voided'],
  type: ticketKinds,
  extra: ['live', 'freebet', 'cashback'],
} as const;

const flags = [...flagGroups.status, ...flagGroups.type, ...flagGroups.extra];
export type TicketFlag = (typeof flags)[number];

/** Rows of a page. */
export const pageSize = 25;
/** The last page that the platform answers. */
export const lastPage = 200;

/** Orders that a column of the list has. */
const listOrders = ['createdAt', 'stake', 'payout'] as const satisfies readonly (typeof agencyTicketOrders)[number][];
export type TicketOrder = (typeof listOrders)[number];

/**
 * The query of the page of tickets: `?flags=won,live&stake=100.00&q=pera&page=2`. A value that is missing has its default.
 * Days are in the time zone of the device; without any, the list has the last seven.
 */
export interface TicketsSearch extends Days {
  readonly view?: 'live' | 'requests';
  /** Id of a player, or of an agent whose branch sold the tickets. */
  readonly user?: string;
  /** Names of flags, in their order, separated by commas. */
  readonly flags?: string;
  /** Id of a currency. */
  readonly currency?: number;
  /** The lowest stake, and the lowest payout. */
  readonly stake?: string;
  readonly win?: string;
  /** Event id of a leg. */
  readonly match?: string;
  /** The number of a ticket, or the beginning of a user name, of more than two characters (OP-81). */
  readonly q?: string;
  /** The most legs that may be unsettled. */
  readonly open?: number;
  readonly order?: Exclude<TicketOrder, 'createdAt'>;
  /** True order from the lowest or the oldest. */
  readonly asc?: '1';
  readonly page?: number;
}

const known = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

function wholeOf(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

/** Parses a typed amount, with comma or point, into the wire's form; undefined if it is none or zero. */
export function amountOf(typed: unknown): string | undefined {
  const text = typeof typed === 'number' ? String(typed) : typed;
  const [, whole, part = ''] =
    typeof text === 'string' ? (/^(\d{1,12})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? []) : [];
  if (whole === undefined) return undefined;
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
  return moneyToMinor(amount) > 0n ? amount : undefined;
}

const textIn = (value: unknown, least: number, most: number): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  const trimmed = typeof text === 'string' ? text.trim().slice(0, most) : '';
  return trimmed.length >= least ? trimmed : undefined;
};

/** Returns the flags of a query in their order. */
export const flagsIn = (search: Pick<TicketsSearch, 'flags'>): readonly TicketFlag[] => {
  const named = (search.flags ?? '').split(',');
  return flags.filter((flag) => named.includes(flag));
};

/** Returns the query with a flag switched on or off. */
export function withFlag(search: TicketsSearch, flag: TicketFlag, on: boolean): TicketsSearch {
  const { flags: _flags, page: _page, ...rest } = search;
  const next = flags.filter((each) => (each === flag ? on : flagsIn(search).includes(each)));
  return next.length === 0 ? rest : { ...rest, flags: next.join(',') };
}

/** Parses a query. A value is left out if it is invalid or the default. */
export function ticketsSearch(given: Readonly<Record<string, unknown>>): TicketsSearch {
  const view = known(['live', 'requests'] as const, given['view']);
  const user = idOf(given['user']);
  const named = flagsIn(typeof given['flags'] === 'string' ? { flags: given['flags'] } : {});
  const currency = wholeOf(given['currency'], 1, 9999);
  const [stake, win] = [amountOf(given['stake']), amountOf(given['win'])];
  const match = textIn(given['match'], 1, 80);
  const q = textIn(given['q'], 3, 64);
  const open = wholeOf(given['open'], 1, 100);
  const order = known(listOrders, given['order']);
  const page = wholeOf(given['page'], 2, lastPage);
  return {
    ...(view && { view }),
    ...daysOf(given),
    ...(user !== undefined && { user }),
    ...(named.length > 0 && { flags: named.join(',') }),
    ...(currency !== undefined && { currency }),
    ...(stake !== undefined && { stake }),
    ...(win !== undefined && { win }),
    ...(match !== undefined && { match }),
    ...(q !== undefined && { q }),
    ...(open !== undefined && { open }),
    ...(order !== undefined && order !== 'createdAt' && { order }),
    ...((given['asc'] === '1' || given['asc'] === 1) && { asc: '1' }),
    ...(page !== undefined && { page }),
  };
}

const filterKeys = ['from', 'to', 'user', 'flags', 'currency', 'stake', 'win', 'match', 'q', 'open'] as const;

/** True if a filter leaves tickets out. */
export const isNarrowed = (search: TicketsSearch): boolean => filterKeys.some((key) => search[key] !== undefined);

/** Returns the query with filters changed; undefined removes one. A changed set starts on its first page. */
export function withFilters(
  search: TicketsSearch,
  change: { readonly [K in keyof TicketsSearch]?: TicketsSearch[K] | undefined },
): TicketsSearch {
  const { page: _page, ...rest } = search;
  return ticketsSearch({ ...rest, ...change });
}

/**
 * Returns the query after a press on a heading: the order of that column, rising or falling. The third press ends an order;
 * on the time, by which the list is sorted anyway, it turns the order round.
 */
export function withOrder(
  search: TicketsSearch,
  pressed: { readonly order: TicketOrder; readonly descending: boolean } | null,
): TicketsSearch {
  const turned = pressed === null && search.order === undefined && search.asc === undefined;
  const { order, descending } = pressed ?? { order: 'createdAt' as const, descending: !turned };
  return withFilters(search, { order: order === 'createdAt' ? undefined : order, asc: descending ? undefined : '1' });
}

/** Returns the query without its filters. The view and the order stay. */
export const withoutFilters = (search: TicketsSearch): TicketsSearch =>
  withFilters(search, Object.fromEntries(filterKeys.map((key) => [key, undefined])));

/** Returns the body of the call (CALL-49). */
export function ticketsFilter(search: TicketsSearch): TicketsFilter {
  const { user, currency, stake, win, match, q, open, order = 'createdAt', asc, page = 1 } = search;
  return {
    page,
    pageSize,
    sortField: order,
    sortOrderDesc: asc ? 'asc' : 'desc',
    ...Object.fromEntries(flagsIn(search).map((flag) => [flag, true])),
    ...(user !== undefined && { userId: user }),
    ...(currency !== undefined && { currencyId: currency }),
    ...(stake !== undefined && { min_pay_in: stake }),
    ...(win !== undefined && { min_win: win }),
    ...(match !== undefined && { match_code: match }),
    ...(q !== undefined && { searchTerm: q }),
    ...(open !== undefined && { waiting_for_matches: open }),
    ...instantsOf(search),
  };
}
