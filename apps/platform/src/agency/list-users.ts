import { lastRealCurrencyId, minorToMoney, type AgencyCredit } from '@kvota/contracts';
import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';

import { agencyNodes, agencyPaths, users } from '../database/schema/index.ts';
import { rowsOf } from '../database/rows.ts';
import { accountName } from '../users/account-name.ts';
import { isAmongBlocked } from '../users/blocked.ts';
import type { Agency } from './agency.ts';
import type { AgencyDeps } from './agency-deps.ts';
import { rootCurrency } from './move-credit.ts';
import { readNodes } from './read-nodes.ts';
import { requireBelow } from './tree.ts';

type UserQuery = Parameters<Agency['users']>[1];

const childrenAtOnce = 100;
const foundAtOnce = 20;

/** Matches names that begin so. The search term is text, never a pattern. */
const beginsWith = (term: string): SQL =>
  sql`${agencyPaths.name} LIKE ${`${accountName(term).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;

/** The credit of a user in a currency, or in all real ones together, in minor units. */
const creditIn = (currencyId: number | undefined): SQL => sql`(
  SELECT coalesce(sum(a.balance), 0) FROM wallets w JOIN accounts a ON a.wallet_id = w.id
  WHERE w.user_id = ${users.id} AND a.kind IN ('wallet_0', 'wallet_1') AND ${
    currencyId === undefined ? sql`w.currency_id <= ${lastRealCurrencyId}` : sql`w.currency_id = ${currencyId}`
  })`;

/** Serves the lists of users of a branch. */
export function createUserLists(deps: AgencyDeps): Pick<Agency, 'children' | 'search' | 'users'> {
  const { db } = deps;
  return {
    async children({ nodeId }, { parentId = nodeId, kind, cursor }) {
      await requireBelow(db, nodeId, parentId);
      const rows = await db
        .select({ id: agencyNodes.userId, name: agencyNodes.name })
        .from(agencyNodes)
        .where(
          and(
            eq(agencyNodes.parentId, parentId),
            kind === undefined ? undefined : eq(agencyNodes.kind, kind),
            cursor === undefined ? undefined : gt(agencyNodes.name, cursor),
          ),
        )
        .orderBy(asc(agencyNodes.name))
        .limit(childrenAtOnce + 1);
      const page = rows.slice(0, childrenAtOnce);
      const nodes = await readNodes(
        deps,
        nodeId,
        page.map(({ id }) => id),
      );
      return { result: nodes, next: rows.length > page.length ? (page.at(-1)?.name ?? null) : null };
    },

    async search({ nodeId }, term) {
      const rows = await db
        .select({ id: agencyPaths.descendant })
        .from(agencyPaths)
        .where(and(eq(agencyPaths.ancestor, nodeId), sql`${agencyPaths.depth} > 0`, beginsWith(term)))
        .orderBy(asc(agencyPaths.name))
        .limit(foundAtOnce);
      return readNodes(
        deps,
        nodeId,
        rows.map(({ id }) => id),
      );
    },

    async users({ nodeId }, query) {
      const below = query.below ?? nodeId;
      await requireBelow(db, nodeId, below);
      const where = filterOf(below, query);
      const joined = eq(users.id, agencyPaths.descendant);
      const [[counted], rows, totals] = await Promise.all([
        db
          .select({ count: sql<number>`count(*)::integer` })
          .from(agencyPaths)
          .innerJoin(users, joined)
          .where(where),
        db
          .select({ id: agencyPaths.descendant })
          .from(agencyPaths)
          .innerJoin(users, joined)
          .where(where)
          .orderBy(...orderOf(query))
          .limit(query.pageSize)
          .offset((query.page - 1) * query.pageSize),
        totalsOf(deps, where),
      ]);
      const rowCount = counted?.count ?? 0;
      return {
        result: await readNodes(
          deps,
          nodeId,
          rows.map(({ id }) => id),
        ),
        totalPages: Math.ceil(rowCount / query.pageSize),
        rowCount,
        totals,
      };
    },
  };
}

function filterOf(below: string, { kind, state, withCredit, searchTerm, currencyId }: UserQuery): SQL | undefined {
  const blocked = isAmongBlocked(users);
  const credit = creditIn(currencyId);
  return and(
    eq(agencyPaths.ancestor, below),
    sql`${agencyPaths.depth} > 0`,
    kind === undefined ? undefined : eq(agencyPaths.isAgent, kind === 'agent'),
    state === undefined ? undefined : state === 'blocked' ? blocked : sql`NOT ${blocked}`,
    withCredit === undefined ? undefined : withCredit === 'true' ? sql`${credit} > 0` : sql`${credit} = 0`,
    searchTerm === undefined || searchTerm === '' ? undefined : beginsWith(searchTerm),
  );
}

function orderOf({ order, currencyId }: UserQuery): SQL[] {
  const byName = asc(agencyPaths.name);
  switch (order) {
    case 'name':
      return [byName];
    case 'created':
      return [desc(users.createdAt), byName];
    case 'balance':
      return [desc(creditIn(currencyId ?? rootCurrency.currencyId)), byName];
  }
}

/** The credit of all users of a list by real currency. The sums are numeric: they may exceed what an account can hold. */
async function totalsOf({ db }: AgencyDeps, where: SQL | undefined): Promise<AgencyCredit[]> {
  const result = await db.execute(sql`
    SELECT w.currency_id, w.currency, sum(a.balance)::numeric::text AS credit
    FROM ${agencyPaths} JOIN ${users} ON ${users.id} = ${agencyPaths.descendant}
    JOIN wallets w ON w.user_id = ${users.id} JOIN accounts a ON a.wallet_id = w.id
    WHERE ${where} AND w.currency_id <= ${lastRealCurrencyId} AND a.kind IN ('wallet_0', 'wallet_1')
    GROUP BY w.currency_id, w.currency ORDER BY w.currency_id`);
  return rowsOf(result).map((row) => ({
    currency: String(row['currency']),
    currencyId: Number(row['currency_id']),
    credit: minorToMoney(BigInt(String(row['credit']))),
  }));
}
