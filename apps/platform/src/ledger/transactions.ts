import { minorToMoney, type Transaction, type TransactionTotals, type TransactionType } from '@kvota/contracts';
import { and, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { accounts, ledgerEntries, ledgerTransactions, wallets } from '../database/schema/index.ts';
import { within, type Period } from '../database/within.ts';
import { rowsOf } from '../database/rows.ts';

/** Filters for the movements of a user's wallets. */
export interface TransactionQuery extends Period {
  readonly page: number;
  readonly pageSize: number;
  readonly currencyId?: number | undefined;
  readonly type?: TransactionType | undefined;
}

export interface TransactionPage {
  readonly result: Transaction[];
  readonly totalPages: number;
  readonly rowCount: number;
  readonly totals: TransactionTotals[];
}

/** Maps ledger types to the types on the wire. A stake is returned if a ticket is refused, lowered or void. */
const typesOfLedger: Readonly<Record<string, TransactionType>> = {
  deposit: 'deposit',
  hold: 'stake',
  capture: 'stake_back',
  release: 'stake_back',
  refund: 'stake_back',
  payout: 'payout',
  cash_out: 'cash_out',
  bonus: 'bonus',
  bonus_end: 'bonus_end',
};

/**
 * Lists the movements of a user's wallets, newest first (ACC-02). Each line is the effect of one posting on the credit of
 * one wallet. Movements of held stakes are not listed. The balance is summed from the first movement on, so that it is
 * right whatever the filters leave out.
 */
export async function listTransactions(db: Db, userId: string, query: TransactionQuery): Promise<TransactionPage> {
  const { page, pageSize } = query;
  const wanted = sql`WITH ${lines(userId)} SELECT * FROM running WHERE ${filtersOf(query)}`;
  return db.transaction(
    async (tx) => {
      const sums = await tx.execute(sql`
        SELECT currency, currency_id, count(*) AS count,
          sum(greatest(amount, 0))::text AS paid_in, sum(greatest(-amount, 0))::text AS paid_out, sum(amount)::text AS net
        FROM (${wanted}) wanted GROUP BY currency, currency_id ORDER BY currency_id`);
      const rows = await tx.execute(sql`
        ${wanted} ORDER BY entry DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`);
      const totals = rowsOf(sums);
      const rowCount = totals.reduce((count, row) => count + Number(row['count']), 0);
      return {
        result: rowsOf(rows).map(toTransaction),
        totalPages: Math.ceil(rowCount / pageSize),
        rowCount,
        totals: totals.map(toTotals),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const lines = (userId: string): SQL => sql`
  line AS (
    SELECT x.id, x.type, x.ref_type, x.ref_id, x.created_at, w.id AS wallet_id, w.currency, w.currency_id,
      max(e.id) AS entry, sum(e.amount) AS amount
    FROM ${wallets} w
    JOIN ${accounts} a ON a.wallet_id = w.id AND a.kind IN ('wallet_0', 'wallet_1')
    JOIN ${ledgerEntries} e ON e.account_id = a.id
    JOIN ${ledgerTransactions} x ON x.id = e.transaction_id
    WHERE w.user_id = ${userId}
    GROUP BY x.id, w.id HAVING sum(e.amount) <> 0
  ),
  running AS (SELECT line.*, sum(amount) OVER (PARTITION BY wallet_id ORDER BY entry) AS balance FROM line)`;

function filtersOf({ currencyId, type, ...period }: TransactionQuery): SQL {
  const ofType = (wanted: TransactionType): string[] =>
    Object.keys(typesOfLedger).filter((name) => typesOfLedger[name] === wanted);
  const names = (list: readonly string[]): SQL =>
    sql.join(
      list.map((name) => sql`${name}`),
      sql`, `,
    );
  const byType = (wanted: TransactionType): SQL =>
    wanted === 'other'
      ? sql`type NOT IN (${names(Object.keys(typesOfLedger))})`
      : sql`type IN (${names(ofType(wanted))})`;
  const all = and(
    within(sql`created_at`, period),
    currencyId === undefined ? undefined : sql`currency_id = ${currencyId}`,
    type === undefined ? undefined : byType(type),
  );
  return all ?? sql`true`;
}

type Row = Readonly<Record<string, unknown>>;

const money = (value: unknown): string => minorToMoney(BigInt(String(value)));
const moment = (value: unknown): string => (value instanceof Date ? value : new Date(String(value))).toISOString();

function toTransaction(row: Row): Transaction {
  return {
    id: `${String(row['id'])}:${String(row['currency_id'])}`,
    createdAt: moment(row['created_at']),
    type: typesOfLedger[String(row['type'])] ?? 'other',
    amount: money(row['amount']),
    currency: String(row['currency']),
    currencyId: Number(row['currency_id']),
    balanceAfter: money(row['balance']),
    ticketId: row['ref_type'] === 'ticket' ? String(row['ref_id']) : null,
  };
}

function toTotals(row: Row): TransactionTotals {
  return {
    currency: String(row['currency']),
    currencyId: Number(row['currency_id']),
    paidIn: money(row['paid_in']),
    paidOut: money(row['paid_out']),
    net: money(row['net']),
  };
}
