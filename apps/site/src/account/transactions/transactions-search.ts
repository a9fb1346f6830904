import { transactionTypes, type TransactionType } from '@kvota/contracts';
import { daysOf, type Days } from '@kvota/shell';

/** Sizes of a page; the first is the default. */
export const pageSizes = [25, 50, 100] as const;

/** The query of the address: `?type=stake&wallet=941&from=2026-11-01&to=2026-11-21&page=2&size=50`. */
export interface TransactionsSearch extends Days {
  readonly type?: TransactionType;
  /** Currency id of a wallet. */
  readonly wallet?: number;
  readonly page?: number;
  readonly size?: number;
}

function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Returns the last page of the list for an address; the first if the list is empty. */
export function lastPageOf({ size = pageSizes[0] }: TransactionsSearch, rowCount: number): number {
  return Math.max(1, Math.ceil(rowCount / size));
}

/** Parses a query. Invalid values and defaults are left out. */
export function transactionsSearch(given: Readonly<Record<string, unknown>>): TransactionsSearch {
  const type = transactionTypes.find((known) => known === given['type']);
  const [wallet, page, size] = [wholeOf(given['wallet']), wholeOf(given['page']), wholeOf(given['size'])];
  return {
    ...(type !== undefined && { type }),
    ...(wallet !== undefined && { wallet }),
    ...daysOf(given),
    ...(page !== undefined && page > 1 && { page }),
    ...(size !== undefined && size !== pageSizes[0] && pageSizes.some((known) => known === size) && { size }),
  };
}
