import { minorToMoney, type CommissionRow } from '@kvota/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';

import type { Db } from '../../../database/database.ts';
import { rowsOf } from '../../../database/rows.ts';
import {
  accounts,
  agencyNodes,
  agencyTransfers,
  commissionPayments,
  ledgerEntries,
  ledgerTransactions,
  wallets,
} from '../../../database/schema/index.ts';
import { figureZone } from '../../../figures/figure-zone.ts';
import { isoTime } from '../../../kernel/iso-time.ts';
import { debtAccounts } from '../../../ledger/account.ts';
import type { AgencyDeps } from '../../agency-deps.ts';
import { currencyOf } from '../../figures/currency-of.ts';
import { readBriefly } from '../../read-briefly.ts';
import { requireBelow } from '../../tree.ts';
import type { AgencyCommission, CommissionAnswer } from '../commission.ts';
import { edgeOf, type StatementRow } from '../draw/stored.ts';
import { requirePeriod, toPeriod } from '../known-periods.ts';
import { boundsOf, type CommissionSpan } from '../periods.ts';
import { readRows } from './commission-rows.ts';
import { readEntered } from './entered-corrections.ts';

type Answer = CommissionAnswer<'agencyStatement'>;

/** Serves statements: those of closed periods as they were drawn up, others so far. */
export function createStatementReading({
  db,
  clock,
}: Pick<AgencyDeps, 'db' | 'clock'>): Pick<AgencyCommission, 'statement'> {
  return {
    statement({ nodeId }, { periodId, userId, currencyId }) {
      const now = clock.now();
      const read = async (tx: Db): Promise<Answer> => {
        await requireBelow(tx, nodeId, userId);
        const known = await requirePeriod(tx, periodId, now);
        const money = await currencyOf(tx, nodeId, currencyId);
        const { currency } = money;
        const edge = await edgeOf(tx, userId);
        const [stated] = edge ? await readRows(tx, { ...edge, edges: [edge], currency }, known) : [];
        const { row = await emptyRow(tx, userId, !known.closed), document, stored } = stated ?? {};
        return {
          period: toPeriod(known.span, known.closed),
          ...money,
          asOf: isoTime(now),
          parent: edge?.parent ?? '',
          child: row.username,
          row,
          document: document ? { ...document } : null,
          hash: stored?.hash ?? null,
          drawnAt: stored ? isoTime(stored.drawnAt.getTime()) : null,
          credit: await readCredit(tx, { userId, currency, period: known.span }),
          debt: await readDebt(tx, { userId, currency, period: known.span }),
          payments: stored ? await readPayments(tx, stored) : [],
          corrections: edge ? await readEntered(tx, edge, { nodeId, currency, periodId }) : [],
          mayPay: stored?.parentId === nodeId && /[1-9]/.test(row.open),
          mayCorrect: stored?.parentId === nodeId,
        };
      };
      return readBriefly(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    },
  };
}

/** The row of a node that has no parent. */
async function emptyRow(tx: Db, userId: string, isEstimate: boolean): Promise<CommissionRow> {
  const [node] = await tx.select().from(agencyNodes).where(eq(agencyNodes.userId, userId));
  const [zero, none] = ['0.00', null] as const;
  const amounts = { total: zero, paid: zero, open: zero, ggr: zero, ngr: zero, corrections: zero, carriedOut: zero };
  return { userId, username: node?.name ?? '', ...amounts, planVersion: none, isEstimate };
}

async function readPayments(tx: Db, { periodId, childId, currency }: StatementRow): Promise<Answer['payments']> {
  const rows = await tx
    .select()
    .from(commissionPayments)
    .where(
      and(
        eq(commissionPayments.periodId, periodId),
        eq(commissionPayments.childId, childId),
        eq(commissionPayments.currency, currency),
      ),
    )
    .orderBy(asc(commissionPayments.at), asc(commissionPayments.id));
  return rows.map(({ id, at, amount }) => ({
    transactionId: id,
    at: isoTime(at.getTime()),
    amount: minorToMoney(amount),
  }));
}

/** Reads the credit of a user at the bounds of a period, and what its parent moved in between. */
async function readCredit(
  tx: Db,
  { userId, currency, period }: { userId: string; currency: string; period: CommissionSpan },
): Promise<Answer['credit']> {
  const { from, to } = boundsOf(period, figureZone);
  const booked = await tx.execute(sql`
    SELECT coalesce(sum(e.amount) FILTER (WHERE t.created_at < ${from}::timestamptz), 0)::text AS opening,
      coalesce(sum(e.amount), 0)::text AS closing
    FROM ${wallets} w JOIN ${accounts} a ON a.wallet_id = w.id AND a.kind IN ('wallet_0', 'wallet_1')
      JOIN ${ledgerEntries} e ON e.account_id = a.id JOIN ${ledgerTransactions} t ON t.id = e.transaction_id
    WHERE w.user_id = ${userId} AND w.currency = ${currency}::text AND t.created_at < ${to}::timestamptz`);
  const moved = await tx.execute(sql`
    SELECT coalesce(sum(amount) FILTER (WHERE direction = 'down'), 0)::text AS down,
      coalesce(sum(amount) FILTER (WHERE direction = 'up'), 0)::text AS up
    FROM ${agencyTransfers} WHERE user_id = ${userId} AND currency = ${currency}::text
      AND at >= ${from}::timestamptz AND at < ${to}::timestamptz`);
  const amount = (result: unknown, name: string): bigint => BigInt(String(rowsOf(result)[0]?.[name]));
  const [opening, closing] = [amount(booked, 'opening'), amount(booked, 'closing')];
  const [down, up] = [amount(moved, 'down'), amount(moved, 'up')];
  return {
    opening: minorToMoney(opening),
    down: minorToMoney(down),
    up: minorToMoney(up),
    other: minorToMoney(closing - opening - down + up),
    closing: minorToMoney(closing),
  };
}

/** Reads the debt of a user at the bounds of a period, and how it changed in between. */
async function readDebt(
  tx: Db,
  { userId, currency, period }: { userId: string; currency: string; period: CommissionSpan },
): Promise<Answer['debt']> {
  const { from, to } = boundsOf(period, figureZone);
  const isLater = sql`t.created_at >= ${from}::timestamptz`;
  const result = await tx.execute(sql`
    SELECT coalesce(-sum(e.amount) FILTER (WHERE NOT ${isLater}), 0)::text AS opening,
      coalesce(-sum(e.amount) FILTER (WHERE ${isLater} AND e.amount < 0), 0)::text AS lent,
      coalesce(sum(e.amount) FILTER (WHERE ${isLater} AND e.amount > 0), 0)::text AS repaid
    FROM ${ledgerEntries} e JOIN ${ledgerTransactions} t ON t.id = e.transaction_id
    WHERE e.account_id = ${debtAccounts(userId, currency).debt} AND t.created_at < ${to}::timestamptz`);
  const amount = (name: string): bigint => BigInt(String(rowsOf(result)[0]?.[name]));
  const [opening, lent, repaid] = [amount('opening'), amount('lent'), amount('repaid')];
  return {
    opening: minorToMoney(opening),
    lent: minorToMoney(lent),
    repaid: minorToMoney(repaid),
    closing: minorToMoney(opening + lent - repaid),
  };
}
