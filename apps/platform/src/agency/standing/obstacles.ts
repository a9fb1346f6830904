import { lastRealCurrencyId, minorToMoney, type Obstacle } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { hasOpenCommission } from '../commission/open-commission.ts';

type Counted = 'tickets' | 'rounds' | 'vouchers' | 'users';

/** Things that are counted of a user. Closed accounts below have nothing, so they stay where they are. */
const counts: Readonly<Record<Counted, (userId: string) => SQL>> = {
  tickets: (userId) => sql`tickets WHERE user_id = ${userId}
    AND (settlement = 'open' OR state IN ('pending', 'reoffered', 'oddchange', 'confirm'))`,
  rounds: (userId) => sql`game_rounds WHERE user_id = ${userId} AND state = 'open'`,
  vouchers: (userId) => sql`vouchers WHERE maker = ${userId} AND state = 'open'`,
  users: (userId) => sql`agency_nodes n JOIN users u ON u.id = n.user_id
    WHERE n.parent_id = ${userId} AND u.closed_at IS NULL`,
};

/** Reads what keeps an account from being closed, in the order in which it is settled. Empty if nothing does. */
export async function readClosing(db: Db, userId: string): Promise<Obstacle[]> {
  return [
    ...(await readCounts(db, userId)),
    ...amounts('credit', await readCredit(db, userId)),
    ...(await readMoving(db, userId, 'both')),
    ...(await readMoves(db, userId)),
  ];
}

/**
 * Reads what keeps a user below its parent: everything that is open between the two. With `both`, statements of former
 * children count too.
 */
export async function readMoving(db: Db, userId: string, ends: 'parent' | 'both' = 'parent'): Promise<Obstacle[]> {
  const statements = await readStatements(db, userId, ends);
  return [
    ...amounts('debt', await readDebt(db, userId)),
    ...(statements > 0 ? [{ what: 'statements' as const, count: statements }] : []),
    ...((await hasOpenCommission(db, userId)) ? [{ what: 'commission' as const }] : []),
  ];
}

async function readCounts(db: Db, userId: string): Promise<Obstacle[]> {
  const kinds = Object.keys(counts) as Counted[]; // its own keys
  const columns = kinds.map((kind) => sql`(SELECT count(*)::integer FROM ${counts[kind](userId)}) AS ${sql.raw(kind)}`);
  const [row = {}] = rowsOf(await db.execute(sql`SELECT ${sql.join(columns, sql`, `)}`));
  return kinds.flatMap((what): Obstacle[] => {
    const count = Number(row[what]);
    return count > 0 ? [{ what, count }] : [];
  });
}

type Sum = Record<string, unknown>;

/** The credit of each wallet, held stakes included. Bonus money lapses, and is no obstacle. */
const readCredit = async (db: Db, userId: string): Promise<Sum[]> =>
  rowsOf(
    await db.execute(sql`
      SELECT w.currency, w.currency_id AS "currencyId", sum(a.balance)::text AS amount
      FROM wallets w JOIN accounts a ON a.wallet_id = w.id
      WHERE w.user_id = ${userId} AND w.currency_id <= ${lastRealCurrencyId}::integer
      GROUP BY 1, 2 HAVING sum(a.balance) > 0 ORDER BY 2`),
  );

const readDebt = async (db: Db, userId: string): Promise<Sum[]> =>
  rowsOf(
    await db.execute(sql`
      SELECT DISTINCT l.currency, l.currency_id AS "currencyId", (-a.balance)::text AS amount
      FROM agency_credit_lines l JOIN accounts a ON a.id = 'debt:' || l.user_id || ':' || l.currency
      WHERE l.user_id = ${userId} AND a.balance <> 0 ORDER BY 2`),
  );

function amounts(what: 'credit' | 'debt', rows: readonly Sum[]): Obstacle[] {
  if (rows.length === 0) return [];
  const list = rows.map(({ currency, currencyId, amount }) => ({
    currency: String(currency),
    currencyId: Number(currencyId),
    amount: minorToMoney(BigInt(String(amount))),
  }));
  return [{ what, amounts: list }];
}

async function readStatements(db: Db, userId: string, ends: 'parent' | 'both'): Promise<number> {
  const edge =
    ends === 'both'
      ? sql`(s.child_id = ${userId} OR s.parent_id = ${userId})`
      : sql`s.child_id = ${userId} AND s.parent_id = (SELECT parent_id FROM agency_nodes WHERE user_id = ${userId})`;
  const result = await db.execute(sql`
    SELECT count(*)::integer AS open FROM commission_statements s WHERE ${edge} AND s.total <> (
      SELECT coalesce(sum(p.amount), 0) FROM commission_payments p
      WHERE p.period_id = s.period_id AND p.child_id = s.child_id AND p.currency = s.currency)`);
  return Number(rowsOf(result)[0]?.['open']);
}

/** A move of the user that waits, or one of somebody else to it. */
async function readMoves(db: Db, userId: string): Promise<Obstacle[]> {
  const result = await db.execute(sql`
    SELECT 1 FROM agency_moves WHERE state = 'waiting' AND (user_id = ${userId} OR to_id = ${userId}) LIMIT 1`);
  return rowsOf(result).length > 0 ? [{ what: 'move' }] : [];
}
