import type { BlockScope, LimitKey, LimitSwitch } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { minor, moment } from '../columns.ts';
import { agencyNodes } from './tree.ts';

/** Blocks of users by the node that set them. The operator's own flag is `users.blocked`. */
export const agencyBlocks = pgTable(
  'agency_blocks',
  {
    userId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    byId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    scope: text().$type<BlockScope>().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.byId] })],
);

/**
 * Limits of users by the node that has set them: their parent at that time. Players who join an agent keep those of the
 * operator. The strictest of a user and everybody above is in force.
 */
export const agencyLimits = pgTable(
  'agency_limits',
  {
    userId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    byId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    key: text().$type<LimitKey | LimitSwitch>().notNull(),
    /** Empty for switches and counts. */
    currency: text().notNull(),
    /** In minor units, or a count; 0 for a switch that is off. */
    value: minor().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.byId, table.key, table.currency] }),
    // For the lowest limits of sums. Most users are far below all of them.
    index('agency_limits_sums')
      .on(table.currency, table.key, table.value)
      .where(sql`key IN ('stakeDay', 'stakeWeek', 'lossDay', 'lossWeek')`),
  ],
);

/**
 * Credit lines of users by the node that has set them. Only that of the parent is in force. The debt is in the accounts
 * `debt` of the ledger.
 */
export const agencyCreditLines = pgTable(
  'agency_credit_lines',
  {
    userId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    byId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    currencyId: integer().notNull(),
    currency: text().notNull(),
    /** The highest debt. */
    limit: minor().notNull(),
    /** Credit below which the parent is warned. */
    lowFloat: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.byId, table.currencyId] }),
    index('agency_credit_lines_marks')
      .on(table.byId, table.currency)
      .where(sql`low_float IS NOT NULL`),
    check('agency_credit_lines_not_negative', sql`"limit" >= 0 AND low_float >= 0`),
  ],
);
