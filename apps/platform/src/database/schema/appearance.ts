import type { AppearanceContent, AppearancePart } from '@kvota/contracts/operator';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** The columns of a part of a site, or of all sites (`*`). */
const place = { domain: text().notNull(), part: text().$type<AppearancePart>().notNull() };

/** Versions of the appearance (THEME-20). A version is never changed or deleted. */
export const appearanceVersions = pgTable(
  'appearance_versions',
  {
    /** Made by the client, so that a version sent twice is stored once. */
    id: text().primaryKey(),
    /** Order of storing. Two versions may have the same time. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    ...place,
    content: jsonb().$type<AppearanceContent>().notNull(),
    note: text().notNull(),
    /** User name; null for the state before the first version. */
    author: text(),
    at: moment().notNull(),
    parent: text(),
  },
  (table) => [
    foreignKey({ columns: [table.parent], foreignColumns: [table.id] }),
    index('appearance_versions_part').on(table.domain, table.part, table.sequence),
  ],
);

/**
 * When which version took effect. Publications of a part are numbered without gaps from 0. A publication over number n
 * has the number n + 1, so the key lets one of two editors through (THEME-23).
 */
export const appearancePublications = pgTable(
  'appearance_publications',
  {
    ...place,
    number: integer().notNull(),
    version: text()
      .notNull()
      .references(() => appearanceVersions.id),
    author: text(),
    at: moment().notNull(),
    /** The reason for colours that are too similar (THEME-25). */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.domain, table.part, table.number] })],
);

/** The version of a part that takes effect later (THEME-22). */
export const appearanceSchedules = pgTable(
  'appearance_schedules',
  {
    ...place,
    version: text()
      .notNull()
      .references(() => appearanceVersions.id),
    startsAt: moment().notNull(),
    author: text().notNull(),
    at: moment().notNull(),
    reason: text(),
    /** The refusal with which it could not take effect. */
    fault: text(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.part] }),
    index('appearance_schedules_start').on(table.startsAt),
  ],
);

/** Previews of unpublished content (THEME-24). */
export const appearancePreviews = pgTable(
  'appearance_previews',
  {
    /** Hash of the token, so that a copy of the database opens no preview. */
    tokenHash: text().primaryKey(),
    domain: text().notNull(),
    contents: jsonb().$type<AppearanceContent[]>().notNull(),
    author: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('appearance_previews_expiry').on(table.expiresAt)],
);

/** Uploaded pictures (THEME-36). They are never changed, so that older versions still show theirs. */
export const pictures = pgTable('pictures', {
  /** Hash and ending: the last part of the path. */
  name: text().primaryKey(),
  /** In base64, because a picture is read once for each browser and edge. */
  data: text().notNull(),
  author: text().notNull(),
  at: moment().notNull(),
});
