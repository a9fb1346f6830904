import { isBonusCurrency, minorToMoney } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { accounts, ledgerEntries, ledgerTransactions, playSessions, wallets } from '../../database/schema/index.ts';

/** Types of the ledger that move a stake out of the credit, or back into it. */
const stakes = ['hold', 'capture', 'release', 'refund', 'game_bet', 'game_back'];
/** Types of the ledger by which winnings come into the credit. */
const returns = ['payout', 'cash_out', 'game_win', 'jackpot'];

const money = v.pipe(
  v.string(),
  v.transform((text) => BigInt(text)),
);
const Sum = v.object({
  currency: v.string(),
  currency_id: v.number(),
  staked: money,
  returned: money,
});

/** Sums what a user staked and got in a play session, by real currency. */
export async function sessionSums(
  db: Db,
  userId: string,
  started: number,
): Promise<{ currency: string; staked: string; returned: string; net: string }[]> {
  const list = (types: readonly string[]) => sql`(SELECT jsonb_array_elements_text(${JSON.stringify(types)}::jsonb))`;
  const result = await db.execute(sql`
    SELECT w.currency, w.currency_id,
      (-coalesce(sum(e.amount) FILTER (WHERE x.type IN ${list(stakes)}), 0))::text AS staked,
      coalesce(sum(e.amount) FILTER (WHERE x.type IN ${list(returns)}), 0)::text AS returned
    FROM ${playSessions} p JOIN ${wallets} w ON w.user_id = p.user_id
    JOIN ${accounts} a ON a.wallet_id = w.id AND a.kind IN ('wallet_0', 'wallet_1')
    JOIN ${ledgerEntries} e ON e.account_id = a.id AND e.id > p.entry
    JOIN ${ledgerTransactions} x ON x.id = e.transaction_id
    WHERE p.user_id = ${userId} AND p.started = ${new Date(started).toISOString()}::timestamptz
    GROUP BY w.currency, w.currency_id ORDER BY w.currency_id`);
  return v
    .parse(v.array(Sum), rowsOf(result))
    .filter(({ currency_id, staked, returned }) => !isBonusCurrency(currency_id) && (staked !== 0n || returned !== 0n))
    .map(({ currency, staked, returned }) => ({
      currency,
      staked: minorToMoney(staked),
      returned: minorToMoney(returned),
      net: minorToMoney(returned - staked),
    }));
}
