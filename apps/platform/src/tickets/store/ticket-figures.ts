import { playedFigure, type NewFigure } from '../../figures/log-figures.ts';
import { hasMark } from './ticket-marks.ts';
import type { LegRow, TicketRow } from './ticket-store.ts';

/** The end of a ticket or of a part of it, in minor units. */
interface TicketEnd {
  readonly at: Date;
  readonly stake: bigint;
  readonly paid: bigint;
  /** True if nothing of the ticket is open after it. */
  readonly last: boolean;
}

/** Returns the row of figures for the end of a ticket, or of a part that was sold. */
export function ticketFigure(
  row: TicketRow,
  legs: readonly LegRow[],
  { last, ...end }: TicketEnd,
  kind?: 'settled' | 'sold',
): NewFigure {
  const { userId, currency, agentId } = row;
  const free = hasMark(row, 'freeBet');
  const facts = { ...end, userId, currency, free, legs: legs.length, tickets: last ? 1 : 0 } as const;
  return playedFigure({ ...facts, product: productOf(legs), sport: sportOf(legs) }, agentId, kind);
}

function productOf(legs: readonly LegRow[]): 'prematch' | 'live' | 'mix' {
  const live = legs.filter(({ type }) => type === 'live').length;
  if (live === 0) return 'prematch';
  return live === legs.length ? 'live' : 'mix';
}

function sportOf(legs: readonly LegRow[]): string {
  const [sport = 'mix', second] = new Set(legs.map((leg) => leg.sport));
  return second === undefined ? sport : 'mix';
}
