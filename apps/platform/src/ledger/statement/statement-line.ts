import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { ledgerEntries, ledgerTransactions } from '../../database/schema/index.ts';
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
  const { walletId, after, upTo } = range;
  const [deposits, winnings] = [walletAccount(walletId, 'wallet_0'), walletAccount(walletId, 'wallet_1')];
  const result = await db.execute(sql`
    SELECT x.id, x.type, x.ref_type, x.ref_id, x.created_at, line.entry::text AS entry, line.amount::text AS amount
    FROM (
      SELECT e.transaction_id, max(e.id) AS entry, sum(e.amount) AS amount FROM ${ledgerEntries} e
      WHERE e.account_id IN (${deposits}, ${winnings}) AND e.id > ${String(after)}::bigint
        ${upTo === undefined ? sql`` : sql`AND e.id <= ${String(upTo)}::bigint`}
      GROUP BY e.transaction_id HAVING sum(e.amount) <> 0
      ORDER BY entry ${most === undefined ? sql`` : sql`LIMIT ${most}`}
    ) line JOIN ${ledgerTransactions} x ON x.id = line.transaction_id ORDER BY line.entry`);
  let { balance } = range;
  return rowsOf(result).map((row) => {
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
    };
  });
}

const momentOf = (value: unknown): number => (value instanceof Date ? value : new Date(String(value))).getTime();
