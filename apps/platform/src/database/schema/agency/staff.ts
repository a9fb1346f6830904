import type { StaffRight } from '@kvota/contracts';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { minor, moment } from '../columns.ts';
import { users } from '../identity.ts';
import { agencyNodes } from './tree.ts';

/**
 * Accounts of people who work for an agent, or for the operator. They are in no branch and have no wallet: a trigger
 * refuses one.
 */
export const agencyStaff = pgTable(
  'agency_staff',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    /** The node on which the account acts. */
    nodeId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    /** The user of the node, in whose name the account acts. At the root, the operator who changed it last. */
    employerId: text()
      .notNull()
      .references(() => users.id),
    firstName: text().notNull(),
    rights: jsonb().$type<StaffRight[]>().notNull(),
    /** Amounts as money of the contract. */
    caps: jsonb().$type<{ currencyId: number; cap: string }[]>().notNull(),
    active: boolean().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('agency_staff_node').on(table.nodeId)],
);

/** What staff accounts have moved in a day of the agency's zone, in both directions together. */
export const agencyStaffDays = pgTable(
  'agency_staff_days',
  {
    staffId: text()
      .notNull()
      .references(() => agencyStaff.userId),
    day: date().notNull(),
    currencyId: integer().notNull(),
    moved: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.day, table.currencyId] })],
);

/** Sums that an agent has moved since the last sign-in that counted, by currency (SEC-23). */
export const agencyStepUps = pgTable(
  'agency_step_ups',
  {
    actor: text()
      .notNull()
      .references(() => users.id),
    currency: text().notNull(),
    /** The latest sign-in among those by which the agent has moved money. */
    signedInAt: moment().notNull(),
    moved: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.currency] })],
);
