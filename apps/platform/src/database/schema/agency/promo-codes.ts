import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { agencyNodes } from './tree.ts';

/** Codes by which players join an agent, unique over all agents. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In upper case. */
    code: text().primaryKey(),
    agentId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    note: text().notNull(),
    active: boolean().notNull(),
    /** Nobody joins from this moment on. */
    validUntil: timestamp({ withTimezone: true }),
    maxUses: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('promo_codes_agent').on(table.agentId, table.createdAt),
    check('promo_codes_upper_case', sql`code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'`),
  ],
);

/** Players who joined an agent, once for ever. A trigger refuses changes and deletions. */
export const agencyJoins = pgTable(
  'agency_joins',
  {
    userId: text()
      .primaryKey()
      .references(() => agencyNodes.userId),
    agentId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    /** Null if the player gave the name of the agent. */
    code: text().references(() => promoCodes.code),
    at: moment().notNull(),
  },
  (table) => [index('agency_joins_code').on(table.code, table.userId)],
);
