import type { AgencyTicketLine, AgencyTicketNews } from '@kvota/contracts';
import { moneyToMinor } from '@kvota/contracts';

/** The most lines that are kept. */
export const mostLines = 200;

/** A line with a key that no other line of the page has. */
export interface NewsLine extends AgencyTicketLine {
  readonly key: string;
}

/** The state of the monitor. */
export interface News {
  /** Newest first. */
  readonly lines: readonly NewsLine[];
  /** Lines that arrived during a pause, newest first. */
  readonly waiting: readonly NewsLine[];
  /** The number of the last message; null before the first one and after a new connection. */
  readonly seq: number | null;
  /** Lines that did not arrive, because there were too many or the connection was lost. */
  readonly missed: number;
  /** Tickets that were placed since the start. */
  readonly placed: number;
  readonly paused: boolean;
}

export const noNews: News = { lines: [], waiting: [], seq: null, missed: 0, placed: 0, paused: false };

/** An event of the monitor: a message, a new connection, a pause or its end. */
export type NewsEvent =
  | { readonly type: 'news'; readonly news: AgencyTicketNews }
  | { readonly type: 'connected' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' };

const newest = (...lists: readonly (readonly NewsLine[])[]): readonly NewsLine[] => lists.flat().slice(0, mostLines);

/** Decides the next state. Messages are numbered: a repeated one is ignored, and a gap counts as a missed line. */
export function nextNews(state: News, event: NewsEvent): News {
  switch (event.type) {
    case 'connected':
      return { ...state, seq: null };
    case 'pause':
      return { ...state, paused: true };
    case 'resume':
      return { ...state, paused: false, lines: newest(state.waiting, state.lines), waiting: [] };
    case 'news':
      return received(state, event.news);
  }
}

function received(state: News, { seq, lines, missed }: AgencyTicketNews): News {
  if (state.seq !== null && seq <= state.seq) return state;
  const lost = state.seq === null ? 0 : seq - state.seq - 1;
  // The last line of a message is the newest.
  const arrived = lines
    .map((line, at) => ({ ...line, key: `${seq}.${at}.${line.ticketId}.${line.what}` }))
    .toReversed();
  const placed = state.placed + lines.filter(({ what }) => what === 'placed').length;
  const base = { ...state, seq, missed: state.missed + missed + lost, placed };
  return state.paused
    ? { ...base, waiting: newest(arrived, state.waiting) }
    : { ...base, lines: newest(arrived, state.lines) };
}

/** Which lines are shown. Amounts are in the currency of each line. */
export interface NewsFilter {
  readonly what: readonly AgencyTicketLine['what'][];
  readonly minStake: string | undefined;
  readonly minWin: string | undefined;
}

/** True if a line fits a filter. No chosen kind means all of them. */
export function fitsFilter(line: AgencyTicketLine, { what, minStake, minWin }: NewsFilter): boolean {
  if (what.length > 0 && !what.includes(line.what)) return false;
  if (minStake !== undefined && moneyToMinor(line.stake) < moneyToMinor(minStake)) return false;
  return minWin === undefined || moneyToMinor(line.payout ?? line.possiblePayout) >= moneyToMinor(minWin);
}
