import type { ExportRequest } from '@kvota/contracts';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

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
    askedAt: moment().notNull(),
    /** The id of the last row, of lists that have their rows by id. */
    lastId: text(),
    fetched: boolean().notNull().default(false),
    /** Until when it can be fetched; once it is fetched, until when the next page must be read. */
    until: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);
