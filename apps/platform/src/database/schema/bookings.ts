import type { BookingRequest } from '@kvota/contracts';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Slips kept under a short code, with the odds at that time. */
export const bookings = pgTable(
  'bookings',
  {
    /** Eight characters, without the dash that people read. */
    code: text().primaryKey(),
    slip: jsonb().$type<BookingRequest>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('bookings_expiry').on(table.expiresAt)],
);
