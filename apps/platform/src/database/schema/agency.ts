import type { AgencyKind, BlockScope } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

import { users } from './identity.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();
const minor = () => bigint({ mode: 'bigint' }).notNull();

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
    createdAt: moment(),
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
    at: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.byId] })],
);

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
    at: moment(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.requestId] })],
);

/** Transfers between a parent and its direct child. Never changed: a correction is another transfer. */
export const agencyTransfers = pgTable(
  'agency_transfers',
  {
    /** The transaction of the ledger. */
    id: text().primaryKey(),
    at: moment(),
    parentId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    userId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    direction: text().$type<'down' | 'up'>().notNull(),
    currency: text().notNull(),
    currencyId: integer().notNull(),
    amount: minor(),
    note: text().notNull(),
    /** Credit of the child after it. */
    balanceAfter: minor(),
    actor: text()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    index('agency_transfers_parent').on(table.parentId, table.at),
    index('agency_transfers_user').on(table.userId, table.at),
  ],
);

/** Every act on a user, with the state before and after. A trigger refuses changes and deletions. */
export const agencyAudit = pgTable(
  'agency_audit',
  {
    id: text().primaryKey(),
    at: moment(),
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
  },
  (table) => [index('agency_audit_subject').on(table.subject, table.at)],
);
