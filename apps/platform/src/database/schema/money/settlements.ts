import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { minor, moment } from '../columns.ts';
import { users } from '../identity.ts';
import { payments } from './payments.ts';

/** Kinds of movements in a settlement file of a payment provider. */
export const settlementTypes = ['capture', 'refund', 'refundReturn', 'chargeback', 'payout', 'payoutReturn'] as const;
export type SettlementType = (typeof settlementTypes)[number];

/** Settlement files of providers, one for each day in UTC. */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    provider: text().notNull(),
    day: text().notNull(),
    /** Null while the provider has not served the file. */
    readAt: moment(),
    lines: integer(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

/** The lines of settlement files as they were read last. `key` names the movement, as `keyOf` does. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    provider: text().notNull(),
    day: text().notNull(),
    /** The place in the file: a faulty file may have one number twice. */
    n: integer().notNull(),
    key: text().notNull(),
    type: text().$type<SettlementType>().notNull(),
    lineId: text().notNull(),
    providerId: text().notNull(),
    reference: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.day, table.n] }),
    index('settlement_lines_key').on(table.provider, table.key),
  ],
);

/**
 * Differences between the books and the settlement files. One that is `gone` was not found by a later comparison, and one that
 * is `noted` was dealt with by a person.
 */
export const reconItems = pgTable(
  'recon_items',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    day: text().notNull(),
    key: text().notNull(),
    /** Counts the differences of one key. */
    n: integer().notNull(),
    kind: text().$type<'missingHere' | 'missingThere' | 'amountDiffers'>().notNull(),
    type: text().$type<SettlementType>().notNull(),
    providerId: text().notNull(),
    paymentId: text().references(() => payments.id),
    hereAmount: minor(),
    hereCurrency: text(),
    thereAmount: minor(),
    thereCurrency: text(),
    foundAt: moment().notNull(),
    state: text().$type<'open' | 'gone' | 'noted'>().notNull(),
    endedAt: moment(),
    endedBy: text().references(() => users.id),
    note: text(),
  },
  (table) => [
    uniqueIndex('recon_items_open')
      .on(table.provider, table.key, table.n)
      .where(sql`state = 'open'`),
    index('recon_items_time').on(table.foundAt, table.id),
  ],
);
