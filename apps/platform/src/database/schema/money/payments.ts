import type { PaymentDirection, PaymentState } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';
import { wallets } from '../ledger.ts';
import { instruments } from './instruments.ts';

const amount = () => bigint({ mode: 'bigint' }).notNull();

/** One thing that is known about a payment. A payment has each key at most once. `amount` is in minor units, as text. */
export interface StoredFact {
  readonly key: string;
  readonly at: number;
  readonly amount?: string;
  readonly reason?: string;
  readonly note?: string;
  /** The operator who asked for it. */
  readonly by?: string;
}

/** Deposits and withdrawals. Facts decide; state and sums are derived from them and stored for lists and checks. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    walletId: text()
      .notNull()
      .references(() => wallets.id),
    currencyId: integer().notNull(),
    currency: text().notNull(),
    direction: text().$type<PaymentDirection>().notNull(),
    method: text().notNull(),
    amount: amount(),
    requestId: text(),
    locale: text().notNull(),
    provider: text().notNull(),
    /** The payment at the provider; null until it has answered. */
    providerId: text(),
    redirectUrl: text(),
    /** The card or account that paid, or is paid. Null while it is not known. */
    instrumentId: text().references(() => instruments.id),
    facts: jsonb().$type<readonly StoredFact[]>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The parts that a withdrawal was drawn from, which go back there. */
    draw0: amount(),
    draw1: amount(),
    /** Money that came from the provider, went back to it, and was paid out; each as it is booked. */
    captured: amount(),
    takenBack: amount(),
    paidOut: amount(),
    /** True if the money came by way of the suspense account. */
    viaSuspense: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    endedAt: moment(),
    /** When the provider is asked next; null if nothing is open. */
    askAt: moment(),
    asked: integer().notNull().default(0),
    /** Since when a fact lacks its ground; null if none does. */
    lacksGroundSince: moment(),
  },
  (table) => [
    unique('payments_once').on(table.userId, table.requestId),
    unique('payments_provider').on(table.provider, table.direction, table.providerId),
    index('payments_user').on(table.userId, table.createdAt),
    index('payments_time').on(table.createdAt, table.id),
    // The days in UTC of all facts of a payment, which a settlement file is compared with.
    index('payments_fact_days').using('gin', sql`payment_fact_days(${table.facts})`),
    index('payments_of_provider').on(table.provider, table.createdAt),
    index('payments_state').on(table.state, table.createdAt),
    index('payments_method').on(table.method, table.direction, table.endedAt),
    index('payments_without_ground')
      .on(table.lacksGroundSince)
      .where(sql`lacks_ground_since IS NOT NULL`),
    index('payments_ask')
      .on(table.askAt)
      .where(sql`ask_at IS NOT NULL`),
  ],
);

/** Events of providers as they came, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    body: text().notNull(),
    receivedAt: moment().notNull(),
    appliedAt: moment(),
    /** An event whose ground is missing waits until then. */
    nextAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_waiting')
      .on(table.nextAt)
      .where(sql`applied_at IS NULL`),
  ],
);

/** Money and news of providers that fit no payment. `booked` money is on the suspense account until it is resolved. */
export const paymentSuspense = pgTable(
  'payment_suspense',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    eventId: text().notNull(),
    reason: text().notNull(),
    event: text().notNull(),
    /** The payment at the provider, to which money is sent back. */
    providerId: text().notNull(),
    paymentId: text().references(() => payments.id),
    amount: amount(),
    currency: text().notNull(),
    booked: boolean().notNull(),
    createdAt: moment().notNull(),
    resolution: text().$type<'credit' | 'return' | 'note'>(),
    resolvedAt: moment(),
    resolvedBy: text().references(() => users.id),
  },
  (table) => [
    unique('payment_suspense_once').on(table.provider, table.eventId),
    index('payment_suspense_open')
      .on(table.createdAt)
      .where(sql`resolution IS NULL`),
  ],
);
