import type { ExclusionEndReason } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/**
 * Requests of players for the end of their exclusion. One waits for the exclusion of its `version`; another exclusion makes it
 * void. A trigger refuses deletions, and changes of what does not wait any more.
 */
export const exclusionEnds = pgTable(
  'exclusion_ends',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The version of the guard that it is about. */
    version: integer().notNull(),
    askedAt: moment().notNull(),
    state: text().$type<'waiting' | 'withdrawn' | 'ended' | 'refused' | 'void'>().notNull(),
    endedAt: moment(),
    /** Of one that is refused: why, as the player reads it. */
    reason: text().$type<ExclusionEndReason>(),
  },
  (table) => [
    index('exclusion_ends_user').on(table.userId, table.askedAt),
    uniqueIndex('exclusion_ends_waiting')
      .on(table.userId)
      .where(sql`state = 'waiting'`),
  ],
);
