import { lastRealCurrencyId, minorToMoney, type AgencyCredit } from '@kvota/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { readBriefly } from '../read-briefly.ts';
import { rowsOf } from '../../database/rows.ts';
import { agencyPaths, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { isAmongBlocked } from '../../users/blocked.ts';
import type { Agency } from '../agency.ts';
import type { AgencyDeps } from '../agency-deps.ts';
import { rootCurrency } from '../move-credit.ts';
import { beginsWith } from '../tree.ts';

type UserQuery = Parameters<Agency['users']>[1];
/** Filters of a list of users. */
export type UserFilters = Omit<UserQuery, 'page' | 'pageSize' | 'order'>;

/** The users of a list: conditions about their paths. */
export interface FoundUsers {
  /** The same for all queries that find the same users. */
  readonly key: string;
  /** Users by place, kind and name, which the paths have. */
  readonly named: SQL | undefined;
  /** Users by state and credit. Undefined without such a filter. */
  readonly more: SQL | undefined;
}

/** Sums of a list with their time. `count` is undefined if the list has all users that are found by name. */
export interface UserSums {
  readonly count: number | undefined;
  readonly totals: AgencyCredit[];
  readonly asOf: string;
}

/** Money of a user that is credit, in real currencies. */
const isCredit = sql`w.currency_id <= ${sql.raw(String(lastRealCurrencyId))} AND a.kind IN ('wallet_0', 'wallet_1')`;

/** The credit of a user in a currency, or in all real ones together, in minor units. */
const creditIn = (currencyId: number | undefined): SQL => sql`(
  SELECT coalesce(sum(a.balance), 0) FROM wallets w JOIN accounts a ON a.wallet_id = w.id
  WHERE w.user_id = ${agencyPaths.descendant} AND ${creditOf(currencyId)})`;

const creditOf = (currencyId: number | undefined): SQL =>
  currencyId === undefined
    ? isCredit
    : sql`w.currency_id = ${currencyId}::integer AND a.kind IN ('wallet_0', 'wallet_1')`;

/** Returns the conditions of the users of a list. */
export function usersBelow(below: string, query: UserFilters): FoundUsers {
  const { kind, state, withCredit, searchTerm, currencyId } = query;
  const isUser = (is: SQL): SQL =>
    sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${agencyPaths.descendant} AND ${is})`;
  const states: Readonly<Record<NonNullable<UserFilters['state']>, SQL>> = {
    active: sql`NOT ${isUser(sql`(${isAmongBlocked(users)} OR ${users.closedAt} IS NOT NULL)`)}`,
    blocked: isUser(sql`(${isAmongBlocked(users)} AND ${users.closedAt} IS NULL)`),
    closed: isUser(sql`${users.closedAt} IS NOT NULL`),
  };
  const credit = creditIn(currencyId);
  return {
    key: JSON.stringify([below, kind, state, withCredit, searchTerm, withCredit && currencyId]),
    named: and(
      eq(agencyPaths.ancestor, below),
      // Not by depth, which the index of names does not have.
      sql`${agencyPaths.descendant} <> ${agencyPaths.ancestor}`,
      kind === undefined ? undefined : kind === 'agent' ? sql`${agencyPaths.isAgent}` : sql`NOT ${agencyPaths.isAgent}`,
      searchTerm === undefined || searchTerm === '' ? undefined : beginsWith(searchTerm),
    ),
    more: and(
      state === undefined ? undefined : states[state],
      withCredit === undefined ? undefined : withCredit === 'true' ? sql`${credit} > 0` : sql`${credit} = 0`,
    ),
  };
}

/** Counts users. */
export async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const counted = await readBriefly(db, async (tx) =>
    tx.execute(sql`SELECT count(*)::integer AS count FROM ${agencyPaths} WHERE ${where}`),
  );
  return Number(rowsOf(counted)[0]?.['count']);
}

/** Reads the ids of a page of users. For many of them the credit by which they are ordered is added up for all at once. */
export async function idsOf(
  db: Db,
  { named, more }: FoundUsers,
  { query, isLarge }: { query: UserQuery; isLarge: boolean },
): Promise<string[]> {
  const { order, page, pageSize, currencyId = rootCurrency.currencyId } = query;
  const from: Record<UserQuery['order'], SQL> = {
    name: sql``,
    created: sql`JOIN ${users} ON ${users.id} = ${agencyPaths.descendant}`,
    balance: isLarge
      ? sql`LEFT JOIN (
          SELECT w.user_id, sum(a.balance) AS credit FROM wallets w JOIN accounts a ON a.wallet_id = w.id
          WHERE ${creditOf(currencyId)} GROUP BY w.user_id) c ON c.user_id = ${agencyPaths.descendant}`
      : sql``,
  };
  const by: Record<UserQuery['order'], SQL> = {
    name: sql``,
    created: sql`${users.createdAt} DESC,`,
    balance: isLarge ? sql`coalesce(c.credit, 0) DESC,` : sql`${creditIn(currencyId)} DESC,`,
  };
  const result = await readBriefly(db, async (tx) =>
    tx.execute(sql`
      SELECT ${agencyPaths.descendant} AS id FROM ${agencyPaths} ${from[order]} WHERE ${and(named, more)}
      ORDER BY ${by[order]} ${agencyPaths.name} LIMIT ${pageSize}::integer OFFSET ${(page - 1) * pageSize}::bigint`),
  );
  return rowsOf(result).map(({ id }) => String(id));
}

/** Reads the ids of users by name, those behind a name first. */
export async function idsByName(
  db: Db,
  { named, more }: FoundUsers,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ readonly id: string; readonly name: string }[]> {
  const behind = after === undefined ? undefined : sql`${agencyPaths.name} > ${after}`;
  const result = await readBriefly(db, async (tx) =>
    tx.execute(sql`
      SELECT ${agencyPaths.descendant} AS id, ${agencyPaths.name} AS name FROM ${agencyPaths}
      WHERE ${and(named, more, behind)} ORDER BY ${agencyPaths.name} LIMIT ${limit}::integer`),
  );
  return rowsOf(result).map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** Adds up the credit of all users of a list by real currency. The sums are numeric: they may exceed an account. */
export async function sumsOf(
  { db, clock }: Pick<AgencyDeps, 'db' | 'clock'>,
  { named, more }: FoundUsers,
): Promise<UserSums> {
  const asOf = isoTime(clock.now());
  const [count, result] = await Promise.all([
    more && countOf(db, and(named, more)),
    readBriefly(db, async (tx) =>
      tx.execute(sql`
        SELECT w.currency_id, w.currency, sum(a.balance)::numeric::text AS credit
        FROM ${agencyPaths} JOIN wallets w ON w.user_id = ${agencyPaths.descendant} JOIN accounts a ON a.wallet_id = w.id
        WHERE ${and(named, more)} AND ${isCredit}
        GROUP BY w.currency_id, w.currency ORDER BY w.currency_id`),
    ),
  ]);
  const totals = rowsOf(result).map((row) => ({
    currency: String(row['currency']),
    currencyId: Number(row['currency_id']),
    credit: minorToMoney(BigInt(String(row['credit']))),
  }));
  return { count, totals, asOf };
}
