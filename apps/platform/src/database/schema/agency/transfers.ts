import type { TransferBasis } from '@kvota/contracts';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { minor, moment } from '../columns.ts';
import { users } from '../identity.ts';
import { agencyNodes } from './tree.ts';

/** Acts by the id that the client gave them, with the answer that a repetition gets. */
export const agencyRequests = pgTable(
  'agency_requests',
  {
    actor: text()
      .notNull()
      .references(() => users.id),
    requestId: text().notNull(),
    /** Hash of the call and its input, without a password. */
    digest: text().notNull(),
    /** The body as it was sent. Null only inside the transaction of the act. */
    answer: text(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.requestId] })],
);

/** Transfers between a parent and its direct child. Never changed: a correction is another transfer. */
export const agencyTransfers = pgTable(
  'agency_transfers',
  {
    /** The transaction of the ledger. */
    id: text().primaryKey(),
    at: moment().notNull(),
    parentId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    userId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    direction: text().$type<'down' | 'up' | 'repaid'>().notNull(),
    basis: text().$type<TransferBasis>().notNull().default('cash'),
    currency: text().notNull(),
    currencyId: integer().notNull(),
    amount: minor().notNull(),
    note: text().notNull(),
    /** Credit of the child after it. */
    balanceAfter: minor().notNull(),
    /** Debt of the child after it, and the credit line at that time. Null with the basis `cash`. */
    debtAfter: bigint({ mode: 'bigint' }),
    creditLimit: bigint({ mode: 'bigint' }),
    actor: text()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('agency_transfers_parent').on(table.parentId, table.at),
    index('agency_transfers_user').on(table.userId, table.at),
  ],
);
