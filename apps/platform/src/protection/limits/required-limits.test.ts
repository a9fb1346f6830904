import { randomUUID } from 'node:crypto';

import { TicketAnswer } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { payments as paymentRows } from '../../database/schema/index.ts';
import { createTestPayments, createTestVouchers } from '../../testing/money/test-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider, type FakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import type { Vouchers } from '../../vouchers/vouchers.ts';
import { jurisdictions } from '../jurisdictions.ts';
import { createPlayerLimits } from './create-player-limits.ts';
import type { PlayerLimits } from './player-limits.ts';
import { storeRequiredLimits } from './required-limits.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const day = 86_400_000;
const Played = v.object({ status: v.string() });
const deposits = { kind: 'deposit', period: 'day', product: 'all', currency: 'RSD' } as const;

describe.each(sqlDatabases)('a limit of deposits that is required, on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: FiguresBench;
  let limits: PlayerLimits;
  let provider: FakePaymentProvider;
  let payments: Payments;
  let vouchers: Vouchers;
  beforeAll(async () => {
    database = await open();
    bench = await createFiguresBench(database);
    const { db, clock } = bench;
    limits = createPlayerLimits({ ...bench, rules: jurisdictions.se });
    provider = createFakePaymentProvider(clock);
    payments = createTestPayments(bench, [provider]);
    vouchers = await createTestVouchers(bench);
    await storeRequiredLimits(db, { rules: jurisdictions.se, clock });
  });
  afterEach(async () => {
    expect(await bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(() => database.close());

  /** A player with credit of an agent's from before. */
  const player = (parentId = rootId) => bench.add(parentId, { agent: false, credit: 10_000_000n });
  const limit = async ({ userId }: AgencyActor, amount: string | null, named: { readonly kind?: 'stakes' } = {}) =>
    expect(await limits.set(userId, { ...deposits, ...named, amount })).toMatchObject({ ErrorText: 'ok' });
  const drop = ({ userId }: AgencyActor) => limits.confirm(userId, { ...deposits, decision: 'take' });
  /** Asks for the end of the limit, and waits until it can be taken. */
  const askToDrop = async (who: AgencyActor): Promise<void> => {
    await limit(who, null);
    await bench.clock.jump(3 * day);
  };
  async function pay({ userId: id }: AgencyActor, stake = '100.00') {
    const wallet = { currency: rsd.currency, currency_id: rsd.currencyId };
    const request = paidTicket(randomUUID(), [paidLeg(randomUUID())], { wallet, stake });
    const answer = await bench.tickets.request({ id, username: id, roles: [], blocked: false }, request, request);
    if (!('status' in answer) || answer.status !== 200) throw new Error(JSON.stringify(answer));
    return v.parse(TicketAnswer, JSON.parse(answer.body));
  }
  const play = async ({ userId }: AgencyActor) =>
    v.parse(Played, JSON.parse(await bench.play(userId, 'open', 10_000n, 0n, rsd.currencyId)));
  const begin = ({ userId }: AgencyActor, direction: 'deposit' | 'withdrawal' = 'deposit') =>
    payments.begin({ userId, ...rsd, direction, amount: '1000.00' });
  const give = (agent: AgencyActor, { userId }: AgencyActor, direction: 'down' | 'up' = 'down') =>
    bench.agency.transfer(agent, { ...rsd, userId, direction, amount: '100.00', requestId: randomUUID(), note: '' });

  test('[OP-87] tickets and games are refused without it, and not any more from its answer on', async () => {
    const who = await player();
    const before = await bench.credit(who.userId);
    expect(await pay(who)).toMatchObject({ ErrorText: 'error', error: 'limitRequired' });
    expect(await play(who)).toMatchObject({ status: 'limitRequired' });
    // One of stakes is none of deposits.
    await limit(who, '5000.00', { kind: 'stakes' });
    expect(await pay(who)).toMatchObject({ error: 'limitRequired' });
    expect(await bench.credit(who.userId)).toBe(before);
    await limit(who, '5000.00');
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    expect(await play(who)).toMatchObject({ status: 'ok' });
  });

  test('[OP-87] its end waits for 72 hours; play goes on until then, and stops when the player takes it', async () => {
    const who = await player();
    await limit(who, '5000.00');
    await limit(who, null);
    await bench.clock.jump(3 * day - 1);
    expect(await drop(who)).toMatchObject({ error: 'limitTooEarly' });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await bench.clock.jump(1);
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    expect(await drop(who)).toMatchObject({ ErrorText: 'ok', limit: null });
    expect(await pay(who)).toMatchObject({ error: 'limitRequired' });
    expect(await play(who)).toMatchObject({ status: 'limitRequired' });
    await limit(who, '0.00');
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87] another limit of deposits is enough, of any period', async () => {
    const who = await player();
    await limit(who, '5000.00');
    expect(await limits.set(who.userId, { ...deposits, period: 'month', amount: '9000.00' })).toMatchObject({
      ErrorText: 'ok',
    });
    await askToDrop(who);
    expect(await drop(who)).toMatchObject({ limit: null });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87] of 200 stakes at once with the end of the last limit, none is booked after its answer', async () => {
    const who = await player();
    await limit(who, '5000.00');
    await askToDrop(who);
    const early = Array.from({ length: 100 }, () => pay(who));
    const dropped = Promise.race(early).then(() => drop(who));
    const rounds = Array.from({ length: 20 }, () => play(who));
    const late = Array.from({ length: 80 }, () => pay(who));
    expect(await dropped).toMatchObject({ ErrorText: 'ok', limit: null });
    const then = await bench.credit(who.userId);
    const tickets = await Promise.all([...early, ...late]);
    const bets = await Promise.all(rounds);
    expect(await bench.credit(who.userId)).toBe(then);
    const booked =
      tickets.filter(({ ErrorText }) => ErrorText === 'ok').length +
      bets.filter(({ status }) => status === 'ok').length;
    expect(10_000_000n - BigInt(booked) * 10_000n).toBe(then);
    for (const { ErrorText, error } of tickets) expect(ErrorText === 'ok' || error === 'limitRequired').toBe(true);
    for (const { status } of bets) expect(['ok', 'limitRequired']).toContain(status);
  }, 120_000);

  test('[OP-87, CALL-59] deposits are refused without it before a provider is asked; withdrawals are not', async () => {
    const who = await player();
    expect(await begin(who)).toMatchObject({ error: 'limitRequired' });
    expect(await bench.db.$count(paymentRows, eq(paymentRows.userId, who.userId))).toBe(0);
    expect(await begin(who, 'withdrawal')).toMatchObject({ ErrorText: 'ok' });
    await limit(who, '500000.00');
    expect(await begin(who)).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-87, CALL-59] a deposit that was begun with it is credited without it, because it is paid', async () => {
    const who = await player();
    await limit(who, '500000.00');
    await askToDrop(who);
    const { paymentId = '' } = await begin(who);
    await drop(who);
    const before = await bench.credit(who.userId);
    const signed = provider.sign(provider.happen(paymentId ?? '', 'payment.captured'));
    expect(await payments.receive('fake', signed)).toBe('kept');
    await payments.applyEvents();
    expect(await bench.credit(who.userId)).toBe(before + 100_000n);
    expect(await pay(who)).toMatchObject({ error: 'limitRequired' });
  });

  test('[OP-87, CALL-10, CALL-45] vouchers and credit of agents count as deposits; the voucher stays open', async () => {
    const agent = await bench.add(rootId, { credit: 1_000_000n });
    const who = await player(agent.nodeId);
    const maker = await player();
    const { voucher: code = '' } = await vouchers.create({
      ...rsd,
      userId: maker.userId,
      amount: '100.00',
      requestId: undefined,
    });
    const use = () => vouchers.use({ userId: who.userId, code: code ?? '', requestId: undefined });
    expect(await use()).toMatchObject({ error: 'limitRequired', textCode: 'limitRequired' });
    expect(JSON.stringify(await give(agent, who))).toContain('limitRequired');
    expect(JSON.stringify(await give(agent, who, 'up'))).not.toContain('limitRequired');
    // An agent's float is none.
    expect(JSON.stringify(await give(bench.root, agent))).not.toContain('limitRequired');
    // The credit of the beginning counts too.
    await limit(who, '100200.00');
    expect(await use()).toMatchObject({ ErrorText: 'ok' });
    expect(JSON.stringify(await give(agent, who))).not.toContain('limitRequired');
    expect(JSON.stringify(await give(agent, who))).toContain('depositLimit');
  });

  test('[OP-87] under rules that require none, nothing is refused', async () => {
    const who = await player();
    await storeRequiredLimits(bench.db, { rules: jurisdictions.de, clock: bench.clock });
    expect(await pay(who)).toMatchObject({ ErrorText: 'ok' });
    await storeRequiredLimits(bench.db, { rules: jurisdictions.se, clock: bench.clock });
    expect(await pay(who)).toMatchObject({ error: 'limitRequired' });
  });
});
