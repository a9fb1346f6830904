import { verify } from '@kvota/commission';
import { moneyToMinor, type Wallet } from '@kvota/contracts';
import { createFakeClock } from '@kvota/server/fake-clock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { hashOf } from '../../agency/seals/hash-of.ts';
import type { OpenDatabase } from '../../database/database.ts';
import {
  agencyJoins,
  agencyNodes,
  agencyTransfers,
  commissionPayments,
  commissionPeriods,
  commissionStatements,
  figures,
  figuresLog,
  ledgerEntries,
  tickets,
  users,
} from '../../database/schema/index.ts';
import { openMemory } from '../../testing/memory-database.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { castAgents, castPlayers } from './cast.ts';
import { closeNow } from './close-week.ts';
import { closedWeeks, firstMonday, weeksSince } from './history-span.ts';
import type { ExclusionRegister } from '../../protection/register/exclusion-register.ts';
import { createMovedClock } from './moved-clock.ts';
import { readProgress } from './progress.ts';

// The clocks of Belgrade go back on 25 October, in the ninth of the thirteen weeks before.
const now = Date.UTC(2026, 10, 27, 18);
/** It answers nobody in time. */
const register: ExclusionRegister = { check: async () => 'unknown' };
const start = (database: OpenDatabase): Promise<TestPlatform> =>
  createTestPlatform({ database, history: true, clock: createFakeClock(now), register });

let database: OpenDatabase;
let platform: TestPlatform;
beforeAll(async () => {
  database = await openMemory();
  // The first start ends in the middle of the history, and the second one completes it.
  const first = await start(database);
  await vi.waitFor(async () => expect((await readProgress(first.db))?.weeks).toBe(2), { timeout: 120_000 });
  await first.close();
  expect(await readProgress(database.db)).toMatchObject({ isOver: false });
  platform = await start(database);
  await platform.historyMade;
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

const creditIn = (wallets: readonly Wallet[]): bigint =>
  wallets
    .filter(({ currency }) => currency === 'RSD')
    .reduce((sum, { wallet_0, wallet_1 }) => sum + moneyToMinor(wallet_0) + moneyToMinor(wallet_1), 0n);

const counts = async () => {
  const { db } = database;
  const tables = [users, tickets, agencyTransfers, commissionStatements, commissionPayments, figures, ledgerEntries];
  return Promise.all(tables.map((table) => db.$count(table)));
};

test('the history is the thirteen weeks before the one of the first start, each of its statements can be recomputed', async () => {
  const { db } = database;
  const closed = await db.select().from(commissionPeriods).where(eq(commissionPeriods.cycle, 'week'));
  const weeks = weeksSince(firstMonday(now), now).slice(0, closedWeeks);
  expect(closed.map(({ id }) => id).toSorted()).toEqual(weeks.map(({ id }) => id));
  expect(weeks.at(-1)).toMatchObject({ to: '2026-11-22' });
  const statements = await db.select().from(commissionStatements);
  const perWeek = Map.groupBy(statements, ({ periodId }) => periodId);
  for (const { id } of weeks) expect(perWeek.get(id), id).toHaveLength(castAgents.length);
  for (const { document, hash, total, periodId } of statements) {
    expect(verify(document), periodId).toMatchObject({ status: 'equal' });
    expect(hash).toBe(hashOf(document));
    expect(total >= 0n).toBe(true);
  }
  const [october] = perWeek.get('2026-W43') ?? [];
  const { from = '', to = '' } = october?.document.period ?? {};
  expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(169);
});

test('the newest weeks are unpaid, all others are paid, and the books balance', async () => {
  const { db } = database;
  const payments = Map.groupBy(await db.select().from(commissionPayments), ({ periodId }) => periodId);
  const due = Map.groupBy(await db.select().from(commissionStatements), ({ periodId }) => periodId);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  const unpaid = [...due].filter(
    ([id, rows]) => sum(rows.map(({ total }) => total)) !== sum((payments.get(id) ?? []).map(({ amount }) => amount)),
  );
  expect(unpaid.map(([id]) => id).toSorted()).toEqual(['2026-W46', '2026-W47']);
  expect(await platform.ledger.check()).toMatchObject({ ok: true, violations: [] });
});

test('nobody settles, adds up or pays anything of it again', async () => {
  const before = await counts();
  await closeNow({ db: database.db, clock: createMovedClock(now) });
  await platform.close();
  platform = await start(database);
  await platform.historyMade;
  expect(await counts()).toEqual(before);
  expect(await database.db.$count(figuresLog)).toBe(0);
});

test('the demo accounts are placed, created and funded as the README lists them, and player2 can join an agent', async () => {
  const { db } = database;
  const nodes = await db.select().from(agencyNodes);
  const idOf = (name: string) => nodes.find((node) => node.name === name)?.userId;
  const creatorOf = (name: string) => nodes.find((node) => node.name === name)?.createdBy;
  const [operator] = await db.select().from(users).where(eq(users.username, 'operator'));
  expect(['master', 'agent', 'subagent', 'player', 'milan_bg'].map(creatorOf)).toEqual([
    operator?.id,
    ...['master', 'agent', 'agent', 'agent'].map(idOf),
  ]);
  expect(nodes.filter(({ kind }) => kind === 'player').map(({ name }) => name)).toEqual(
    expect.arrayContaining(castPlayers.map(({ name }) => name)),
  );
  expect(await db.$count(agencyJoins)).toBe(2);
  const credit = async (name: string) => creditIn(await platform.ledger.wallets(idOf(name) ?? ''));
  expect(await Promise.all(['player', 'subagent', 'agent', 'master'].map(credit))).toEqual([
    5_000_000n,
    2_000_000n,
    10_000_000n,
    50_000_000n,
  ]);
  const { access_token: token } = await platform.signIn('player2');
  expect(await platform.call('agencyConnection', {}, token)).toMatchObject({ connect: { state: 'open' } });
});

test('[OP-74] the demo has a staff account of agent with a few rights, and a credit line of subagent with a debt', async () => {
  const { access_token: cashier } = await platform.signIn('cashier', 'kvota-affiliates');
  expect(await platform.call('agencyConnection', {}, cashier)).toMatchObject({
    node: { username: 'agent' },
    rights: ['money', 'block', 'tickets'],
    staff: { employer: 'agent', firstName: 'Mira', caps: [{ cap: '5000.00' }] },
  });
  const { result } = await platform.call('agencyMyAgents', { query: {} }, cashier);
  const line = { limit: '50000.00', debt: '10000.00', left: '40000.00', lowFloat: '25000.00' };
  expect(result.find(({ username }) => username === 'subagent')?.lines).toMatchObject([line]);
});
