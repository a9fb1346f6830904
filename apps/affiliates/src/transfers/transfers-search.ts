import { transferDirections } from '@kvota/contracts';
import { daysOf, instantsOf, type Days } from '@kvota/shell';

import type { TransferFilter } from '../data/transfer-queries.ts';

/** Rows of a page. */
export const pageSize = 25;

/**
 * The query of the address: `?from=2026-11-01&to=2026-11-21&direction=down&currency=941&user=u1&page=2`. The days are in the
 * time zone of the device, and both are included.
 */
export interface TransfersSearch extends Days {
  readonly direction?: (typeof transferDirections)[number];
  /** Id of a currency. */
  readonly currency?: number;
  /** Id of a user of the branch. */
  readonly user?: string;
  readonly page?: number;
}

function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Ids are opaque, but never longer than this. */
const userOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined;

/** Parses a query. Invalid values and defaults are left out. */
export function transfersSearch(given: Readonly<Record<string, unknown>>): TransfersSearch {
  const direction = transferDirections.find((known) => known === given['direction']);
  const [currency, page, user] = [wholeOf(given['currency']), wholeOf(given['page']), userOf(given['user'])];
  return {
    ...daysOf(given),
    ...(direction !== undefined && { direction }),
    ...(currency !== undefined && { currency }),
    ...(user !== undefined && { user }),
    ...(page !== undefined && page > 1 && page <= 100_000 && { page }),
  };
}

/** Returns the filters of the call (CALL-44). */
export const transferFilter = (search: TransfersSearch): TransferFilter => ({
  ...(search.user !== undefined && { userId: search.user }),
  ...(search.direction !== undefined && { direction: search.direction }),
  ...(search.currency !== undefined && { currencyId: search.currency }),
  ...instantsOf(search),
});

/** Returns the last page of a list; the first if it is empty. */
export const lastPageOf = (rowCount: number): number => Math.max(1, Math.ceil(rowCount / pageSize));
