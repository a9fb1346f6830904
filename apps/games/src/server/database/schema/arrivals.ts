import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { MathsAction } from '../../maths/maths-round.ts';

/**
 * Cash-outs as they arrived, stored before the transaction that takes them (RGS-10). There is no foreign key: its check
 * would wait for the lock of the round, and the arrival must be known however long that is held.
 */
export const arrivals = pgTable(
  'arrivals',
  {
    roundId: text().notNull(),
    step: integer().notNull(),
    /** Milliseconds since 1970, by the clock of the node that was called. */
    arrivedAt: bigint({ mode: 'number' }).notNull(),
    action: jsonb().$type<MathsAction>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.step, table.arrivedAt] })],
);
