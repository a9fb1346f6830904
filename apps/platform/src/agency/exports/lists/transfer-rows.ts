import type { AgencyTransfer } from '@kvota/contracts';
import { and, sql } from 'drizzle-orm';

import { agencyTransfers } from '../../../database/schema/index.ts';
import { within } from '../../../database/within.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import type { Agency } from '../../agency.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { findTransfers, readTransfers } from '../../list-transfers.ts';
import { pageRows, type ListRows } from './list-rows.ts';

type Filters = Omit<Parameters<Agency['transfers']>[1], 'page' | 'pageSize'>;

/** The transfers of a list, newest first. */
export function createTransferRows({ db }: Pick<AgencyDeps, 'db'>, size = pageRows): ListRows<Filters, AgencyTransfer> {
  const { at: bookedAt, id } = agencyTransfers;
  const find = async (nodeId: string, filters: Filters, at: number) =>
    and(await findTransfers(db, nodeId, filters), within(bookedAt, { to: isoTime(at) }));
  return {
    async count({ nodeId }, filters, { at, most }) {
      const found = db
        .select({ id })
        .from(agencyTransfers)
        .where(await find(nodeId, filters, at))
        .limit(most + 1)
        .as('found');
      return { rows: await db.$count(found) };
    },

    async *pages({ nodeId }, filters, { at }) {
      let last: AgencyTransfer | undefined;
      do {
        const behind = last && sql`(${bookedAt}, ${id}) < (${last.createdAt}::timestamptz, ${last.id})`;
        const where = and(await find(nodeId, filters, at), behind);
        const rows = await readTransfers(db, where, { limit: size, offset: 0 });
        yield rows;
        last = rows.length < size ? undefined : rows.at(-1);
      } while (last !== undefined);
    },
  };
}
