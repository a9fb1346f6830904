import { AgencyTicketLine } from '@kvota/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { cashOuts } from '../../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { writeSold, type SoldTicket } from '../../testing/sold-tickets.ts';
import { rootId } from '../tree.ts';
import type { AgencyChange, Follower } from './agency-live.ts';
import { createLocalBus } from '../../bus/local-bus.ts';
import { createAgencyLive } from './create-agency-live.ts';
import { readLines } from './read-lines.ts';

describe.each(sqlDatabases)('lines and followers of branches on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());

  test('a line of a sold ticket has what its parts were sold for, and what the rest may pay', async () => {
    const { userId } = await bench.add(rootId, { agent: false });
    const at = new Date(bench.clock.now());
    const ended = { settledAt: at, payout: 0n };
    const sold: SoldTicket[] = [
      { id: 'whole-sold', userId, at, columns: { ...ended, settlement: 'cashed_out' } },
      { id: 'half-won', userId, at, columns: { ...ended, settlement: 'won', payout: 10_000n } },
      { id: 'half-open', userId, at },
      { id: 'only-asked', userId, at },
      { id: 'not-sold', userId, at, columns: { ...ended, settlement: 'won', payout: 20_000n } },
    ];
    await writeSold(bench.db, sold);
    const part = (ticketId: string, stake: bigint, amount: bigint, bookedAt: Date | null = at) => {
      const quoteId = `${ticketId}-${amount}`;
      return { quoteId, ticketId, stake, openStake: 10_000n, amount, expiresAt: at, bookedAt };
    };
    await bench.db
      .insert(cashOuts)
      .values([
        part('whole-sold', 4_000n, 3_000n),
        part('whole-sold', 6_000n, 4_500n),
        part('half-won', 5_000n, 4_100n),
        part('half-open', 5_000n, 4_200n),
        part('only-asked', 5_000n, 4_300n, null),
      ]);
    const lines = await readLines(
      bench.db,
      sold.map(({ id }) => id),
    );
    const read = sold.map(({ id }) => {
      const line = v.parse(AgencyTicketLine, { what: 'sold', at: at.toISOString(), ...lines.get(id) });
      return [id, line.status, line.payout, line.payout === null ? line.possiblePayout : undefined];
    });
    expect(read).toEqual([
      ['whole-sold', 'cashed_out', '75.00', undefined],
      ['half-won', 'won', '141.00', undefined],
      ['half-open', 'accepted', null, '100.00'],
      ['only-asked', 'accepted', null, '200.00'],
      ['not-sold', 'won', '200.00', undefined],
    ]);
  });

  test('a socket that joins while the rights of the others are read stays', async () => {
    const { db, clock } = bench;
    const live = createAgencyLive({ db, clock, bus: createLocalBus('only') });
    const node = await bench.add(rootId);
    const follower = (userId: string): Follower & { readonly changes: AgencyChange[] } => {
      const changes: AgencyChange[] = [];
      return { userId, changes, tickets: () => undefined, changed: (change) => void changes.push(change) };
    };
    const [early, late] = [follower(bench.root.userId), follower(node.userId)];
    await live.join(early);
    const change = { what: 'balance', node: node.userId } as const;
    live.announceChange(change);
    // The rights of the late one are read first. Those of the early one are asked for before that is answered.
    const joining = live.join(late);
    await clock.advance(250);
    expect(await joining).toBe(true);
    await expect.poll(() => early.changes).toEqual([change]);
    expect(live.followers()).toBe(2);
    live.announceChange(change);
    await clock.advance(250);
    await expect.poll(() => early.changes).toHaveLength(2);
    await expect.poll(() => late.changes.length).toBeGreaterThanOrEqual(1);
  });
});
