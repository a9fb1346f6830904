import type { AgencyProduct } from '@kvota/contracts';
import { bigint, bigserial, date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { minor, moment } from './columns.ts';

/** Sums may exceed what a balance can hold. */
const sum = () => numeric({ mode: 'bigint' }).notNull();

export type FigureKind = 'settled' | 'sold' | 'bonus' | 'in' | 'out' | 'correction';
/** Credit that is moved belongs to no product and no sport. */
export type FigureProduct = AgencyProduct | 'none';

/** The facts of a movement. Amounts are in minor units of the real currency. */
const facts = () => ({
  at: moment().notNull(),
  userId: text().notNull(),
  /** The agent at that moment: of a ticket its seller, else the direct parent. */
  seller: text().notNull(),
  currency: text().notNull(),
  product: text().$type<FigureProduct>().notNull(),
  /** The code of a sport, `mix` for several, `casino` for games, `none` for credit. */
  sport: text().notNull(),
  legs: integer().notNull(),
  kind: text().$type<FigureKind>().notNull(),
  tickets: integer().notNull(),
  stake: minor().notNull(),
  payout: minor().notNull(),
  bonusCost: minor().notNull(),
  creditIn: minor().notNull(),
  creditOut: minor().notNull(),
});

const sums = () => ({
  tickets: bigint({ mode: 'number' }).notNull(),
  stake: sum(),
  payout: sum(),
  bonusCost: sum(),
  creditIn: sum(),
  creditOut: sum(),
});

/**
 * Movements that are not in the sums of days yet. Each is written in the transaction of its ledger entry, and moved to
 * `figures` by one worker. A trigger refuses updates.
 */
export const figuresLog = pgTable(
  'figures_log',
  { id: bigserial({ mode: 'bigint' }).primaryKey(), ...facts() },
  (table) => [index('figures_log_user').on(table.userId)],
);

/** Movements with their final day, kept for good. A trigger refuses updates and deletions. */
export const figures = pgTable(
  'figures',
  {
    /** The id in the log. */
    id: bigint({ mode: 'bigint' }).primaryKey(),
    day: date().notNull(),
    ...facts(),
  },
  (table) => [index('figures_day').on(table.day, table.currency, table.seller)],
);

/** Sums of a user by seller and day. */
export const playerDays = pgTable(
  'player_days',
  {
    seller: text().notNull(),
    day: date().notNull(),
    userId: text().notNull(),
    currency: text().notNull(),
    product: text().$type<FigureProduct>().notNull(),
    sport: text().notNull(),
    ...sums(),
  },
  (table) => [
    primaryKey({
      columns: [table.seller, table.currency, table.day, table.userId, table.product, table.sport],
    }),
    index('player_days_user').on(table.userId, table.currency, table.day),
  ],
);

/** Sums of a branch by day: what was sold by its agent and by those below. */
export const branchDays = pgTable(
  'branch_days',
  {
    node: text().notNull(),
    day: date().notNull(),
    currency: text().notNull(),
    product: text().$type<FigureProduct>().notNull(),
    sport: text().notNull(),
    ...sums(),
  },
  (table) => [primaryKey({ columns: [table.node, table.currency, table.day, table.product, table.sport] })],
);

/** Days that were closed. All before the last one are closed too. */
export const closedDays = pgTable('closed_days', { day: date().primaryKey(), closedAt: moment().notNull() });
