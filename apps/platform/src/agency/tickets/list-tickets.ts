import type { AgencyTicket } from '@kvota/contracts';
import { and } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyNodes, tickets } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { createTicketView } from '../../tickets/history/history-view.ts';
import { noPrices } from '../../tickets/history/ticket-history.ts';
import { hasMark } from '../../tickets/store/ticket-marks.ts';
import { kindOf } from '../../tickets/store/ticket-marks.ts';
import { allWithParts, type StoredTicket } from '../../tickets/store/stored-ticket.ts';
import type { TicketRow } from '../../tickets/store/ticket-store.ts';
import type { CashOutPrice } from '../../tickets/ticket-deps.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import type { AgencyTickets, TicketQuery } from './agency-tickets.ts';
import { cursorOf, readCursor } from './ticket-cursor.ts';
import { behind, spanOf, type Span } from './ticket-filter.ts';
import { flatIds, mergedIds, readSource, sourceOf, type NameLimits } from './ticket-source.ts';
import { totalsOf } from './ticket-totals.ts';

const highestPage = 200;
const day = 86_400_000;
/** Days that a list in another order than that of time may cover. */
const orderedDays = 31;

export type ListDeps = Pick<AgencyDeps, 'db' | 'clock' | 'offer'>;

/** Serves the lists of tickets of a branch. */
export function createTicketList(deps: ListDeps, names?: NameLimits): Pick<AgencyTickets, 'tickets'> {
  const { db, clock } = deps;
  return {
    async tickets({ nodeId }, query) {
      const { sortField, sortOrderDesc, pageSize, page } = query;
      const span = spanOf(query, clock.now());
      const inTime = sortField === 'createdAt';
      const isNewestFirst = inTime && sortOrderDesc === 'desc';
      // A cursor is a place in the default order only.
      const cursor = isNewestFirst && query.cursor !== undefined ? readCursor(query.cursor) : undefined;
      if (cursor === undefined && page > highestPage) throw problem('tooBroad');
      requireShort(query, span);
      const source = await sourceOf(db, nodeId, query, names);
      const where = and(source.where(span), cursor && behind(cursor));
      // One more than the page has, to know whether there are more.
      const place = { offset: cursor ? 0 : (page - 1) * pageSize, limit: pageSize + 1 };
      const ids =
        inTime && source.read !== 'flat'
          ? mergedIds(source, where, { ...place, direction: sortOrderDesc })
          : flatIds(source, where, { ...place, sortField, sortOrderDesc });
      const [rows, sums] = await Promise.all([
        readSource(db, source, async (tx) => rowsInOrder(tx, rowsOf(await tx.execute(ids)))),
        readSource(db, source, async (tx) => totalsOf(tx, source, span)),
      ]);
      const shown = rows.slice(0, pageSize);
      const last = shown.at(-1);
      return {
        result: await present(deps, await allWithParts(db, shown), noPrices),
        next: isNewestFirst && rows.length > pageSize && last ? cursorOf(last) : null,
        totalPages: Math.min(highestPage, Math.ceil(sums.rowCount / pageSize)),
        ...sums,
        asOf: isoTime(clock.now()),
      };
    },
  };
}

/** Refuses long periods in another order than that of the index: they would read too much. */
function requireShort({ sortField }: TicketQuery, { from, before }: Span): void {
  // A whole day at the end, and the hour of a clock change, do not count.
  if (sortField !== 'createdAt' && before - from > (orderedDays + 1) * day) throw problem('tooBroad');
}

/** Reads the tickets of ids, in their order. */
export async function rowsInOrder(db: Db, found: readonly Record<string, unknown>[]): Promise<TicketRow[]> {
  const ids = found.map(({ id }) => String(id));
  const rows = await db.select().from(tickets).where(among(tickets.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Turns tickets into what an agent sees: as their player sees them, with the names of player and seller. */
export async function present(
  { db, ...deps }: ListDeps,
  stored: readonly StoredTicket[],
  price: CashOutPrice,
): Promise<AgencyTicket[]> {
  const names = await namesOf(
    db,
    stored.flatMap(({ row }) => [row.userId, row.agentId]),
  );
  const view = createTicketView(deps, price);
  return stored.map((ticket) => {
    const { userId, agentId, request } = ticket.row;
    return {
      ...view(ticket),
      userId,
      username: names.get(userId) ?? '',
      agentId,
      agent: names.get(agentId) ?? '',
      kind: kindOf(request),
      freeBet: hasMark(ticket.row, 'freeBet'),
      cashback: hasMark(ticket.row, 'cashback'),
    };
  });
}

/** Reads the names of nodes. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { userId, name } = agencyNodes;
  const rows = await db.select({ userId, name }).from(agencyNodes).where(among(userId, ids));
  return new Map(rows.map((row) => [row.userId, row.name]));
}
