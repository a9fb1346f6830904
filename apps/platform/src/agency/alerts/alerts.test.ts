import { randomUUID } from 'node:crypto';

import { minorToMoney, mostAlerts, nearLimitKeys, type AgencyAlerts } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { users } from '../../database/schema/index.ts';
import { readLimitSums } from '../../limits/limit-sums.ts';
import { readLimits } from '../../limits/path-limits.ts';
import { createSettingsStore } from '../../settings/create-settings-store.ts';
import { createLocalBus } from '../../bus/local-bus.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createWorld, everyStep, step, take } from '../../testing/figure-steps.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { sized } from '../../testing/large-runs.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import { writeSold } from '../../testing/sold-tickets.ts';
import type { AgencyActor } from '../agency.ts';
import type { LimitChange } from '../limits/agency-limits.ts';
import { moveLeaf, rootId } from '../tree.ts';

const rsd = 941;
const hour = 3_600_000;
const none = { count: 0, rows: [] };

describe.each(sqlDatabases)('alerts of agents on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: FiguresBench;
  beforeAll(async () => {
    database = await open();
    bench = await createFiguresBench(database);
  });
  afterAll(() => database.close());

  /** A player below an agent below a master, and a master beside them. */
  async function line(credit = 1_000_000n) {
    const master = await bench.add(rootId);
    const agent = await bench.add(master.nodeId);
    const player = await bench.add(agent.nodeId, { agent: false, credit });
    return { master, agent, player, beside: await bench.add(rootId) };
  }
  const nameOf = async (viewer: AgencyActor, { userId }: AgencyActor) =>
    (await bench.agency.node(viewer, userId)).username;
  const idsIn = (part: { readonly rows: readonly { readonly userId: string }[] } | null): string[] =>
    (part?.rows ?? []).map(({ userId }) => userId);
  const limit = async (by: AgencyActor, { userId }: AgencyActor, limits: LimitChange['limits'], currencyId = rsd) => {
    const { version } = await bench.agency.limits(by, { userId });
    const saved = await bench.agency.saveLimits(by, { userId, version, currencyId, limits, switches: {} });
    expect(saved.ErrorText).toBe('ok');
  };
  const mark = async (by: AgencyActor, { userId }: AgencyActor, lowFloat: bigint, currencyId = rsd) => {
    const given = { requestId: randomUUID(), userId, currencyId, limit: '0', lowFloat: minorToMoney(lowFloat) };
    await bench.agency.saveLine(by, given);
  };
  const stake = async (user: AgencyActor, amount: string) => {
    const id = randomUUID();
    const wallet = { currency: 'RSD', currency_id: rsd };
    expect(await bench.pay(user, paidTicket(id, [paidLeg(`m-${id}`)], { stake: amount, wallet }))).toBe(true);
    return id;
  };

  test('[OP-87] children below their mark are listed in every currency, the smallest share of the mark first', async () => {
    const { master, agent, player, beside } = await line();
    const [half, fine, closed, euros] = [
      await bench.add(master.nodeId, { credit: 3000n }),
      await bench.add(master.nodeId, { credit: 6000n }),
      await bench.add(master.nodeId),
      await bench.add(master.nodeId, { credit: 1_000_000n }),
    ];
    await bench.fund(master.userId, { currencyId: 978, currency: 'EUR' }, 1n);
    await bench.fund(euros.userId, { currencyId: 978, currency: 'EUR' }, 400n);
    for (const child of [agent, half, fine, closed]) await mark(master, child, 6000n);
    await mark(master, euros, 1000n, 978);
    await bench.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.userId));
    const { lowFloats } = await bench.agency.alerts(master);
    expect(lowFloats).toMatchObject({
      count: 3,
      rows: [
        { userId: agent.userId, credit: '0.00', mark: '60.00', currency: 'RSD' },
        { userId: euros.userId, credit: '4.00', mark: '10.00', currency: 'EUR' },
        { userId: half.userId, username: await nameOf(master, half), credit: '30.00', mark: '60.00' },
      ],
    });
    // Nobody else has set a mark: not the operator above, nor those below and beside.
    for (const other of [agent, beside, bench.root, player])
      expect(idsIn((await bench.agency.alerts(other)).lowFloats)).not.toContain(half.userId);
    // An older client reads one currency of the office.
    const { lowFloats: ofOffice } = await bench.agency.office(master, { currencyId: 978 });
    expect(ofOffice).toEqual([
      { userId: euros.userId, username: await nameOf(master, euros), credit: '4.00', mark: '10.00' },
    ]);
  });

  test('[OP-87] a user at 80 percent of a limit is listed by those above, from open tickets on to their settlement', async () => {
    const { master, agent, player, beside } = await line();
    await limit(master, agent, { stakeDay: '1000.00', lossWeek: '5000.00' });
    await limit(agent, player, { stakeWeek: '2000.00' });
    const seen = async (viewer: AgencyActor) =>
      (await bench.agency.alerts(viewer)).limits?.rows.filter(({ userId }) => userId === player.userId) ?? [];
    await stake(player, '799.99');
    expect(await seen(master)).toEqual([]);
    const last = await stake(player, '20.01');
    const listed = {
      userId: player.userId,
      username: await nameOf(master, player),
      key: 'stakeDay',
      used: '820.00',
      limit: '1000.00',
      percent: 82,
      currency: 'RSD',
      until: '2026-11-21T23:00:00.000Z',
    };
    for (const viewer of [master, agent, bench.root]) expect(await seen(viewer)).toEqual([listed]);
    for (const viewer of [beside, player]) expect(await seen(viewer)).toEqual([]);
    // A void ticket does not count, and one that has lost goes on counting.
    await bench.void(last);
    expect(await seen(master)).toEqual([]);
    const lost = await stake(player, '50.00');
    bench.offer.end(`m-${lost}`, 'lost');
    await bench.tickets.settleNow();
    expect(await seen(agent)).toMatchObject([{ used: '849.99', percent: 84 }]);
    // On the next day only the limit of the week counts what was staked before.
    await bench.clock.jump(12 * hour);
    expect(await seen(agent)).toEqual([]);
    await stake(player, '760.00');
    expect(await seen(agent)).toMatchObject([{ key: 'stakeWeek', used: '1609.99', percent: 80 }]);
  });

  test('[OP-87] a sold part counts once, and a player who has moved away is no business of the old branch', async () => {
    const { master, agent, player, beside } = await line();
    await limit(agent, player, { stakeDay: '150.00', lossWeek: '1000.00' });
    await limit(master, agent, { stakeDay: '9000.00' });
    const sold = await stake(player, '100.00');
    expect(await bench.sell(player.userId, sold, 5000n)).toBe(true);
    // The ticket and its sold half together are 150, but 100 were staked.
    for (const viewer of [agent, master]) expect(idsIn((await bench.agency.alerts(viewer)).limits)).toEqual([]);
    await stake(player, '40.00');
    for (const viewer of [agent, master])
      expect((await bench.agency.alerts(viewer)).limits?.rows).toMatchObject([{ used: '140.00', percent: 93 }]);
    await bench.db.transaction((tx) => moveLeaf(tx, player.userId, beside.userId));
    for (const viewer of [agent, master]) expect((await bench.agency.alerts(viewer)).limits).toEqual(none);
  });

  test('[OP-87] the limits are those that the acceptance of tickets would refuse by, whatever was played', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { maxLength: sized(8, 20) }),
      fc.array(
        fc.record({
          who: fc.nat(8),
          key: fc.constantFrom(...nearLimitKeys),
          value: fc.integer({ min: 30, max: 400 }),
          euros: fc.boolean(),
        }),
        { minLength: 3, maxLength: 9 },
      ),
      async (steps, limits) => {
        const world = await createWorld(bench);
        for (const one of [...(everyStep[0] ?? []).slice(0, 9), ...(everyStep[1] ?? []).slice(0, 7), ...steps])
          await take(bench, world, one);
        for (const { who, key, value, euros } of limits) {
          const subject = world.users[who]!;
          const path = (await bench.agency.node(bench.root, subject.userId)).path;
          const parent = path.at(-2)?.id ?? rootId;
          const by = parent === rootId ? bench.root : { userId: parent, nodeId: parent };
          await limit(by, subject, { [key]: minorToMoney(BigInt(value) * 100n) }, euros ? 978 : rsd);
        }
        const wanted = new Map<string, number>();
        for (const { userId } of world.users)
          for (const { key, currency, value, byId } of await readLimits(bench.db, userId)) {
            const near = nearLimitKeys.find((one) => one === key);
            if (near === undefined || byId === null) continue;
            const asked = { userId, currency, now: bench.clock.now(), every: false, months: false };
            const [sums] = await readLimitSums(bench.db, [asked]);
            const used = sums?.byCurrency.get(currency)?.[near] ?? 0n;
            const percent = Number((used * 100n) / value);
            const id = `${userId} ${currency}`;
            if (percent >= 80) wanted.set(id, Math.max(percent, wanted.get(id) ?? 0));
          }
        const ours = new Set(world.users.map(({ userId }) => userId));
        const { limits: found } = await bench.agency.alerts(bench.root);
        const rows = (found?.rows ?? []).filter(({ userId }) => ours.has(userId));
        // Other runs have left users behind, and twenty are answered.
        if ((found?.count ?? 0) <= mostAlerts)
          expect(new Map(rows.map((row) => [`${row.userId} ${row.currency}`, row.percent]))).toEqual(wanted);
        for (const row of rows) expect(row.percent).toBe(wanted.get(`${row.userId} ${row.currency}`));
        await bench.clock.jump(8 * 24 * hour); // nothing of this week counts for the next run
      },
    );
    await fc.assert(property, { numRuns: sized(4, 10) });
  });

  test('[OP-87] direct children that somebody above has blocked are listed, and the own blocks are not', async () => {
    const { master, agent, player, beside } = await line();
    const [flagged, own, closed] = [
      await bench.add(agent.nodeId, { agent: false }),
      await bench.add(agent.nodeId, { agent: false }),
      await bench.add(agent.nodeId, { agent: false }),
    ];
    const block = (by: AgencyActor, { userId }: AgencyActor, scope: 'self' | 'branch' = 'self') =>
      bench.agency.block(by, { userId, scope, reason: 'a secret of those above' });
    await block(agent, own);
    await block(master, player);
    await block(agent, player);
    await block(bench.root, closed);
    await bench.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.userId));
    await bench.db.update(users).set({ blocked: true }).where(eq(users.id, flagged.userId));
    const { blocks } = await bench.agency.alerts(agent);
    const parent = await nameOf(bench.root, master);
    expect(blocks).toEqual({
      count: 2,
      rows: [
        {
          userId: player.userId,
          username: await nameOf(agent, player),
          kind: 'player',
          scope: 'self',
          operator: false,
          by: parent,
          since: expect.any(String),
        },
        expect.objectContaining({ userId: flagged.userId, operator: true, by: null, since: null }),
      ],
    });
    expect(JSON.stringify(blocks)).not.toContain('secret');
    // The operator is the highest setter, and no name.
    await block(bench.root, player, 'branch');
    expect((await bench.agency.alerts(agent)).blocks?.rows[0]).toMatchObject({
      scope: 'branch',
      operator: true,
      by: null,
    });
    for (const other of [master, bench.root, beside, player])
      expect((await bench.agency.alerts(other)).blocks).toEqual(none);
    // An agent above the parent has no name here.
    const below = await bench.add(agent.nodeId);
    const child = await bench.add(below.nodeId, { agent: false });
    await block(master, child);
    expect((await bench.agency.alerts(below)).blocks?.rows).toMatchObject([{ operator: false, by: null }]);
  });

  test('[OP-87] won tickets of the last day are listed from the mark of the operator on, furthest above it first', async () => {
    const { master, agent, player, beside } = await line();
    const settings = createSettingsStore(bench.db, bench.clock, createLocalBus('only'));
    const now = bench.clock.now();
    const won = (id: string, payout: bigint, more: object = {}, ago = 1) => ({
      id: `${player.userId} ${id}`,
      userId: player.userId,
      at: new Date(now - 48 * hour),
      columns: { settlement: 'won', payout, settledAt: new Date(now - ago * hour), ...more },
    });
    const euros = { wallet: { currency: 'EUR', currency_id: 978 } };
    const free = { wallet: { currency: 'FREEBET-RSD', currency_id: 1000 } };
    await writeSold(bench.db, [
      won('at the mark', 10_000_000n),
      won('below', 9_999_999n),
      won('old', 50_000_000n, {}, 24),
      won('lost', 90_000_000n, { settlement: 'lost' }),
      won('most', 40_000_000n, {}, 23),
      { ...won('euros', 150_000n), request: euros },
      { ...won('free', 20_000_000n), request: free },
    ]);
    const seen = async (viewer: AgencyActor) =>
      (await bench.agency.alerts(viewer)).wins?.rows.map(({ ticketId }) => ticketId.split(' ').slice(1).join(' '));
    expect(await bench.agency.alerts(agent)).toMatchObject({
      wins: {
        count: 4,
        rows: [
          { ticketId: `${player.userId} most`, userId: player.userId, payout: '400000.00', stake: '100.00' },
          { payout: '200000.00', currency: 'RSD' },
          { payout: '1500.00', currency: 'EUR' },
          { payout: '100000.00', currency: 'RSD', settledAt: new Date(now - hour).toISOString() },
        ],
      },
    });
    for (const viewer of [master, bench.root]) expect(await seen(viewer)).toEqual(await seen(agent));
    for (const viewer of [beside, player]) expect(await seen(viewer)).toEqual([]);
    await settings.set('agency', 'bigWins', [{ currency: 'RSD', limit: '200000.00' }]);
    expect(await seen(agent)).toEqual(['most', 'free']);
    await settings.set('agency', 'bigWins', []);
    expect(await seen(agent)).toEqual([]);
    await settings.set('agency', 'bigWins', [{ currency: 'RSD', limit: '100000.00' }]);
  });

  test('[OP-87] of more than twenty the most urgent are answered, with the number of all', async () => {
    const { master, agent } = await line();
    const children = await Promise.all(
      Array.from({ length: 25 }, (_, i) => bench.add(agent.nodeId, { credit: BigInt(i) * 100n })),
    );
    for (const child of children) {
      await mark(agent, child, 10_000n);
      await bench.agency.block(master, { userId: child.userId, scope: 'self', reason: '' });
      await limit(agent, child, { stakeDay: '100.00' });
    }
    const now = bench.clock.now();
    await writeSold(
      bench.db,
      children.map(({ userId }, i) => ({
        id: `big ${userId}`,
        userId,
        at: new Date(now),
        columns: { stake: 8000n + BigInt(i) * 100n },
      })),
    );
    const settled = new Date(now);
    await writeSold(
      bench.db,
      children.map(({ userId }, i) => ({
        id: `won ${userId}`,
        userId,
        at: new Date(now - 9 * 24 * hour),
        columns: { settlement: 'won', payout: 10_000_000n + BigInt(i), settledAt: settled },
      })),
    );
    const answer: AgencyAlerts = await bench.agency.alerts(agent);
    const byCredit = children.map(({ userId }) => userId);
    const byShare = byCredit.toReversed();
    expect(idsIn(answer.lowFloats)).toEqual(byCredit.slice(0, 20));
    expect(idsIn(answer.limits)).toEqual(byShare.slice(0, 20));
    expect(idsIn(answer.wins)).toEqual(byShare.slice(0, 20));
    expect(idsIn(answer.blocks)).toHaveLength(20);
    for (const part of [answer.lowFloats, answer.limits, answer.wins, answer.blocks]) expect(part?.count).toBe(25);
  });
});
