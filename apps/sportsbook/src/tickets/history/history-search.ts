import type { HistoryTicket, TicketStatus } from '@kvota/contracts';

/** Views that narrow the list; without one it shows all tickets. */
export const historyViews = ['open', 'won', 'lost', 'cashed_out'] as const;
export type HistoryView = (typeof historyViews)[number];

/**
 * The query of the history: `?status=won&from=2026-11-01&to=2026-11-21`, or `?ticket=<id or number>`, as in a receipt's
 * QR code.
 */
export interface HistorySearch {
  readonly status?: HistoryView;
  /** Days in the player's time zone, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly ticket?: HistoryTicket['ticketId'];
}

const day = /^\d{4}-\d\d-\d\d$/;

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Reads a query. Invalid values are left out. A period needs both ends, in order. */
export function historySearch(given: Readonly<Record<string, unknown>>): HistorySearch {
  const { status, ticket } = given;
  const view = historyViews.find((known) => known === status);
  const [from, to] = [dayOf(given['from']), dayOf(given['to'])];
  const named = typeof ticket === 'string' || typeof ticket === 'number' ? String(ticket) : '';
  return {
    ...(view !== undefined && { status: view }),
    ...(from !== undefined && to !== undefined && from <= to && { from, to }),
    ...(named !== '' && named.length <= 64 && { ticket: named }),
  };
}

/**
 * Returns the statuses to request, in this order: the platform filters by one at a time, and null means all. For
 * players a paid ticket is open whether it is accepted yet or not.
 */
export function statusesOf(view: HistoryView | undefined): readonly (TicketStatus | null)[] {
  return view === undefined ? [null] : view === 'open' ? ['pending', 'accepted'] : [view];
}

/** Returns the first and last moment of a period in the time zone of the device. */
export function instantsOf({ from, to }: Pick<HistorySearch, 'from' | 'to'>): {
  from: string | null;
  to: string | null;
} {
  if (from === undefined || to === undefined) return { from: null, to: null };
  const [year = 1970, month = 1, date = 1] = to.split('-').map(Number);
  const [firstYear = 1970, firstMonth = 1, firstDate = 1] = from.split('-').map(Number);
  return {
    from: new Date(firstYear, firstMonth - 1, firstDate).toISOString(),
    to: new Date(new Date(year, month - 1, date + 1).getTime() - 1).toISOString(),
  };
}
