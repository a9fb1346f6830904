import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Texts of the operator that replace built-in ones, by language, group and id. */
export const operatorTexts = pgTable(
  'operator_texts',
  { lang: text().notNull(), group: text().notNull(), id: text().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.lang, table.group, table.id] })],
);
