import { transferDirections } from '@kvota/contracts';

/** Rows of a page. */
export const pageSize = 25;

/**
 * The query of the address: `?from=2026-11-01&to=2026-11-21&direction=down&currency=941&user=u1&page=2`. The days are in the
 * time zone of the device, and both are included.
 */
export interface TransfersSearch {
  readonly from?: string;
  readonly to?: string;
  readonly direction?: (typeof transferDirections)[number];
  /** Id of a currency. */
  readonly currency?: number;
  /** Id of a user of the branch. */
  readonly user?: string;
  readonly page?: number;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && dayPattern.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Ids are opaque, but never longer than this. */
const userOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:-]{1,80}$/.test(value) ? value : undefined;

/** Parses a query. Invalid values and defaults are left out. */
export function transfersSearch(given: Readonly<Record<string, unknown>>): TransfersSearch {
  const [from, to] = [dayOf(given['from']), dayOf(given['to'])];
  const direction = transferDirections.find((known) => known === given['direction']);
  const [currency, page, user] = [wholeOf(given['currency']), wholeOf(given['page']), userOf(given['user'])];
  return {
    ...(from !== undefined && to !== undefined && from <= to && { from, to }),
    ...(direction !== undefined && { direction }),
    ...(currency !== undefined && { currency }),
    ...(user !== undefined && { user }),
    ...(page !== undefined && page > 1 && page <= 100_000 && { page }),
  };
}

/** Returns the moments between which the days lie, in the time zone of the device. Empty if there are no days. */
export function instantsOf({ from, to }: TransfersSearch): { from?: string; to?: string } {
  if (from === undefined || to === undefined) return {};
  const midnight = (text: string, later: number): number => {
    const [year = 1970, month = 1, date = 1] = text.split('-').map(Number);
    return new Date(year, month - 1, date + later).getTime();
  };
  return { from: new Date(midnight(from, 0)).toISOString(), to: new Date(midnight(to, 1) - 1).toISOString() };
}

/** Returns the last page of a list; the first if it is empty. */
export const lastPageOf = (rowCount: number): number => Math.max(1, Math.ceil(rowCount / pageSize));
