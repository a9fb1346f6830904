import { agencyUserOrders } from '@kvota/contracts';

import type { UserKind, UserOrder, UsersFilters, UserState } from './users-filters.ts';

/** The query of the page of users. A value that is missing has its default. */
export interface UsersSearch {
  readonly view?: 'tree';
  /** Id of the node whose users are shown; the own one if missing. */
  readonly node?: string;
  readonly kind?: UserKind;
  readonly state?: UserState;
  readonly credit?: '1';
  /** Beginning of a name, of more than two characters (OP-81). */
  readonly q?: string;
  readonly order?: Exclude<UserOrder, 'name'>;
  readonly page?: number;
  readonly size?: number;
}

/** Page sizes that the list offers; the first one is the default. */
export const pageSizes = [25, 50, 100] as const;

/** Characters from which a search acts (OP-81). */
export const shortestSearch = 3;

/** True if a search acts: on nothing, which ends it, or on more than two characters (OP-81). */
export const searchActs = (text: string): boolean => text.trim() === '' || text.trim().length >= shortestSearch;

/** Returns an id from an address, or undefined if it cannot be one. */
export function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w.:@-]{1,80}$/.test(text) ? text : undefined;
}

const known = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

function wholeOf(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

/** Parses a query. A value is left out if it is invalid or the default. */
export function usersSearch(given: Readonly<Record<string, unknown>>): UsersSearch {
  const node = idOf(given['node']);
  const kind = known(['agent', 'player'] as const, given['kind']);
  const state = known(['active', 'blocked', 'closed'] as const, given['state']);
  const typed = typeof given['q'] === 'number' ? String(given['q']) : given['q'];
  const q = typeof typed === 'string' ? typed.trim().slice(0, 50) : '';
  const order = known(agencyUserOrders, given['order']);
  const page = wholeOf(given['page'], 2, 100_000);
  const size = wholeOf(given['size'], 50, 100);
  return {
    ...(given['view'] === 'tree' && { view: 'tree' }),
    ...(node !== undefined && { node }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...((given['credit'] === '1' || given['credit'] === 1) && { credit: '1' }),
    ...(q.length >= shortestSearch && { q }),
    ...(order !== undefined && order !== 'name' && { order }),
    ...(page !== undefined && { page }),
    ...(size !== undefined && pageSizes.some((each) => each === size) && { size }),
  };
}

/** True if a filter leaves users out. */
export const isNarrowed = ({ kind, state, credit, q }: UsersSearch): boolean =>
  kind !== undefined || state !== undefined || credit !== undefined || q !== undefined;

/** Returns the query without its filters. The view, the node and the order stay. */
export function withoutFilters({ view, node, order, size }: UsersSearch): UsersSearch {
  return {
    ...(view && { view }),
    ...(node !== undefined && { node }),
    ...(order && { order }),
    ...(size !== undefined && { size }),
  };
}

/** Returns the query with filters changed; undefined removes one. A changed set starts on its first page. */
export function withFilters(
  search: UsersSearch,
  change: { readonly [K in keyof UsersSearch]?: UsersSearch[K] | undefined },
): UsersSearch {
  const { page: _page, ...rest } = search;
  return usersSearch({ ...rest, ...change });
}

/** Returns the query of the call (CALL-51). The currency orders by balance. */
export function usersFilters(search: UsersSearch, currencyId: number | undefined): UsersFilters {
  const { node, kind, state, credit, q, order = 'name', page = 1, size = pageSizes[0] } = search;
  return {
    page,
    pageSize: size,
    order,
    ...(order === 'balance' && currencyId !== undefined && { currencyId }),
    ...(node !== undefined && { below: node }),
    ...(q !== undefined && { searchTerm: q }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(credit && { withCredit: 'true' }),
  };
}
