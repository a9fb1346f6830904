import { bigint, boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { users } from '../identity.ts';

/**
 * What counted for the limits of a user after the last stake that was decided by sums, so that the next one need not add up
 * tickets. It holds only while `writes` is what the accounts of the real wallets have: whatever changes a sum writes one of
 * them. Triggers do so for tickets and rounds that end without a payout.
 */
export const limitUsage = pgTable('limit_usage', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  /** The local day, with which the sums of all periods end. */
  day: date().notNull(),
  /** The last closed day of figures. Rows that come late move to another day when one is closed. */
  closed: date(),
  /** The sum of `writes` over wallet_0 and wallet_1 of all real wallets. */
  writes: bigint({ mode: 'bigint' }).notNull(),
  /** True if all real currencies are summed, and not that of the stake alone. */
  every: boolean().notNull(),
  /** True if the month is summed too. */
  months: boolean().notNull(),
  /** By currency, in minor units as text, in the order of `playKeys`. */
  sums: jsonb().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
});
