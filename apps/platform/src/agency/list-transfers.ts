import { minorToMoney, type AgencyTransfer, type TransferTotals } from '@kvota/contracts';
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Db } from '../database/database.ts';
import { agencyNodes, agencyPaths, agencyTransfers } from '../database/schema/index.ts';
import { within } from '../database/within.ts';
import { isoTime } from '../kernel/iso-time.ts';
import type { Agency } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { requireBelow } from './tree.ts';

type TransferFilters = Omit<Parameters<Agency['transfers']>[1], 'page' | 'pageSize'>;

/** Serves the transfers of a branch. Those that the actor got from above are in the transactions of the own wallets. */
export function createTransferList({ db }: AgencyDeps): Pick<Agency, 'transfers'> {
  return {
    async transfers({ nodeId }, { page, pageSize, ...filters }) {
      const where = await findTransfers(db, nodeId, filters);
      const [sums, rows] = await Promise.all([
        db
          .select({
            currency: agencyTransfers.currency,
            currencyId: agencyTransfers.currencyId,
            count: sql<number>`count(*)::integer`,
            down: sumOf('down'),
            up: sumOf('up'),
          })
          .from(agencyTransfers)
          .where(where)
          .groupBy(agencyTransfers.currencyId, agencyTransfers.currency)
          .orderBy(asc(agencyTransfers.currencyId)),
        readTransfers(db, where, { limit: pageSize, offset: (page - 1) * pageSize }),
      ]);
      const rowCount = sums.reduce((sum, { count }) => sum + count, 0);
      return {
        result: rows,
        totalPages: Math.ceil(rowCount / pageSize),
        rowCount,
        totals: sums.map(toTotals),
      };
    },
  };
}

/** Returns the condition of a list of transfers. Throws 404 if its user is not in the branch. */
export async function findTransfers(
  db: Db,
  nodeId: string,
  { userId, direction, currencyId, from, to }: TransferFilters,
): Promise<SQL | undefined> {
  if (userId !== undefined) await requireBelow(db, nodeId, userId);
  const branch = db.select({ id: agencyPaths.descendant }).from(agencyPaths).where(eq(agencyPaths.ancestor, nodeId));
  const { parentId, userId: childId, at } = agencyTransfers;
  return and(
    inArray(parentId, branch),
    userId === undefined ? undefined : or(eq(parentId, userId), eq(childId, userId)),
    direction === undefined ? undefined : eq(agencyTransfers.direction, direction),
    currencyId === undefined ? undefined : eq(agencyTransfers.currencyId, currencyId),
    within(at, { from, to }),
  );
}

/** Reads transfers, newest first. */
export async function readTransfers(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AgencyTransfer[]> {
  const { parentId, userId, at, id } = agencyTransfers;
  const [parent, child] = [alias(agencyNodes, 'parent'), alias(agencyNodes, 'child')];
  const rows = await db
    .select({ transfer: agencyTransfers, parent: parent.name, username: child.name })
    .from(agencyTransfers)
    .innerJoin(parent, eq(parent.userId, parentId))
    .innerJoin(child, eq(child.userId, userId))
    .where(where)
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ transfer, ...names }) => toTransfer(transfer, names));
}

/** Numeric, because the sum of many transfers may exceed the integers of the database. */
const sumOf = (direction: 'down' | 'up') =>
  sql<string>`coalesce(sum(${agencyTransfers.amount}) FILTER (WHERE ${agencyTransfers.direction} = ${direction}), 0)::numeric::text`;

function toTransfer(
  { id, at, direction, basis, parentId, userId, currency, currencyId, amount, note, balanceAfter }: TransferRow,
  { parent, username }: { readonly parent: string; readonly username: string },
): AgencyTransfer {
  return {
    id,
    createdAt: isoTime(at.getTime()),
    direction,
    basis,
    parentId,
    parent,
    userId,
    username,
    amount: minorToMoney(amount),
    currency,
    currencyId,
    note,
    balanceAfter: minorToMoney(balanceAfter),
  };
}

type TransferRow = typeof agencyTransfers.$inferSelect;

function toTotals(sums: { currency: string; currencyId: number; down: string; up: string }): TransferTotals {
  const [down, up] = [BigInt(sums.down), BigInt(sums.up)];
  const { currency, currencyId } = sums;
  return { currency, currencyId, down: minorToMoney(down), up: minorToMoney(up), net: minorToMoney(down - up) };
}
