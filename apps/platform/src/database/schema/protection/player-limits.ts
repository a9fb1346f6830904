import type { PlayerLimitKind, PlayerLimitPeriod, PlayerLimitProduct } from '@kvota/contracts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { minor, moment } from '../columns.ts';
import { users } from '../identity.ts';

/**
 * Limits that players set for themselves. One of amount, minutes and night holds; the waiting one is of the same kind.
 * Times of the night are minutes of the day.
 */
export const playerLimits = pgTable(
  'player_limits',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text().$type<PlayerLimitKind>().notNull(),
    /** Empty for kinds without a period. */
    period: text().$type<PlayerLimitPeriod | ''>().notNull(),
    product: text().$type<PlayerLimitProduct>().notNull(),
    /** Empty for kinds without an amount of money. */
    currency: text().notNull(),
    /** In minor units, 0 for a product that is off. */
    amount: minor(),
    minutes: integer(),
    nightFrom: integer(),
    nightTo: integer(),
    /** Since when it holds. */
    since: moment().notNull(),
    /** What waits, if `nextFrom` is set. All are null if the limit would be removed. */
    nextAmount: minor(),
    nextMinutes: integer(),
    nextNightFrom: integer(),
    nextNightTo: integer(),
    nextFrom: moment(),
    confirmBy: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period, table.product, table.currency] })],
);

/** Kinds of own limits without which nobody plays or pays in, as the jurisdiction of the platform has it. */
export const requiredLimits = pgTable('required_limits', {
  kind: text().$type<'deposit'>().primaryKey(),
  since: moment().notNull(),
});
