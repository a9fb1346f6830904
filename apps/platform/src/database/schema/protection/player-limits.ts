import type { PlayerLimitKind, PlayerLimitPeriod, PlayerLimitProduct } from '@kvota/contracts';
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { users } from '../identity.ts';

const minor = () => bigint({ mode: 'bigint' });
const moment = () => timestamp({ withTimezone: true });

/** Limits that players set for themselves. Amounts are in minor units, 0 for a product that is off. */
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
    /** Empty for a product that is off. */
    currency: text().notNull(),
    amount: minor().notNull(),
    /** Since when the amount holds. */
    since: moment().notNull(),
    /** The amount that waits, if `nextFrom` is set; null if the limit would be removed. */
    nextAmount: minor(),
    nextFrom: moment(),
    confirmBy: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period, table.product, table.currency] })],
);
