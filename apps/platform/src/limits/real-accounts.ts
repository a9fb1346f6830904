import { lastRealCurrencyId } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import { accounts, closedDays, wallets } from '../database/schema/index.ts';

/** The last closed day of figures, as a subquery. */
export const lastClosed: SQL = sql`(SELECT max(day) FROM ${closedDays})`;

/** Selects the accounts of a user's real wallets that stakes are drawn from, and how often each was written. */
export const realAccounts = (userId: SQL): SQL => sql`
  SELECT account.id, wallet.currency, account.writes
  FROM (SELECT id, currency FROM ${wallets}
    WHERE user_id = ${userId} AND currency_id <= ${lastRealCurrencyId} OFFSET 0) AS wallet
  CROSS JOIN LATERAL (
    SELECT id, writes FROM ${accounts} WHERE id IN (wallet.id || ':wallet_0', wallet.id || ':wallet_1') OFFSET 0
  ) AS account`;
