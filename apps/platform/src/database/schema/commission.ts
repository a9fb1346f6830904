import type { Statement } from '@kvota/commission';
import type { CommissionCycle, CommissionLine } from '@kvota/contracts';
import type { NgrShare } from '@kvota/contracts/operator';
import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { agencyNodes } from './agency/tree.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

const node = () =>
  text()
    .notNull()
    .references(() => agencyNodes.userId);

/** Plans of edges, by version from 1. A trigger refuses changes and deletions. */
export const commissionPlans = pgTable(
  'commission_plans',
  {
    parentId: node(),
    childId: node(),
    version: integer().notNull(),
    /** Periods that begin on this day or later have it, unless a newer version does. */
    validFrom: date().notNull(),
    lines: jsonb().$type<readonly CommissionLine[]>().notNull(),
    /** Ids of lines whose losses it forgets. */
    forgiven: jsonb().$type<readonly string[]>().notNull(),
    createdBy: text()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.childId, table.version] })],
);

/** Shares that NGR deducts, by version from 1. A trigger refuses changes and deletions. */
export const ngrShares = pgTable('ngr_shares', {
  version: integer().primaryKey(),
  /** Periods that begin on this day or later have it, unless a newer version does. */
  validFrom: date().notNull(),
  shares: jsonb().$type<readonly NgrShare[]>().notNull(),
  createdBy: text()
    .notNull()
    .references(() => users.id),
  createdAt: moment().notNull(),
});

/** Periods whose statements are all drawn up. */
export const commissionPeriods = pgTable(
  'commission_periods',
  {
    id: text().primaryKey(),
    cycle: text().$type<CommissionCycle>().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    closedAt: moment().notNull(),
  },
  (table) => [index('commission_periods_cycle').on(table.cycle, table.firstDay)],
);

/** Statements of closed periods. A trigger refuses changes and deletions. */
export const commissionStatements = pgTable(
  'commission_statements',
  {
    periodId: text().notNull(),
    childId: node(),
    currency: text().notNull(),
    parentId: node(),
    cycle: text().$type<CommissionCycle>().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    planVersion: integer().notNull(),
    /** Owed by the parent, in minor units; negative if the child owes it. */
    total: bigint({ mode: 'bigint' }).notNull(),
    /** As `@kvota/commission` drew it up. */
    document: jsonb().$type<Statement>().notNull(),
    /** SHA-256 of the canonical text of the document, in hex. */
    hash: text().notNull(),
    drawnAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.periodId, table.childId, table.currency] }),
    index('commission_statements_edge').on(table.parentId, table.childId, table.currency, table.cycle, table.firstDay),
  ],
);

/** Payments of statements, signed like their totals. A trigger refuses changes and deletions. */
export const commissionPayments = pgTable(
  'commission_payments',
  {
    /** The transaction of the ledger, and the transfer. */
    id: text().primaryKey(),
    periodId: text().notNull(),
    childId: text().notNull(),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    actor: text()
      .notNull()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'commission_payments_statement',
      columns: [table.periodId, table.childId, table.currency],
      foreignColumns: [commissionStatements.periodId, commissionStatements.childId, commissionStatements.currency],
    }),
    index('commission_payments_statement').on(table.periodId, table.childId, table.currency),
  ],
);

/**
 * Corrections of statements, which stay as they are: each counts in the statement of a later period of the same cycle. A
 * trigger refuses changes and deletions.
 */
export const commissionCorrections = pgTable(
  'commission_corrections',
  {
    id: text().primaryKey(),
    /** The statement that is corrected. */
    periodId: text().notNull(),
    childId: node(),
    currency: text().notNull(),
    parentId: node(),
    /** The period in whose statement it counts. */
    countedIn: text().notNull(),
    /** Positive if the parent owes it. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    reason: text().notNull(),
    actor: text()
      .notNull()
      .references(() => users.id),
    at: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'commission_corrections_statement',
      columns: [table.periodId, table.childId, table.currency],
      foreignColumns: [commissionStatements.periodId, commissionStatements.childId, commissionStatements.currency],
    }),
    index('commission_corrections_counted').on(table.countedIn, table.childId),
    index('commission_corrections_statement').on(table.childId, table.currency, table.periodId),
    check('commission_corrections_not_zero', sql`amount <> 0`),
  ],
);

/** Players who qualified, once for ever for each parent that pays for them. A trigger refuses changes and deletions. */
export const commissionPlayers = pgTable(
  'commission_players',
  {
    parentId: node(),
    playerId: node(),
    childId: node(),
    line: text().notNull(),
    periodId: text().notNull(),
    currency: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.parentId, table.playerId] })],
);
