import { randomUUID } from 'node:crypto';

import {
  agencyCalls,
  limitKeys,
  limitSwitches,
  minorToMoney,
  TicketAnswer,
  type LimitKey,
  type LimitSwitch,
} from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { agencyAudit, agencyLimits } from '../../database/schema/index.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { sized } from '../../testing/large-runs.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import type { AgencyActor } from '../agency.ts';
import { moveLeaf, rootId } from '../tree.ts';
import type { LimitChange } from './agency-limits.ts';

const rsd = 941;
const eur = 978;
type Values = Partial<Pick<LimitChange, 'limits' | 'switches'>> & { readonly currencyId?: number };

describe.each(sqlDatabases)('limits of agents on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: FiguresBench;
  beforeAll(async () => {
    database = await open();
    bench = await createFiguresBench(database);
  });
  afterAll(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    await database.close();
  });

  async function save(by: AgencyActor, { userId }: AgencyActor, values: Values) {
    const { version } = await bench.agency.limits(by, { userId });
    return bench.agency.saveLimits(by, { userId, version, currencyId: rsd, limits: {}, switches: {}, ...values });
  }
  const lineOf = async (viewer: AgencyActor, { userId }: AgencyActor, key: LimitKey) =>
    (await bench.agency.limits(viewer, { userId, currencyId: rsd })).limits.find((one) => one.key === key);
  /** A player below an agent below a master, with money in dinars. */
  async function line(credit = 1_000_000n) {
    const master = await bench.add(rootId);
    const agent = await bench.add(master.nodeId);
    return { master, agent, player: await bench.add(agent.nodeId, { agent: false, credit }) };
  }
  async function pay({ userId: id }: AgencyActor, more: Parameters<typeof paidTicket>[2] & { type?: 'live' } = {}) {
    const { type = 'prematch', ...rest } = more;
    const wallet = { currency: 'RSD', currency_id: rsd };
    const request = paidTicket(randomUUID(), [paidLeg(randomUUID(), { type })], { wallet, ...rest });
    const user = { id, username: id, roles: [], blocked: false };
    const answer = await bench.tickets.request(user, request, request);
    if (!('status' in answer) || answer.status !== 200) throw new Error(JSON.stringify(answer));
    return { ticketId: request.ticket_id, ...v.parse(TicketAnswer, JSON.parse(answer.body)) };
  }
  const placed = (answers: readonly TicketAnswer[]): number =>
    answers.filter(({ ErrorText }) => ErrorText === 'ok').length;

  test('[OP-74] in force is the strictest on the path, and its level is the highest that has it', async () => {
    const amounts = limitKeys.filter((key) => key !== 'openTickets');
    const set = fc.record({ of: fc.nat(), key: fc.constantFrom(...amounts), value: fc.integer({ min: 1, max: 4 }) });
    const off = fc.record({ of: fc.nat(), key: fc.constantFrom(...limitSwitches) });
    const tree = fc.record({
      parents: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      sets: fc.array(set, { maxLength: 8 }),
      offs: fc.array(off, { maxLength: 3 }),
    });
    const property = fc.asyncProperty(tree, async ({ parents, sets, offs }) => {
      const nodes = [await bench.add(rootId)];
      const up = new Map([[nodes[0]!.userId, bench.root]]);
      for (const parent of parents) {
        const above = nodes[parent % nodes.length]!;
        const added = await bench.add(above.userId);
        up.set(added.userId, above);
        nodes.push(added);
      }
      const own = new Map<string, number | 'off'>();
      for (const { of, key, value } of sets) {
        const node = nodes[of % nodes.length]!;
        const saved = await save(up.get(node.userId)!, node, { limits: { [key]: `${value}.00` } });
        if (saved.ErrorText === 'ok') own.set(`${node.userId} ${key}`, value);
        else expect(saved.error).toBe('limitRange');
      }
      for (const { of, key } of offs) {
        const node = nodes[of % nodes.length]!;
        await save(up.get(node.userId)!, node, { switches: { [key]: false } });
        own.set(`${node.userId} ${key}`, 'off');
      }
      for (const node of nodes) {
        // From the user up to the level below the root.
        const path: AgencyActor[] = [];
        for (let at = node; at !== bench.root; at = up.get(at.userId)!) path.push(at);
        const levelOf = (value: number | 'off', key: LimitKey | LimitSwitch, viewer: AgencyActor) => {
          const source = path.findLast(({ userId }) => own.get(`${userId} ${key}`) === value)!;
          if (source === node) return { kind: 'own' };
          const seen = viewer === bench.root || path.indexOf(source) <= path.indexOf(viewer);
          return seen ? { kind: 'node', userId: source.userId } : { kind: 'above' };
        };
        for (const viewer of [bench.root, ...path]) {
          const { limits, switches } = await bench.agency.limits(viewer, { userId: node.userId, currencyId: rsd });
          for (const key of amounts) {
            const values = path.flatMap(({ userId }) => (own.get(`${userId} ${key}`) as number | undefined) ?? []);
            const value = key === 'minStake' ? Math.max(...values) : Math.min(...values);
            expect(limits.find((one) => one.key === key)).toMatchObject(
              values.length === 0
                ? { own: null, inForce: null, level: null }
                : { inForce: `${value}.00`, level: levelOf(value, key, viewer) },
            );
          }
          for (const key of limitSwitches) {
            const isOff = path.some(({ userId }) => own.has(`${userId} ${key}`));
            expect(switches.find((one) => one.key === key)).toMatchObject({
              inForce: !isOff,
              level: isOff ? levelOf('off', key, viewer) : null,
            });
          }
          const names = JSON.stringify([limits, switches]);
          const above = path.slice(path.indexOf(viewer) + 1);
          if (viewer !== bench.root) for (const { userId } of above) expect(names).not.toContain(userId);
        }
      }
    });
    await fc.assert(property, { numRuns: sized(6, 60) });
  });

  test('[OP-74] a ticket is refused by the amounts and products of its limits, with key, value and level, and nothing is booked', async () => {
    const { master, agent, player } = await line();
    await save(bench.root, master, { limits: { maxWin: '250.00' }, switches: { live: false } });
    await save(agent, player, { limits: { minStake: '50.00', maxStake: '120.00' } });
    const ticket = (stake: string) => pay(player, { stake });
    expect(await ticket('49.99')).toMatchObject({
      error: 'limitReached',
      limit: { key: 'minStake', value: '50.00', currency: 'RSD', level: 'agent' },
    });
    expect(await ticket('120.01')).toMatchObject({ limit: { key: 'maxStake', value: '120.00', level: 'agent' } });
    await save(agent, player, { limits: { maxStake: null } });
    expect(await ticket('125.01')).toMatchObject({ limit: { key: 'maxWin', value: '250.00', level: 'operator' } });
    expect(await pay(player, { type: 'live' })).toMatchObject({ limit: { key: 'live', level: 'operator' } });
    expect(await bench.credit(player.userId)).toBe(1_000_000n);
    expect(await ticket('125.00')).toMatchObject({ ErrorText: 'ok' });
    expect(await bench.credit(player.userId)).toBe(987_500n);
  });

  test('[OP-74] tickets in parallel never exceed stakes of a day, losses or open tickets together, also from two wallets', async () => {
    const stakes = await line();
    await save(stakes.agent, stakes.player, { limits: { stakeDay: '500.00' } });
    const losses = await line();
    await save(losses.master, losses.agent, { limits: { lossWeek: '300.00' } });
    const open = await line();
    await bench.fund(open.player.userId, { currencyId: eur, currency: 'EUR' }, 1_000_000n);
    await save(open.agent, open.player, { limits: { openTickets: '4' } });
    const inEuros = { currency: 'EUR', currency_id: eur };
    const twenty = Array.from({ length: 20 }, (_, i) => i);
    const [byStake, byLoss, byCount] = await Promise.all([
      Promise.all(twenty.map(() => pay(stakes.player))),
      Promise.all(twenty.map(() => pay(losses.player))),
      Promise.all(twenty.map((i) => pay(open.player, i % 2 === 0 ? {} : { wallet: inEuros }))),
    ]);
    expect([placed(byStake), placed(byLoss), placed(byCount)]).toEqual([5, 3, 4]);
    expect(byStake.find(({ error }) => error !== null)).toMatchObject({
      error: 'limitReached',
      // The end of the day in Belgrade.
      limit: { key: 'stakeDay', value: '500.00', left: '0.00', until: '2026-11-21T23:00:00.000Z', level: 'agent' },
    });
    expect(byLoss.find(({ error }) => error !== null)?.limit).toMatchObject({
      key: 'lossWeek',
      until: '2026-11-22T23:00:00.000Z',
    });
    expect(byCount.find(({ error }) => error !== null)?.limit).toMatchObject({ key: 'openTickets', value: '4' });
    expect(await bench.credit(stakes.player.userId)).toBe(950_000n);
  });

  test('[OP-74] void tickets do not count, sold and settled ones count as what they cost, and games count with tickets', async () => {
    const { agent, player } = await line();
    await save(agent, player, { limits: { stakeDay: '400.00', lossDay: '250.00' } });
    const first = await pay(player);
    await bench.void(first.ticketId);
    const sold = await pay(player);
    expect(await bench.sell(player.userId, sold.ticketId, 5000n)).toBe(true);
    // 100 at stake, of which a half is sold for less than it cost: a loss of at most 100.
    expect(await bench.play(player.userId, 'once', 10_000n, 10_000n)).toContain('"status":"ok"');
    expect(await bench.play(player.userId, 'open', 10_000n, 0n)).toContain('"status":"ok"');
    expect(JSON.parse(await bench.play(player.userId, 'open', 20_000n, 0n))).toMatchObject({
      status: 'limitReached',
      limit: { key: 'stakeDay', left: '100.00' },
    });
    expect((await pay(player, { stake: '99.99' })).limit?.key).toBe('lossDay');
    expect(await pay(player, { stake: '50.00' })).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-74] a week ends on Sunday of the zone, and its limit begins again', async () => {
    const { agent, player } = await line();
    await save(agent, player, { limits: { stakeWeek: '100.00' } });
    const before = bench.clock.now();
    expect(placed([await pay(player), await pay(player)])).toBe(1);
    await bench.clock.jump(Date.UTC(2026, 10, 22, 22, 59, 59) - before);
    expect(await pay(player)).toMatchObject({ limit: { key: 'stakeWeek', until: '2026-11-22T23:00:00.000Z' } });
    await bench.clock.jump(1000);
    expect(placed([await pay(player), await pay(player)])).toBe(1);
  });

  test('[OP-74] a product of games that is off takes no new round; sales of tickets that are off are refused', async () => {
    const { agent, master, player } = await line();
    const { ticketId } = await pay(player);
    await save(master, agent, { switches: { casino: false, cashOut: false } });
    const refused = { status: 'limitReached', limit: { key: 'casino', level: 'agent' } };
    expect(JSON.parse(await bench.play(player.userId, 'open', 1000n, 0n))).toMatchObject(refused);
    expect(await bench.cashOuts.quote(player.userId, { ticketId, ratio: 10_000n })).toMatchObject({
      kind: 'limited',
      limit: { key: 'cashOut', level: 'agent' },
    });
    await save(master, agent, { switches: { casino: true, cashOut: true } });
    expect(await bench.play(player.userId, 'open', 1000n, 0n)).toContain('"status":"ok"');
    const quoted = await bench.cashOuts.quote(player.userId, { ticketId, ratio: 10_000n });
    if (quoted.kind !== 'quoted') throw new Error(JSON.stringify(quoted));
    await save(agent, player, { switches: { cashOut: false } });
    expect(await bench.cashOuts.confirm(player.userId, { ticketId, ...quoted.quote })).toMatchObject({
      kind: 'limited',
    });
  });

  test('[OP-74] the parent alone changes limits, from the version that it has, and each change is audited', async () => {
    const { master, agent, player } = await line();
    const { userId } = player;
    const { version } = await bench.agency.limits(agent, { userId });
    const change = (maxStake: string) =>
      bench.agency.saveLimits(agent, { userId, version, currencyId: rsd, limits: { maxStake }, switches: {} });
    const answers = await Promise.all(['10.00', '20.00', '30.00', '40.00'].map(change));
    const saved = answers.filter(({ ErrorText }) => ErrorText === 'ok');
    expect(saved).toHaveLength(1);
    const value = saved[0]?.limits?.limits.find(({ key }) => key === 'maxStake')?.own;
    for (const answer of answers.filter(({ ErrorText }) => ErrorText !== 'ok')) {
      expect(answer.error).toBe('limitsChanged');
      expect(answer.limits?.limits.find(({ key }) => key === 'maxStake')?.own).toBe(value);
    }
    expect(await save(master, player, {})).toMatchObject({ error: 'notDirectChild' });
    expect(await save(agent, agent, {})).toMatchObject({ error: 'ownAccount' });
    await expect(save(player, agent, {})).rejects.toThrow();
    expect(await bench.agency.limits(master, { userId })).toMatchObject({ mayChange: false, version: '' });
    expect(await save(agent, player, { limits: { minStake: '50.00' } })).toMatchObject({ error: 'limitRange' });
    await save(agent, player, { limits: { maxStake: null }, switches: { vouchers: false } });
    const rows = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, userId));
    expect(rows.filter(({ act }) => act === 'limits').map(({ before, after }) => [before, after])).toEqual([
      [[], [{ key: 'maxStake', currency: 'RSD', value: value?.replace('.', '') }]],
      [
        [{ key: 'maxStake', currency: 'RSD', value: value?.replace('.', '') }],
        [{ key: 'vouchers', currency: '', value: '0' }],
      ],
    ]);
    await bench.agency.block(bench.root, { userId: agent.userId, scope: 'self' });
    await expect(save(agent, player, { limits: { maxStake: '1.00' } })).rejects.toThrow();
  });

  test('[OP-74] a limit from above is not lifted below, and a player who joins an agent keeps that of the operator', async () => {
    const { master, agent, player } = await line();
    await save(bench.root, master, { limits: { maxStake: '10.00' } });
    await save(agent, player, { limits: { maxStake: '99.00' } });
    expect(await lineOf(agent, player, 'maxStake')).toEqual({
      key: 'maxStake',
      own: '99.00',
      inForce: '10.00',
      level: { kind: 'above' },
    });
    expect((await pay(player)).limit).toMatchObject({ value: '10.00', level: 'operator' });
    const joined = await bench.add(rootId, { agent: false, credit: 100_000n });
    await save(bench.root, joined, { limits: { maxStake: '20.00' } });
    await moveLeaf(bench.db, joined.userId, agent.nodeId);
    await save(agent, joined, { limits: { stakeDay: '50.00', maxStake: '90.00' } });
    await save(bench.root, master, { limits: { maxStake: null } });
    expect(await lineOf(agent, joined, 'maxStake')).toMatchObject({
      own: '90.00',
      inForce: '20.00',
      level: { kind: 'above' },
    });
    expect(await save(bench.root, joined, { limits: { maxStake: null } })).toMatchObject({ ErrorText: 'ok' });
    expect(await lineOf(agent, joined, 'maxStake')).toMatchObject({ inForce: '90.00', level: { kind: 'own' } });
  });

  test('[OP-74] hostile values never reach the table: zero, signs, exponents, 16 digits, NUL, other keys and currencies', async () => {
    const { agent, player } = await line();
    const { body } = agencyCalls.agencySaveLimits;
    const asked = (limits: object, switches: object = {}) =>
      v.is(body, { userId: player.userId, version: '', currencyId: rsd, limits, switches });
    expect(asked({ maxStake: '999999999999999.99', openTickets: '9999' })).toBe(true);
    const wrong = ['0', '0.00', '-1', '+1', '1e3', '1,5', '1.005', '1234567890123456', '1\u0000', '', ' 1', 1];
    for (const value of wrong) expect(asked({ maxStake: value }), String(value)).toBe(false);
    for (const value of [...wrong, '1.00', '10000', '01']) expect(asked({ openTickets: value })).toBe(false);
    for (const limits of [{ other: '1.00' }, { live: '1.00' }]) expect(asked(limits)).toBe(false);
    for (const switches of [{ live: 'false' }, { live: 0 }, { maxStake: false }])
      expect(asked({}, switches)).toBe(false);
    for (const currencyId of [1000, 999, 0])
      await expect(save(agent, player, { currencyId, limits: { maxStake: '1.00' } })).rejects.toThrow();
    await expect(save(agent, { userId: 'a\u0000b', nodeId: '' }, {})).rejects.toThrow();
    const highest = { maxStake: minorToMoney(99_999_999_999_999_999n) };
    expect(await save(agent, player, { limits: highest })).toMatchObject({ ErrorText: 'ok' });
    expect(await pay(player)).toMatchObject({ ErrorText: 'ok' });
    expect(await bench.db.$count(agencyLimits, eq(agencyLimits.userId, player.userId))).toBe(1);
  });
});
