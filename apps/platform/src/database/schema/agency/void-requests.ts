import type { VoidRequest } from '@kvota/contracts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment } from '../columns.ts';
import { users } from '../identity.ts';
import { tickets } from '../tickets.ts';
import { agencyNodes } from './tree.ts';

/** Requests to void tickets. One of a ticket can be open. */
export const voidRequests = pgTable(
  'void_requests',
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id),
    /** The seller of the ticket, whose ancestors see the request. */
    agentId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    /** The node that asked, and its user. */
    nodeId: text()
      .notNull()
      .references(() => agencyNodes.userId),
    requestedBy: text()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    createdAt: moment().notNull(),
    /** When the first match of the ticket begins. */
    lapsesAt: moment().notNull(),
    state: text().$type<VoidRequest['state']>().notNull(),
    decidedBy: text().references(() => users.id),
    decidedAt: timestamp({ withTimezone: true }),
    decision: text(),
  },
  (table) => [
    index('void_requests_seller').on(table.agentId, table.createdAt),
    index('void_requests_ticket').on(table.ticketId),
    uniqueIndex('void_requests_open')
      .on(table.ticketId)
      .where(sql`state = 'open'`),
    // Open ones that have lapsed keep their state.
    index('void_requests_lapsing')
      .on(table.lapsesAt)
      .where(sql`state = 'open'`),
  ],
);
