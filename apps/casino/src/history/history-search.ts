import { gameRoundStates, type GameRound } from '@kvota/contracts';
import type { DateSpan, IsoDate } from '@kvota/ui';

/** The query of the page: `?tab=verification`, or the filters of the history and the receipt that is open. */
export interface HistorySearch {
  readonly tab?: 'verification';
  /** Code of a game. */
  readonly game?: string;
  /** Currency id of a wallet. */
  readonly wallet?: number;
  readonly state?: GameRound['state'];
  /** Days in the time zone of the player; both are included. */
  readonly from?: string;
  readonly to?: string;
  /** Id of the round whose receipt is open. */
  readonly round?: string;
}

const day = /^\d{4}-\d\d-\d\d$/;
const codes = /^[\w-]{1,80}$/;
const ids = /^[\w.:-]{1,120}$/;

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

function textOf(value: unknown, shape: RegExp): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && shape.test(text) ? text : undefined;
}

/** Parses a query. A value is left out if it is invalid or the default. A period needs both ends, in order. */
export function historySearch(given: Readonly<Record<string, unknown>>): HistorySearch {
  const [from, to] = [dayOf(given['from']), dayOf(given['to'])];
  const [game, round, wallet] = [
    textOf(given['game'], codes),
    textOf(given['round'], ids),
    textOf(given['wallet'], /^\d{1,3}$/),
  ];
  const state = gameRoundStates.find((known) => known === given['state']);
  return {
    ...(given['tab'] === 'verification' && { tab: 'verification' }),
    ...(game !== undefined && { game }),
    ...(wallet !== undefined && { wallet: Number(wallet) }),
    ...(state !== undefined && { state }),
    ...(from !== undefined && to !== undefined && from <= to && { from, to }),
    ...(round !== undefined && { round }),
  };
}

/** True if a filter leaves rounds out. */
export const isNarrowed = ({ game, wallet, state, from }: HistorySearch): boolean =>
  game !== undefined || wallet !== undefined || state !== undefined || from !== undefined;

/** Months that are shown if no period is chosen. */
const usualMonths = 3;

/** Returns the filters with a period: the last three months if none is chosen (CAS-42). */
export const withPeriod = (search: HistorySearch, today: IsoDate): HistorySearch =>
  search.from === undefined ? { ...search, ...lastMonths(today, usualMonths) } : search;

/** Returns the days since the same day so many months ago, or since the end of that month if it is shorter. */
export function lastMonths(today: IsoDate, months: number): DateSpan {
  const [year = 1970, month = 1, day = 1] = today.split('-').map(Number);
  const endOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const from = new Date(Date.UTC(year, month - 1 - months, Math.min(day, endOfMonth)));
  return { from: from.toISOString().slice(0, 10), to: today };
}

/** Returns the filters as the calls take them. Days are those of the device. */
export function roundFilters({ game, wallet, state, from, to }: HistorySearch) {
  return {
    ...(game !== undefined && { game_code: game }),
    ...(wallet !== undefined && { currency_id: wallet }),
    ...(state !== undefined && { state }),
    ...(from !== undefined && to !== undefined && { from: midnight(from, 0), to: midnight(to, 1) }),
  };
}

/** The beginning of a day, or its last millisecond if `after` is 1. */
function midnight(text: string, after: 0 | 1): string {
  const [year = 1970, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(new Date(year, month - 1, date + after).getTime() - after).toISOString();
}
