import { transact } from '@kvota/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Db, OpenDatabase } from '../../database/database.ts';
import { rowsOf } from '../../database/rows.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { bookedTicketsOn, matchesQuery, matchesWithOpenLegs, openSelections } from './open-selections.ts';

/** Legs of the tickets, three each. Every fifth ticket was never booked, and every third leg has a result. */
const legs = 9000;
const keys = {
  eventId: (i: number) => `event${(i * 7) % 40}`,
  marketCode: (i: number) => `M${(i * 13) % 11}`,
  selectionCode: (i: number) => String((i * 17) % 4),
};
const all = Array.from({ length: legs }, (_, i) => ({
  ticketId: `ticket${Math.floor(i / 3)}`,
  isBooked: Math.floor(i / 3) % 5 !== 0,
  isOpen: i % 3 !== 0,
  ref: { eventId: keys.eventId(i), marketCode: keys.marketCode(i), selectionCode: keys.selectionCode(i) },
}));
const unique = (list: readonly string[]): string[] => [...new Set(list)].toSorted();
const text = ({ eventId, marketCode, selectionCode }: (typeof all)[number]['ref']): string =>
  [eventId, marketCode, selectionCode].join(' ');

describe.each(sqlDatabases)('open selections on $name', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await kind.open();
    await transact(database.db, fill);
    await database.db.execute(sql`ANALYZE ticket_legs, tickets`);
  });
  afterAll(() => database.close());

  test('[SPEED-15] lists the same as a look at every leg', async () => {
    const { db } = database;
    const open = all.filter(({ isOpen }) => isOpen);
    const matches = await matchesWithOpenLegs(db);
    expect(matches.toSorted()).toEqual(unique(open.map(({ ref }) => ref.eventId)));
    const some = matches.filter((_, i) => i % 3 === 0);
    const selections = await openSelections(db, [...some, 'nothing on this']);
    const expected = open.filter(({ ref }) => some.includes(ref.eventId));
    expect(selections.map(text).toSorted()).toEqual(unique(expected.map(({ ref }) => text(ref))));
    const decided = selections.filter((_, i) => i % 5 === 0);
    const wanted = new Set(decided.map(text));
    const booked = all.filter(({ isOpen, isBooked, ref }) => isOpen && isBooked && wanted.has(text(ref)));
    expect((await bookedTicketsOn(db, decided)).toSorted()).toEqual(unique(booked.map(({ ticketId }) => ticketId)));
    expect(await openSelections(db, [])).toEqual([]);
    expect(await bookedTicketsOn(db, [])).toEqual([]);
  });

  test('[SPEED-15] the search for matches reads one leg for each', async () => {
    const explained = await database.db.execute(sql`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${matchesQuery}`);
    const plan = rowsOf(explained).map((row) => String(row['QUERY PLAN']));
    const reads = plan.filter((line) => /Scan .*ticket_legs/.test(line));
    expect(reads).toHaveLength(2);
    // At most one a loop; newer databases print the mean, and the last loop finds none.
    for (const line of reads) expect(line).toMatch(/Index Only Scan .*\(actual rows=(1|1\.00|0\.9\d) loops=(1|40)\)/);
  });
});

/** Writes only what the statements read, without the checks of the other columns. */
async function fill(tx: Db): Promise<void> {
  await tx.execute(sql`SET LOCAL session_replication_role = replica`);
  const columns = rowsOf(
    await tx.execute(sql`
      SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'tickets' AND is_nullable = 'NO' AND column_default IS NULL
        AND is_identity = 'NO' AND is_generated = 'NEVER' AND column_name <> 'id'`),
  );
  const names = columns.map(({ name }) => `"${String(name)}"`).join(', ');
  const values = columns.map(({ type }) => valueOf(String(type))).join(', ');
  await tx.execute(sql`
    INSERT INTO tickets (id, settlement, ${sql.raw(names)})
    SELECT 'ticket' || n, CASE WHEN n % 5 <> 0 THEN 'open' END, ${sql.raw(values)}
    FROM generate_series(0, ${legs / 3 - 1}) AS n`);
  await tx.execute(sql`
    INSERT INTO ticket_legs (ticket_id, position, event_id, type, sport, league_name, pair, time_start, market_code,
      selection_code, requested_odds, used_odds, status)
    SELECT 'ticket' || i / 3, i % 3, 'event' || (i * 7) % 40, 'prematch', 'F', 'L', 'A - B', now(), 'M' || (i * 13) % 11,
      ((i * 17) % 4)::text, 2000, 2000, CASE WHEN i % 3 <> 0 THEN 'open' ELSE 'won' END
    FROM generate_series(0, ${legs - 1}) AS i`);
}

const some: Record<string, string> = { text: "'x'", jsonb: "'{}'", ARRAY: "'{}'", boolean: 'false', date: 'now()' };
const valueOf = (type: string): string => some[type] ?? (type.startsWith('timestamp') ? 'now()' : '0');
