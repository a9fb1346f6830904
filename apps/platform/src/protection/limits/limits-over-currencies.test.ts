import { randomUUID } from 'node:crypto';

import { TicketAnswer } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { gameRounds, tickets, wallets } from '../../database/schema/index.ts';
import { rowsOf } from '../../database/rows.ts';
import { createTestPayments, createTestVouchers } from '../../testing/money/test-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { anotherNode, sqlDatabases } from '../../testing/databases.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { createFiguresBench, type FiguresBench } from '../../testing/figures-bench.ts';
import { paidLeg, paidTicket } from '../../testing/paid-ticket.ts';
import type { Vouchers } from '../../vouchers/vouchers.ts';
import { jurisdictions } from '../jurisdictions.ts';
import { createPlayerLimits } from './create-player-limits.ts';
import type { NamedLimit } from './limit-name.ts';
import type { PlayerLimits } from './player-limits.ts';

const rsd = { currencyId: 941, currency: 'RSD' };
const eur = { currencyId: 978, currency: 'EUR' };
type Currency = typeof rsd;
/** A euro is 119.9823 dinars: ten stakes of 120.00 RSD or 1.00 EUR fit into 1,200.00 RSD in any mixture, and no eleventh. */
const rates = { RSD: '1', EUR: '119.9823' };
const stakeOf = ({ currency }: Currency): string => (currency === 'RSD' ? '120.00' : '1.00');
const minorOf = ({ currency }: Currency): bigint => (currency === 'RSD' ? 12_000n : 100n);
const room = '1200.00';
/** Converts as the specification has it, apart from the code of the platform. */
const inDinars = ({ dinars, euros }: { dinars: bigint; euros: bigint }): bigint =>
  dinars + (euros * 1_199_823n + 9_999n) / 10_000n;

interface Node {
  readonly bench: FiguresBench;
  readonly payments: Payments;
  readonly vouchers: Vouchers;
  readonly close: () => Promise<void>;
}

const list = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const Played = v.object({ status: v.string(), limit: v.optional(v.unknown()) });

describe.each(sqlDatabases)('limits over currencies on $name', ({ open }) => {
  let nodes: readonly [Node, Node];
  let provider: ReturnType<typeof createFakePaymentProvider>;
  let limits: PlayerLimits;
  let closing: (() => Promise<void>)[];

  beforeAll(async () => {
    const database = await open();
    const second = await anotherNode(database);
    closing = [...(second === database ? [] : [() => second.close()]), () => database.close()];
    const first = await createFiguresBench(database);
    provider = createFakePaymentProvider(first.clock);
    const node = async (opened: OpenDatabase, bench: FiguresBench): Promise<Node> => {
      return {
        bench,
        payments: createTestPayments(bench, [provider]),
        vouchers: await createTestVouchers(bench),
        close: () => opened.close(),
      };
    };
    nodes = [await node(database, first), await node(second, await createFiguresBench(second))];
    limits = createPlayerLimits({ ...first, rules: jurisdictions.reference });
    await writeSetting(first.db, 'rates', '2026-11-21', rates);
    await writeSetting(first.db, 'vouchers', 'openMost', 1000);
    await writeSetting(first.db, 'vouchers', 'dayMost', '100000000.00');
  });
  afterAll(async () => {
    expect(await nodes[0].bench.ledger.check()).toMatchObject({ ok: true, violations: [] });
    for (const close of closing) await close();
  });

  const player = async (parentId = rootId): Promise<AgencyActor> => {
    const { bench } = nodes[0];
    const who = await bench.add(parentId, { agent: false });
    for (const currency of [rsd, eur]) await bench.fund(who.userId, currency, 10_000_000n);
    return who;
  };
  const limit = async ({ userId }: AgencyActor, named: Partial<NamedLimit>, amount: string | null) => {
    const name = { kind: 'stakes', product: 'all', currency: 'RSD', ...named } as const;
    expect(await limits.set(userId, { ...name, amount })).toMatchObject({ ErrorText: 'ok' });
  };
  const linesOf = async ({ userId }: AgencyActor) => (await limits.list(userId)).result;
  const pay = async (
    { bench }: Node,
    { userId: id }: AgencyActor,
    { currency, currencyId: currency_id }: Currency,
    stake: string,
  ) => {
    const request = paidTicket(randomUUID(), [paidLeg(randomUUID())], { wallet: { currency, currency_id }, stake });
    const answer = await bench.tickets.request({ id, username: id, roles: [], blocked: false }, request, request);
    if (!('status' in answer) || answer.status !== 200) throw new Error(JSON.stringify(answer));
    return v.parse(TicketAnswer, JSON.parse(answer.body));
  };
  const play = async ({ bench }: Node, { userId }: AgencyActor, { currencyId }: Currency, stake: bigint) =>
    v.parse(Played, JSON.parse(await bench.play(userId, 'open', stake, 0n, currencyId)));

  /** Adds up what the player has staked, row by row. */
  const staked = async ({ userId }: AgencyActor) => {
    const { db } = nodes[0].bench;
    const rows = [
      ...(await db.select().from(tickets).where(eq(tickets.userId, userId)))
        .filter(({ state }) => state === 'accepted')
        .map(({ currency, stake }) => ({ currency, stake })),
      ...(await db.select().from(gameRounds).where(eq(gameRounds.userId, userId))).map(
        ({ currency, staked: stake }) => ({
          currency,
          stake,
        }),
      ),
    ];
    const of = (currency: string) =>
      rows.filter((row) => row.currency === currency).reduce((sum, { stake }) => sum + (stake ?? 0n), 0n);
    return { count: rows.length, dinars: of('RSD'), euros: of('EUR') };
  };

  test('[OP-87] of 200 stakes at once, over tickets and games, two currencies and two nodes, exactly the ten that fit are accepted', async () => {
    for (let times = 0; times < 3; times += 1) {
      const who = await player();
      await limit(who, { period: 'month' }, room);
      await limit(who, { kind: 'loss', period: 'week' }, '1250.00');
      const each = nodes.flatMap((node) => [rsd, eur].map((currency) => ({ node, currency })));
      const outcomes = await Promise.all(
        list(25).flatMap(() =>
          each.flatMap(({ node, currency }) => [
            pay(node, who, currency, stakeOf(currency)).then(({ ErrorText, error }) =>
              ErrorText === 'ok' ? 'accepted' : error,
            ),
            play(node, who, currency, minorOf(currency)).then(({ status }) => (status === 'ok' ? 'accepted' : status)),
          ]),
        ),
      );
      expect(outcomes).toHaveLength(200);
      expect(outcomes.filter((one) => one === 'accepted')).toHaveLength(10);
      expect(Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([a, b]) => [a, b.length]))).toEqual({
        accepted: 10,
        limitReached: 190,
      });
      const { count, ...sums } = await staked(who);
      expect(count).toBe(10);
      const used = inDinars(sums);
      expect(used).toBeLessThanOrEqual(120_000n);
      for (const line of await linesOf(who))
        expect(line, line.kind).toMatchObject({ used: `${used / 100n}.${String(used % 100n).padStart(2, '0')}` });
    }
  }, 120_000);

  test('[OP-87] of two stakes at once in two currencies of which one fits, one is accepted, whatever they are and wherever', async () => {
    const [one, other] = nodes;
    const ticket = async (node: Node, who: AgencyActor, currency: Currency) =>
      (await pay(node, who, currency, stakeOf(currency))).ErrorText === 'ok';
    const round = async (node: Node, who: AgencyActor, currency: Currency) =>
      (await play(node, who, currency, minorOf(currency))).status === 'ok';
    const pairs = [
      { name: 'tickets of a node', both: [ticket, ticket], at: [one, one] },
      { name: 'tickets of two nodes', both: [ticket, ticket], at: [one, other] },
      { name: 'rounds', both: [round, round], at: [one, other] },
      { name: 'a ticket and a round', both: [ticket, round], at: [one, other] },
    ] as const;
    for (const { name, both, at } of pairs) {
      const everyone = await Promise.all(list(25).map(() => player()));
      for (const who of everyone) await limit(who, { period: 'day' }, '125.00');
      // A few players at a time, so that stakes of several share statements and each pair meets.
      for (let from = 0; from < everyone.length; from += 5) {
        const accepted = await Promise.all(
          everyone
            .slice(from, from + 5)
            .map((who) => Promise.all([both[0](at[0], who, rsd), both[1](at[1], who, eur)])),
        );
        for (const pair of accepted) expect(pair.filter(Boolean), name).toHaveLength(1);
      }
    }
  }, 120_000);

  test('[OP-87] of 200 payments in at once, vouchers, captures and credit in two currencies over two nodes, exactly ten are credited', async () => {
    const [{ bench }] = nodes;
    const maker = await bench.add(rootId, { agent: false, credit: 500_000_000n });
    await bench.fund(maker.userId, eur, 500_000_000n);
    const agent = await bench.add(rootId, { credit: 500_000_000n });
    await bench.fund(agent.userId, eur, 500_000_000n);
    const who = await bench.add(agent.nodeId, { agent: false });
    // 100.00 EUR are 11,998.23 RSD: ten of either fit into 120,000.00 RSD.
    const unit = ({ currency }: Currency): string => (currency === 'RSD' ? '12000.00' : '100.00');
    const codes: string[] = [];
    const captures: string[] = [];
    for (const currency of [rsd, eur]) {
      await bench.ledger.openWallet(bench.db, { userId: who.userId, ...currency });
      for (const n of list(40)) {
        const made = { ...currency, userId: maker.userId, amount: unit(currency), requestId: undefined };
        codes.push((await nodes[n % 2 === 0 ? 0 : 1].vouchers.create(made)).voucher ?? '');
        const begun = { ...currency, userId: who.userId, direction: 'deposit', amount: unit(currency) } as const;
        captures.push((await nodes[0].payments.begin(begun)).paymentId ?? '');
      }
    }
    // Open ones would keep their room.
    for (const node of nodes) await node.bench.clock.jump(16 * 60_000);
    await limit(who, { kind: 'deposit', period: 'month' }, '120000.00');
    for (const id of captures)
      await nodes[0].payments.receive('fake', provider.sign(provider.happen(id, 'payment.captured')));
    const give = (node: Node, { currencyId, currency }: Currency) =>
      node.bench.agency.transfer(agent, {
        userId: who.userId,
        direction: 'down',
        currencyId,
        amount: unit({ currencyId, currency }),
        requestId: randomUUID(),
        note: '',
      });
    await Promise.all([
      ...nodes.flatMap(({ payments }) => [payments.applyEvents(), payments.applyEvents()]),
      ...codes.map((code, n) =>
        nodes[n % 2 === 0 ? 0 : 1].vouchers.use({ userId: who.userId, code, requestId: undefined }),
      ),
      ...list(10).flatMap(() => nodes.flatMap((node) => [give(node, rsd), give(node, eur)])),
    ]);
    await nodes[0].payments.applyEvents();
    // Entry by entry of the ledger.
    const entries = rowsOf(
      await bench.db.execute(sql`
        SELECT e.currency, e.amount::text AS amount, t.type FROM ledger_entries e
        JOIN ledger_transactions t ON t.id = e.transaction_id
        JOIN ${wallets} w ON e.account_id = w.id || ':wallet_0' WHERE w.user_id = ${who.userId}`),
    );
    expect(entries).toHaveLength(10);
    const of = (currency: string) =>
      entries
        .filter((entry) => entry['currency'] === currency)
        .reduce((sum, entry) => sum + BigInt(String(entry['amount'])), 0n);
    const used = inDinars({ dinars: of('RSD'), euros: of('EUR') });
    expect(used).toBeLessThanOrEqual(12_000_000n);
    const [line] = await linesOf(who);
    expect(line).toMatchObject({ kind: 'deposit', used: `${used / 100n}.${String(used % 100n).padStart(2, '0')}` });
    while ((await nodes[0].payments.sendBack()) > 0);
    expect((await nodes[0].payments.suspense()).result).toEqual([]);
  }, 120_000);

  test('[OP-87] what is left in each currency is what the platform accepts, and not a cent more', async () => {
    const who = await player();
    const [node] = nodes;
    await limit(who, { period: 'day' }, '500.00');
    await limit(who, { kind: 'singleStake' }, '400.00');
    expect((await pay(node, who, rsd, '120.00')).ErrorText).toBe('ok');
    expect((await play(node, who, eur, 100n)).status).toBe('ok');
    const [stakes, single] = await linesOf(who);
    // A euro counts as 119.99 dinars, and three euros and 16 cents as 379.15 of 380.00.
    expect(stakes).toMatchObject({ used: '239.99', left: '260.01', leftIn: { RSD: '260.01', EUR: '2.16' } });
    expect(single).toMatchObject({ amount: '400.00', leftIn: { RSD: '400.00', EUR: '3.33' } });
    const reached = { error: 'limitReached', limit: { key: 'stakeDay', currency: 'RSD', left: '260.01' } };
    expect(await pay(node, who, eur, '2.17')).toMatchObject(reached);
    expect(await pay(node, who, rsd, '260.02')).toMatchObject(reached);
    expect((await pay(node, who, eur, '2.16')).ErrorText).toBe('ok');
    expect((await linesOf(who))[0]).toMatchObject({ leftIn: { EUR: '0.00' } });
  });

  test('[OP-87] without a rate of the day, an amount of another currency is refused, and only while a limit is in force', async () => {
    const [node] = nodes;
    const { db, clock } = node.bench;
    const [free, who] = [await player(), await player()];
    await limit(who, { period: 'day' }, '500.00');
    await limit(who, { kind: 'deposit', period: 'day' }, '100000000.00');
    expect((await pay(node, who, eur, '1.00')).ErrorText).toBe('ok');
    await writeSetting(db, 'rates', '2026-11-22', { RSD: '1' });
    for (const each of nodes) await each.bench.clock.jump(86_400_000);
    expect(clock.now()).toBeGreaterThan(Date.UTC(2026, 10, 22));
    const limitOf = (key: string) => ({ key, currency: 'RSD', level: 'player', noRate: 'EUR' });
    expect(await pay(node, who, eur, '1.00')).toMatchObject({ error: 'rateUnknown', limit: limitOf('stakeDay') });
    expect(await play(node, who, eur, 100n)).toMatchObject({ status: 'limitReached', limit: limitOf('stakeDay') });
    const deposit = { ...eur, direction: 'deposit', amount: '10.00' } as const;
    expect(await node.payments.begin({ userId: who.userId, ...deposit })).toMatchObject({
      error: 'rateUnknown',
      limit: limitOf('depositDay'),
    });
    // The day has no euros yet, so what is of the currency of the limit can be counted.
    expect((await pay(node, who, rsd, '100.00')).ErrorText).toBe('ok');
    expect((await linesOf(who)).map(({ leftIn }) => leftIn)).toEqual([{ RSD: '100000000.00' }, { RSD: '400.00' }]);
    expect((await pay(node, free, eur, '1.00')).ErrorText).toBe('ok');
    expect((await node.payments.begin({ userId: free.userId, ...deposit })).ErrorText).toBe('ok');
  });
});
