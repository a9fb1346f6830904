import { sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { ticketLegs, tickets } from '../../database/schema/index.ts';
import type { SelectionRef } from '../../offer/offer.ts';

// Each statement jumps through the index of open legs from one value to the next. DISTINCT would read every open leg of the
// platform, which settlement asks for every second.

const nextMatch = (after: SQL): SQL =>
  sql`(SELECT event_id FROM ${ticketLegs} WHERE status = 'open' ${after} ORDER BY event_id LIMIT 1)`;

export const matchesQuery = sql`
  WITH RECURSIVE found AS (
    ${nextMatch(sql``)}
    UNION ALL
    SELECT one.event_id FROM found CROSS JOIN LATERAL ${nextMatch(sql`AND event_id > found.event_id`)} AS one
  ) SELECT event_id FROM found`;

/** Lists the matches that have open legs. Legs of tickets that were never booked count too. */
export async function matchesWithOpenLegs(db: Db): Promise<string[]> {
  return rowsOf(await db.execute(matchesQuery)).map((row) => String(row['event_id']));
}

/** Lists the selections of matches that have open legs. */
export async function openSelections(db: Db, eventIds: readonly string[]): Promise<SelectionRef[]> {
  const next = (where: SQL): SQL => sql`
    (SELECT event_id, market_code, selection_code FROM ${ticketLegs} WHERE status = 'open' AND ${where}
     ORDER BY market_code, selection_code LIMIT 1)`;
  const result = await db.execute(sql`
    WITH RECURSIVE found AS (
      SELECT one.* FROM jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb) AS asked (id)
        CROSS JOIN LATERAL ${next(sql`event_id = asked.id`)} AS one
      UNION ALL
      SELECT one.* FROM found CROSS JOIN LATERAL ${next(sql`event_id = found.event_id
        AND (market_code, selection_code) > (found.market_code, found.selection_code)`)} AS one
    ) SELECT event_id, market_code, selection_code FROM found`);
  return rowsOf(result).map((row) => ({
    eventId: String(row['event_id']),
    marketCode: String(row['market_code']),
    selectionCode: String(row['selection_code']),
  }));
}

/** Lists the booked tickets with an open leg on any of the selections. */
export async function bookedTicketsOn(db: Db, selections: readonly SelectionRef[]): Promise<string[]> {
  const result = await db.execute(sql`
    SELECT DISTINCT leg.ticket_id AS id
    FROM jsonb_to_recordset(${JSON.stringify(selections)}::jsonb)
      AS asked ("eventId" text, "marketCode" text, "selectionCode" text)
    JOIN ${ticketLegs} AS leg ON leg.status = 'open' AND leg.event_id = asked."eventId"
      AND leg.market_code = asked."marketCode" AND leg.selection_code = asked."selectionCode"
    JOIN ${tickets} AS ticket ON ticket.id = leg.ticket_id AND ticket.settlement IS NOT NULL`);
  return rowsOf(result).map((row) => String(row['id']));
}
