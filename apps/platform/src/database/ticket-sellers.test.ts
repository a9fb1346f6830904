import { readdirSync, readFileSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';

import { ticketMarks } from './ticket-marks.ts';

const folder = new URL('../../drizzle/', import.meta.url);
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

async function migrate(db: PGlite, names: readonly string[]): Promise<void> {
  for (const name of names) await db.exec(readFileSync(new URL(name, folder), 'utf8'));
}

/** A ticket as it was stored before it had a seller and marks. */
interface OldTicket {
  readonly id: string;
  readonly user: string;
  readonly legs: number;
  readonly groups?: number;
  readonly live?: boolean;
  readonly currencyId?: number;
}

const oldTickets: readonly OldTicket[] = [
  { id: 'single', user: 'below-agent', legs: 1 },
  { id: 'standard', user: 'below-root', legs: 3 },
  { id: 'system', user: 'below-agent', legs: 3, groups: 2 },
  { id: 'banker', user: 'agent', legs: 1, groups: 1, live: true },
  { id: 'free', user: 'below-agent', legs: 2, live: true, currencyId: 1000 },
  { id: 'sold', user: 'below-agent', legs: 1 },
  { id: 'quoted', user: 'below-agent', legs: 1 },
  { id: 'operators', user: 'operator', legs: 1 },
];

const { live, single, standard, system, freeBet, sold } = ticketMarks;

test('tickets from before they had sellers get the parent of their user as seller, and their marks', async () => {
  const db = await PGlite.create('memory://');
  onTestFinished(() => db.close());
  const first = migrations.findIndex((name) => name.startsWith('0017_'));
  await migrate(db, migrations.slice(0, first));
  await db.exec(`
    INSERT INTO users (id, username, email, password_hash, roles, created_at) VALUES
      ('agent', 'agent', '', '-', '["AGENT"]', now()), ('operator', 'operator', '', '-', '["OPERATOR"]', now()),
      ('below-agent', 'below-agent', '', '-', '[]', now()), ('below-root', 'below-root', '', '-', '[]', now());
    UPDATE agency_nodes SET parent_id = 'agent', depth = 2 WHERE user_id = 'below-agent'`);
  for (const { id, user, legs, groups = 0, ...one } of oldTickets) {
    const selections = Array.from({ length: legs }, () => ({ type: 'prematch' }));
    const systemGroups = Array.from({ length: groups }, () => ({ conditions: [1], totalSelections: 2 }));
    await db.query(
      `INSERT INTO tickets (id, user_id, payload_hash, request, state, live, auto_odds_change, currency, currency_id, stake,
        requested_stake, total_odds, possible_payout, created_at, settlement)
      VALUES ($1, $2, '-', $3, 'accepted', $4, false, 'RSD', $5, 100, 100, '2.00', 200, now(), 'open')`,
      [id, user, { selections, systemGroups }, one.live ?? false, one.currencyId ?? 941],
    );
  }
  await db.exec(`
    INSERT INTO cash_outs (quote_id, ticket_id, stake, open_stake, amount, expires_at, booked_at) VALUES
      ('q1', 'sold', 50, 100, 40, now(), now()), ('q2', 'quoted', 50, 100, 40, now(), NULL)`);

  await migrate(db, migrations.slice(first));

  const { rows } = await db.query<{ id: string; seller: string; marks: number }>(
    'SELECT id, agent_id AS seller, marks FROM tickets',
  );
  expect(Object.fromEntries(rows.map((row) => [row.id, [row.seller, row.marks]]))).toEqual({
    single: ['agent', single],
    standard: ['root', standard],
    system: ['agent', system],
    banker: ['root', system | live],
    free: ['agent', standard | live | freeBet],
    sold: ['agent', single | sold],
    quoted: ['agent', single],
    operators: ['root', single],
  });
  // Later tickets must have both.
  await expect(db.query('UPDATE tickets SET agent_id = NULL')).rejects.toThrow('agent_id');
  await expect(db.query('UPDATE tickets SET marks = NULL')).rejects.toThrow('marks');
});
