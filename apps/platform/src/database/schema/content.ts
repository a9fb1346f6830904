import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Versions of the operator's documents by name and language. A version is never changed or deleted. */
export const documents = pgTable(
  'documents',
  {
    doc: text().notNull(),
    lang: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    inForceSince: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.doc, table.lang, table.version] })],
);

/** Messages sent by the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Made by the client, so that a message sent twice is stored once. */
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    lang: text(),
    username: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);
