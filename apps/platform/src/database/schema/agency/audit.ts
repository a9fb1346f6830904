import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';
import { agencyNodes } from './tree.ts';

/** Every act on a user, with the state before and after. A trigger refuses changes and deletions. */
export const agencyAudit = pgTable(
  'agency_audit',
  {
    id: text().primaryKey(),
    at: moment().notNull(),
    actor: text()
      .notNull()
      .references(() => users.id),
    act: text().notNull(),
    subject: text()
      .notNull()
      .references(() => agencyNodes.userId),
    before: jsonb(),
    after: jsonb(),
    requestId: text(),
    /** The staff account that acted for the actor. */
    staff: text().references(() => users.id),
  },
  (table) => [
    index('agency_audit_staff').on(table.staff, table.at),
    index('agency_audit_subject').on(table.subject, table.at),
    index('agency_audit_time').on(table.at, table.id),
    index('agency_audit_actor').on(table.actor, table.at),
  ],
);

/** Seals of the audit, each with the hash of the one before. A trigger refuses changes and deletions. */
export const auditSeals = pgTable('audit_seals', {
  /** From 1, without gaps. */
  n: integer().primaryKey(),
  /** Number of its rows. */
  rows: integer().notNull(),
  /** Hash over the hashes of its rows, in the order of their ids. */
  root: text().notNull(),
  /** The hash of the seal before; empty for the first. */
  prev: text().notNull(),
  hash: text().notNull(),
  at: moment().notNull(),
});

/**
 * The seal of each row of the audit. A trigger adds a member without a seal for each new row, so that nothing depends on
 * the order in which transactions end. Another one lets it get its seal once, and refuses any other change and deletions.
 */
export const auditSealRows = pgTable(
  'audit_seal_rows',
  {
    auditId: text()
      .primaryKey()
      .references(() => agencyAudit.id),
    n: integer().references(() => auditSeals.n),
    /** The hash of the row. */
    hash: text(),
  },
  (table) => [
    index('audit_seal_rows_seal').on(table.n),
    index('audit_seal_rows_open')
      .on(table.auditId)
      .where(sql`n IS NULL`),
    check('audit_seal_rows_hashed', sql`(n IS NULL) = (hash IS NULL)`),
  ],
);
