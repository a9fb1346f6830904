import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';

/**
 * Decisions that two people of the operator make. One proposes, another confirms. A refusal is `alone`, by one person. A
 * trigger refuses deletions, and changes of what is no longer open, so the rows are also the record of all proposals.
 */
export const staffDecisions = pgTable(
  'staff_decisions',
  {
    id: text().primaryKey(),
    kind: text().$type<'endExclusion' | 'withdrawal'>().notNull(),
    /** The payment, or the request for the end of an exclusion. */
    subject: text().notNull(),
    /** The player that it is about. */
    userId: text()
      .notNull()
      .references(() => users.id),
    outcome: text().$type<'end' | 'refuse' | 'approve' | 'reject'>().notNull(),
    note: text(),
    proposedBy: text()
      .notNull()
      .references(() => users.id),
    proposedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    state: text().$type<'open' | 'done' | 'alone' | 'replaced' | 'dropped' | 'expired'>().notNull(),
    /** The second person, of a decision that is done. */
    decidedBy: text().references(() => users.id),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('staff_decisions_open')
      .on(table.kind, table.subject)
      .where(sql`state = 'open'`),
    index('staff_decisions_time').on(table.proposedAt, table.id),
    check('staff_decisions_two_people', sql`state <> 'done' OR decided_by <> proposed_by`),
    check('staff_decisions_decided', sql`(state = 'done') = (decided_by IS NOT NULL)`),
  ],
);
