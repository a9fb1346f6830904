import type { ActivityProduct, Explanation } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

import { users } from './identity.ts';

/** A wallet of a user in one currency. Its money is in accounts. */
export const wallets = pgTable(
  'wallets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    currencyId: integer().notNull(),
    currency: text().notNull(),
  },
  (table) => [unique('wallets_user_currency').on(table.userId, table.currencyId)],
);

/** The highest balance of a wallet's account in minor units. The sum of two fits into the money of the wire. */
const highestBalance = 49_999_999_999_999_999n;

/**
 * Accounts of the double-entry ledger. `kind` is wallet_0 … wallet_6 or held for wallets, house or cash for the
 * operator. Accounts of wallets never become negative or exceed the highest balance. Balances are in minor units.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    walletId: text().references(() => wallets.id),
    kind: text().notNull(),
    currency: text().notNull(),
    balance: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** How often the stakes of a wallet were interrupted, counted at its wallet_0. */
    stops: integer().notNull().default(0),
    /** How often the balance was written. Two balances may be equal with movements between them; two counts are not. */
    writes: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    index('accounts_wallet').on(table.walletId),
    // Money that nobody asked for: a row for each currency.
    index('accounts_suspense')
      .on(table.currency)
      .where(sql`kind = 'suspense'`),
    check('accounts_never_negative', sql`${table.walletId} IS NULL OR ${table.balance} >= 0`),
    check(
      'accounts_within_highest',
      sql`${table.walletId} IS NULL OR ${table.balance} <= ${sql.raw(String(highestBalance))}`,
    ),
  ],
);

/** Movements posted together. Unique on source and external id, so that nothing is posted twice. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    externalId: text().notNull(),
    type: text().notNull(),
    refType: text().notNull(),
    refId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** What happened, then details. Null only for movements from before it was stored: their type explains them. */
    explain: jsonb().$type<readonly Explanation[]>(),
  },
  (table) => [
    unique('ledger_transactions_once').on(table.source, table.externalId),
    index('ledger_transactions_ref').on(table.refType, table.refId),
  ],
);

/** One side of a movement in signed minor units. The entries of a transaction sum to zero per currency. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    transactionId: text()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    currency: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    balanceAfter: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
);

/** Lines of a type: how many, and the sums of those above and below zero, in minor units as text. */
export type LineSums = Readonly<Record<string, readonly [count: number, paidIn: string, paidOut: string]>>;

/** Sums of the lines of each product. */
export type ProductSums = Readonly<Partial<Record<ActivityProduct, LineSums>>>;

/**
 * Summed lines of a wallet's statement, oldest first, so that a page of a long history reads few of them. A block is never
 * changed, because the lines of a wallet are only ever added at the end.
 */
export const statementBlocks = pgTable(
  'statement_blocks',
  {
    walletId: text()
      .notNull()
      .references(() => wallets.id),
    number: integer().notNull(),
    /** The last entry of its last line. */
    lastEntry: bigint({ mode: 'bigint' }).notNull(),
    /** Credit after its last line. */
    balance: bigint({ mode: 'bigint' }).notNull(),
    earliest: timestamp({ withTimezone: true }).notNull(),
    latest: timestamp({ withTimezone: true }).notNull(),
    /** By the type of the ledger. */
    sums: jsonb().$type<LineSums>().notNull(),
    /** The same of lines that belong to a product. */
    products: jsonb().$type<ProductSums>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.walletId, table.number] })],
);
