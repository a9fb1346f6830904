import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** People who can sign in. Passwords are stored as scrypt hashes only. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  username: text().notNull().unique(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  roles: jsonb().$type<string[]>().notNull().default([]),
  blocked: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** A closed account signs in nowhere, gets no money, and is never opened again. */
  closedAt: timestamp({ withTimezone: true }),
});

/** Data of oidc-provider: grants, codes, tokens, sessions. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    expiresAt: timestamp({ withTimezone: true }),
    consumedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_grant').on(table.grantId),
    index('oidc_payloads_uid').on(table.uid),
    index('oidc_payloads_expiry').on(table.expiresAt),
  ],
);

/** Where people are signed in: one row for each live session of the identity provider. */
export const signIns = pgTable(
  'sign_ins',
  {
    /** The uid of the session in `oidc_payloads`. */
    session: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    userAgent: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sign_ins_user').on(table.userId)],
);

/** Secrets that the platform makes at its first start: signing keys, cookie keys. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: jsonb().notNull() });

/** Settings by group (general, status, ticket, agency) and key. */
export const settings = pgTable(
  'settings',
  { group: text().notNull(), key: text().notNull(), value: jsonb() },
  (table) => [primaryKey({ columns: [table.group, table.key] })],
);

/** Settings of users (OP-63). */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    object: text().notNull(),
    property: text().notNull(),
    value: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.object, table.property] })],
);

/** Second factors: an app that makes codes (SEC-24). */
export const secondFactors = pgTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  /** The key of the codes, sealed. */
  secret: text().notNull(),
  /** True if each sign-in needs a code, and not only acts that ask for one. */
  always: boolean().notNull().default(false),
  /** The step of the last code that was used. Codes up to it are used up. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Recovery codes that are not used, as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
