import type { ActivityProduct, Explanation } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { gameCatalogues, gameRounds, ledgerEntries, ledgerTransactions, tickets } from '../../database/schema/index.ts';
import { walletAccount } from '../account.ts';

/** The effect of one posting on the credit of a wallet, in minor units. */
export interface StatementLine {
  readonly id: string;
  /** Type of the ledger. */
  readonly type: string;
  readonly refType: string;
  readonly refId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its last entry, by which lines are in order. */
  readonly entry: bigint;
  readonly amount: bigint;
  /** Credit after it. */
  readonly balance: bigint;
  /** Null for a movement from before explanations were stored. */
  readonly explain: readonly Explanation[] | null;
}

/** A line with the product that it belongs to; undefined for money that was not played with. */
export interface ProductLine extends StatementLine {
  readonly product: ActivityProduct | undefined;
}

/** A part of the lines of a wallet: after one entry, up to another; undefined for the newest. */
export interface LineRange {
  readonly walletId: string;
  readonly after: bigint;
  readonly upTo: bigint | undefined;
  /** Credit before the first line. */
  readonly balance: bigint;
}

/** Reads lines, oldest first. Postings that do not change the credit, such as those of held stakes, are none. */
export async function readLines(db: Db, range: LineRange, most?: number): Promise<StatementLine[]> {
  return linesOf(range, await selectLines(db, range, { most, product: noProduct }));
}

/** Reads lines with their products. A game that no server lists any more counts as casino. */
export async function readProductLines(db: Db, range: LineRange, most?: number): Promise<ProductLine[]> {
  const rows = await selectLines(db, range, { most, product: productOf });
  return linesOf(range, rows).map((line, at) => ({ ...line, product: toProduct(rows[at]?.['product']) }));
}

/** A column of a line, and what it reads beside the transaction `x`. */
interface ProductColumn {
  readonly column: SQL;
  readonly joins: SQL;
}

const noProduct: ProductColumn = { column: sql`NULL`, joins: sql`` };

const productOf: ProductColumn = {
  column: sql`CASE WHEN t.live THEN 'live' WHEN t.id IS NOT NULL THEN 'prematch'
    WHEN r.id IS NOT NULL THEN coalesce(game.area, 'casino') END`,
  // The reference of a round begins with its server.
  joins: sql`
    LEFT JOIN ${tickets} t ON x.ref_type = 'ticket' AND t.id = x.ref_id
    LEFT JOIN ${gameRounds} r ON x.ref_type = 'game_round' AND r.server = split_part(x.ref_id, ':', 1)
      AND r.id = substr(x.ref_id, strpos(x.ref_id, ':') + 1)
    LEFT JOIN (
      SELECT DISTINCT ON (c.server, g ->> 'code') c.server, g ->> 'code' AS code, g ->> 'area' AS area
      FROM ${gameCatalogues} c CROSS JOIN LATERAL jsonb_array_elements(c.games) AS g
    ) game ON game.server = r.server AND game.code = r.game_code`,
};

const products: ReadonlyMap<unknown, ActivityProduct> = new Map([
  ['prematch', 'prematch'],
  ['live', 'live'],
  ['casino', 'casino'],
  ['casino_live', 'casinoLive'],
  ['virtuals', 'virtuals'],
]);
const toProduct = (value: unknown): ActivityProduct | undefined => products.get(value);

async function selectLines(
  db: Db,
  { walletId, after, upTo }: LineRange,
  { most, product }: { readonly most: number | undefined; readonly product: ProductColumn },
) {
  const [deposits, winnings] = [walletAccount(walletId, 'wallet_0'), walletAccount(walletId, 'wallet_1')];
  const result = await db.execute(sql`
    SELECT x.id, x.type, x.ref_type, x.ref_id, x.created_at, x.explain, line.entry::text AS entry,
      line.amount::text AS amount, ${product.column} AS product
    FROM (
      SELECT e.transaction_id, max(e.id) AS entry, sum(e.amount) AS amount FROM ${ledgerEntries} e
      WHERE e.account_id IN (${deposits}, ${winnings}) AND e.id > ${String(after)}::bigint
        ${upTo === undefined ? sql`` : sql`AND e.id <= ${String(upTo)}::bigint`}
        ${most === undefined ? sql`` : sql`AND e.id <= ${enough({ deposits, winnings, after, most })}`}
      GROUP BY e.transaction_id HAVING sum(e.amount) <> 0
      ORDER BY entry ${most === undefined ? sql`` : sql`LIMIT ${most}`}
    ) line JOIN ${ledgerTransactions} x ON x.id = line.transaction_id ${product.joins} ORDER BY line.entry`);
  return rowsOf(result);
}

/**
 * Selects an entry up to which there are at least so many postings, so that those after it are not read. A posting has at
 * most one entry of each of both accounts.
 */
function enough({
  deposits,
  winnings,
  after,
  most,
}: Readonly<Record<'deposits' | 'winnings', string>> & { readonly after: bigint; readonly most: number }): SQL {
  const first = (account: string): SQL => sql`(SELECT id, transaction_id FROM ${ledgerEntries}
    WHERE account_id = ${account} AND id > ${String(after)}::bigint ORDER BY id LIMIT ${2 * most})`;
  return sql`coalesce((SELECT max(id) FROM ${ledgerEntries} WHERE account_id IN (${deposits}, ${winnings}) AND transaction_id = (
    SELECT transaction_id FROM (${first(deposits)} UNION ALL ${first(winnings)}) AS oldest
    ORDER BY id OFFSET ${2 * most - 1} LIMIT 1)), 9223372036854775807)`;
}

function linesOf(range: LineRange, rows: Awaited<ReturnType<typeof selectLines>>): StatementLine[] {
  let { balance } = range;
  return rows.map((row) => {
    const amount = BigInt(String(row['amount']));
    balance += amount;
    return {
      id: String(row['id']),
      type: String(row['type']),
      refType: String(row['ref_type']),
      refId: String(row['ref_id']),
      at: momentOf(row['created_at']),
      entry: BigInt(String(row['entry'])),
      amount,
      balance,
      explain: (row['explain'] ?? null) as StatementLine['explain'], // written by the ledger
    };
  });
}

const momentOf = (value: unknown): number => (value instanceof Date ? value : new Date(String(value))).getTime();
