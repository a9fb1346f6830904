import { and, sql } from 'drizzle-orm';

import { rowsOf } from '../../../database/rows.ts';
import type { TicketQuery } from '../../tickets/agency-tickets.ts';
import type { ListDeps } from '../../tickets/list-tickets.ts';
import { behind, spanOf, type Span } from '../../tickets/ticket-filter.ts';
import { flatIds, listed, readSource, sourceOf } from '../../tickets/ticket-source.ts';
import { pageRows, type ListRows } from './list-rows.ts';
import { readTicketLines, type TicketLine } from './ticket-lines.ts';

type Filters = Omit<TicketQuery, 'page' | 'pageSize' | 'cursor' | 'sortField' | 'sortOrderDesc'>;

const newestFirst = { sortField: 'createdAt', sortOrderDesc: 'desc', page: 1, pageSize: 100 } as const;
/** Ids that a statement reads: it passes all tickets behind its place, so the fewer statements, the better. */
const usualSizes = { ids: 50_000, rows: pageRows };

const spanUntil = (filters: Filters, at: number): Span => {
  const span = spanOf(filters, at);
  return { ...span, before: Math.min(span.before, at + 1) };
};

/** The tickets of a list, newest first. New tickets come before all of them, so that they move none. */
export function createTicketRows(deps: ListDeps, sizes = usualSizes): ListRows<Filters, TicketLine> {
  const { db } = deps;
  return {
    async count({ nodeId }, filters, { at, most }) {
      const source = await sourceOf(db, nodeId, { ...filters, ...newestFirst });
      const found = listed(source, source.where(spanUntil(filters, at)), sql`t.id`);
      const result = await readSource(db, source, async (tx) =>
        tx.execute(sql`SELECT count(*)::integer AS rows FROM (${found} LIMIT ${most + 1}::integer) counted`),
      );
      return { rows: Number(rowsOf(result)[0]?.['rows']) };
    },

    async *pages({ nodeId }, filters, { at }) {
      const query = { ...filters, ...newestFirst };
      const place = { ...newestFirst, offset: 0, limit: sizes.ids };
      let from: Parameters<typeof behind>[0] | undefined;
      for (let found = sizes.ids; found === sizes.ids;) {
        const source = await sourceOf(db, nodeId, query);
        const where = and(source.where(spanUntil(filters, at)), from && behind(from));
        const ids = await readSource(db, source, async (tx) => rowsOf(await tx.execute(flatIds(source, where, place))));
        for (let begin = 0; begin < ids.length; begin += sizes.rows) {
          const page = ids.slice(begin, begin + sizes.rows).map(({ id }) => String(id));
          const lines = await readTicketLines(deps, page);
          const last = lines.at(-1);
          if (last) from = { at: Date.parse(last.createdAt), id: last.ticketId };
          yield lines;
        }
        found = ids.length;
      }
    },
  };
}
