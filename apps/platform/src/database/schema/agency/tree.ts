import type { AgencyKind } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/** The first day of something. Before a user was moved, it is that of all days. */
const always = () =>
  date()
    .notNull()
    .default(sql`'-infinity'`);

/**
 * The tree of operator, agents and players. The root belongs to no user. A trigger adds a node below the root for each
 * new user, and keeps `kind` with the roles.
 */
export const agencyNodes = pgTable(
  'agency_nodes',
  {
    userId: text().primaryKey(),
    parentId: text(),
    kind: text().$type<AgencyKind>().notNull(),
    depth: integer().notNull(),
    /** The user name, compared by its bytes (collation C), so that a prefix is a range of the index. */
    name: text().notNull(),
    createdBy: text(),
    createdAt: moment().notNull(),
    /** The first day with this parent. */
    since: always(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.userId] }),
    index('agency_nodes_children').on(table.parentId, table.name),
  ],
);

/** Every pair of a node and one of its ancestors, itself included at depth 0. `name` and `isAgent` are of the descendant. */
export const agencyPaths = pgTable(
  'agency_paths',
  {
    ancestor: text()
      .notNull()
      .references(() => agencyNodes.userId),
    descendant: text()
      .notNull()
      .references(() => agencyNodes.userId),
    depth: integer().notNull(),
    isAgent: boolean().notNull(),
    name: text().notNull(),
    /** The first day with this depth. */
    since: always(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestor, table.descendant] }),
    index('agency_paths_up').on(table.descendant, table.ancestor),
    index('agency_paths_name').on(table.ancestor, table.name, table.descendant),
    index('agency_paths_agents')
      .on(table.ancestor, table.descendant)
      .where(sql`is_agent`),
  ],
);

/**
 * Paths that moves have ended: they held on the days from `since` up to the one before `until`. With `agency_paths`, they
 * are the tree of any day. A trigger refuses changes and deletions.
 */
export const agencyPastPaths = pgTable(
  'agency_past_paths',
  {
    ancestor: text().notNull(),
    descendant: text().notNull(),
    depth: integer().notNull(),
    isAgent: boolean().notNull(),
    since: date().notNull(),
    until: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestor, table.descendant, table.until] }),
    index('agency_past_paths_up').on(table.descendant, table.ancestor),
  ],
);

/**
 * Moves of users with their branches. One waits until a day is closed, and is then carried out or dropped, unless it was
 * cancelled. A trigger refuses deletions, and changes of what waits no more.
 */
export const agencyMoves = pgTable(
  'agency_moves',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    fromId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    toId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    /** The node that asked, and its user. */
    nodeId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    askedBy: text()
      .notNull()
      .references(() => users.id),
    askedAt: moment().notNull(),
    state: text().$type<'waiting' | 'done' | 'cancelled' | 'dropped'>().notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** The first day of the new tree. */
    day: date(),
    /** Why it was dropped. */
    reason: text(),
  },
  (table) => [
    index('agency_moves_user').on(table.userId, table.askedAt),
    uniqueIndex('agency_moves_waiting')
      .on(table.userId)
      .where(sql`state = 'waiting'`),
  ],
);
