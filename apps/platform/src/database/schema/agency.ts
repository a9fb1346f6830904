import type {
  AgencyKind,
  BlockScope,
  ExportRequest,
  LimitKey,
  LimitSwitch,
  StaffRight,
  TransferBasis,
  VoidRequest,
} from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { users } from './identity.ts';
import { tickets } from './tickets.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();
/** The first day of something. Before a user was moved, it is that of all days. */
const always = () =>
  date()
    .notNull()
    .default(sql`'-infinity'`);
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
    askedAt: moment(),
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
    value: minor(),
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
    limit: minor(),
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
    direction: text().$type<'down' | 'up' | 'repaid'>().notNull(),
    basis: text().$type<TransferBasis>().notNull().default('cash'),
    currency: text().notNull(),
    currencyId: integer().notNull(),
    amount: minor(),
    note: text().notNull(),
    /** Credit of the child after it. */
    balanceAfter: minor(),
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
  at: moment(),
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

/** Exports that were asked for and are not finished. A user has two places; one whose time is over is taken again. */
export const agencyExports = pgTable(
  'agency_exports',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    place: integer().notNull(),
    id: text().notNull().unique(),
    /** The sign-in that fetches the file. */
    session: text().notNull(),
    clientId: text().notNull(),
    request: jsonb().$type<ExportRequest>().notNull(),
    /** When it was asked for: later rows are not in the file. */
    askedAt: moment(),
    /** The id of the last row, of lists that have their rows by id. */
    lastId: text(),
    fetched: boolean().notNull().default(false),
    /** Until when it can be fetched; once it is fetched, until when the next page must be read. */
    until: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);

/** Requests to void tickets. One of a ticket can be open. */
export const voidRequests = pgTable(
  'void_requests',
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    /** The seller of the ticket, whose ancestors see the request. */
    agentId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    /** The node that asked, and its user. */
    nodeId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    requestedBy: text()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    createdAt: moment(),
    /** When the first match of the ticket begins. */
    lapsesAt: moment(),
    state: text().$type<VoidRequest['state']>().notNull(),
    decidedBy: text().references(() => users.id),
    decidedAt: timestamp({ withTimezone: true }),
    decision: text(),
  },
  (table) => [
    index('void_requests_seller').on(table.agentId, table.createdAt),
    index('void_requests_ticket').on(table.ticketId),
    uniqueIndex('void_requests_open')
      .on(table.ticketId)
      .where(sql`state = 'open'`),
    // Open ones that have lapsed keep their state.
    index('void_requests_lapsing')
      .on(table.lapsesAt)
      .where(sql`state = 'open'`),
  ],
);

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
    createdAt: moment(),
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
    at: moment(),
  },
  (table) => [index('agency_joins_code').on(table.code, table.userId)],
);

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
    createdAt: moment(),
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
    moved: minor(),
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
    signedInAt: moment(),
    moved: minor(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.currency] })],
);
