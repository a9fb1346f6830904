import { randomUUID } from 'node:crypto';

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../agency/agency.ts';
import { rootId } from '../agency/tree.ts';
import type { OpenDatabase } from '../database/database.ts';
import { ledgerTransactions, paymentEvents, payments as rows } from '../database/schema/index.ts';
import { randomOf, shuffled } from '../feed/random/hash.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { createTestPayments } from '../testing/money/test-payments.ts';
import type { Payments } from './payments.ts';
import type { ProviderEvent } from './provider/payment-provider.ts';

const players = 20;
const [deposits, withdrawals] = sized([100, 50], [200, 100]);
const start = 5_000_000n;
const each = 100_000n;

/** How payments go: what happens at the provider, the state in the end, and what it does to the credit. */
const depositLives = [
  { weight: 10, happens: ['payment.captured'], ends: 'succeeded', moves: each },
  { weight: 2, happens: ['payment.failed'], ends: 'failed', moves: 0n },
  { weight: 1, happens: ['payment.failed', 'payment.captured'], ends: 'succeeded', moves: each },
  { weight: 1, happens: ['payment.processing', 'payment.captured'], ends: 'succeeded', moves: each },
  { weight: 1, happens: [], ends: 'expired', moves: 0n },
  { weight: 2, happens: ['payment.captured', 'payment.refunded'], ends: 'partlyRefunded', moves: 60_000n },
  {
    weight: 1,
    happens: ['payment.captured', 'payment.refunded', 'payment.chargedBack'],
    ends: 'chargedBack',
    moves: 20_000n,
  },
] as const;
const withdrawalLives = [
  { weight: 8, happens: ['payout.paid'], ends: 'paid', moves: -each },
  { weight: 2, happens: ['payout.failed'], ends: 'failed', moves: 0n },
  { weight: 1, happens: ['payout.failed', 'payout.paid'], ends: 'paid', moves: -each },
  { weight: 1, happens: ['payout.paid', 'payout.returned'], ends: 'returned', moves: 0n },
] as const;
type Life = (typeof depositLives)[number] | (typeof withdrawalLives)[number];

interface Planned {
  readonly id: string;
  readonly who: AgencyActor;
  readonly life: Life;
}

describe.each(sqlDatabases)('payments in chaos on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    await writeSetting(bench.db, 'payments', 'playFirst', false);
    await writeSetting(bench.db, 'payments', 'openMost', 100);
  });
  afterAll(() => database.close());

  test('[CALL-59, WAL-04, SEC-10] payments whose webhooks are repeated, reordered, delayed and dropped are booked once each', async () => {
    const { db, clock, ledger } = bench;
    const random = randomOf(23);
    const provider = createFakePaymentProvider(clock);
    const node = (): Payments => createTestPayments(bench, [provider]);
    const nodes = [node(), node(), node()] as const;
    const any = () => nodes[Math.floor(random() * nodes.length)] ?? nodes[0];
    const everyone: AgencyActor[] = [];
    for (let n = 0; n < players; n += 1) everyone.push(await bench.add(rootId, { agent: false, credit: start }));

    const begin = async (n: number): Promise<Planned> => {
      const direction = n < deposits ? 'deposit' : 'withdrawal';
      const who = everyone[n % players];
      if (who === undefined) throw new Error('There are players.');
      const life = pick(direction === 'deposit' ? depositLives : withdrawalLives, random());
      const wanted = {
        userId: who.userId,
        currencyId: 941,
        currency: 'RSD',
        direction,
        amount: '1000.00',
        requestId: `r${n}`,
      } as const;
      // Every fifth is asked for twice at once.
      const twice = n % 5 === 0 ? [any(), any()] : [any()];
      const answers = await Promise.all(twice.map((one) => one.begin(wanted)));
      expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1);
      return { id: answers[0]?.paymentId ?? '', who, life };
    };
    const planned = await inParallel(
      Array.from({ length: deposits + withdrawals }, (_, n) => n),
      begin,
    );
    // Withdrawals are sent, a batch in each round.
    while ((await Promise.all([nodes[0].askProviders(), nodes[1].askProviders()])).some((asked) => asked > 0));

    const counts = { events: 0, repeated: 0, dropped: 0, delayed: 0, forged: 0, odd: 0 };
    const [now, later]: [ProviderEvent[], ProviderEvent[]] = [[], []];
    for (const { id, life } of planned) {
      for (const type of life.happens) {
        counts.events += 1;
        const isPart = type === 'payment.refunded' || type === 'payment.chargedBack';
        const event = provider.happen(id, type, isPart ? { amount: '400.00', part: randomUUID() } : {});
        const luck = random();
        if (luck < 0.2) counts.dropped += 1;
        else if (luck < 0.4) counts.delayed += later.push(event) > 0 ? 1 : 0;
        else now.push(event);
        if (random() < 0.3) counts.repeated += now.push(event, event) > 0 ? 2 : 0;
      }
      // A provider that errs, and somebody who pretends to be one.
      if (life.happens[0] === 'payment.captured' && random() < 0.1) {
        const event = { id: randomUUID(), type: 'payment.captured' as const, at: clock.now() };
        const [row] = await db.select().from(rows).where(eq(rows.id, id));
        now.push({
          ...event,
          data: { id: row?.providerId ?? '', reference: id, amount: '100000.00', currency: 'RSD' },
        });
        counts.odd += 1;
      }
    }
    // As a worker does, round after round.
    const drain = async (): Promise<void> => {
      while ((await Promise.all(nodes.map((one) => one.applyEvents()))).some((applied) => applied > 0));
    };
    const deliver = async (events: readonly ProviderEvent[]): Promise<void> => {
      await inParallel(shuffled(events, 7), async (event) => {
        if (random() < 0.1) {
          counts.forged += 1;
          const forged = { ...provider.sign(event), signature: 'v1,AAAA' };
          expect(await any().receive('fake', forged)).toBe('badSignature');
        }
        expect(await any().receive('fake', provider.sign(event))).toBe('kept');
        if (random() < 0.1) await any().applyEvents();
      });
      await drain();
    };
    await deliver(now);
    const afterWebhooks = await notThere(planned);
    await clock.advance(3_600_000);
    await deliver(later);
    const afterDelayed = await notThere(planned);
    // What was dropped is found by asking.
    await Promise.all([nodes[0].askProviders({ all: true }), nodes[1].askProviders({ all: true })]);
    const afterAsking = await notThere(planned);

    expect(await ledger.check()).toMatchObject({ ok: true, violations: [] });
    expect(afterAsking).toEqual([]);
    for (const who of everyone) {
      const own = planned.filter((one) => one.who === who);
      expect(await bench.credit(who.userId)).toBe(own.reduce((sum, { life }) => sum + life.moves, start));
    }
    const captures = planned.filter(({ life }) => life.happens.some((type) => type === 'payment.captured')).length;
    const isDeposit = and(eq(ledgerTransactions.type, 'deposit'), eq(ledgerTransactions.refType, 'payment'));
    expect(await db.$count(ledgerTransactions, isDeposit)).toBe(captures);
    expect(await db.$count(paymentEvents, isNull(paymentEvents.appliedAt))).toBe(0);
    expect((await nodes[0].suspense()).result).toHaveLength(counts.odd);
    // It was chaos: many were not there after the webhooks alone, and some came late or never.
    expect(Math.min(counts.repeated, counts.dropped, counts.delayed, counts.forged, counts.odd)).toBeGreaterThan(0);
    expect(afterWebhooks.length).toBeGreaterThan(afterDelayed.length);
    expect(afterDelayed.length).toBeGreaterThan(0);
  });

  /** The payments that are not yet in the state in which they must end. */
  async function notThere(planned: readonly Planned[]): Promise<string[]> {
    const found = await bench.db
      .select({ id: rows.id, state: rows.state })
      .from(rows)
      .where(
        inArray(
          rows.id,
          planned.map(({ id }) => id),
        ),
      );
    const states = new Map(found.map(({ id, state }) => [id, state]));
    return planned
      .filter(({ id, life }) => states.get(id) !== life.ends)
      .map(({ id, life }) => `${id} ${states.get(id)} ${life.ends}`);
  }
});

function pick(lives: readonly Life[], luck: number): Life {
  const all = lives.flatMap((life) => Array.from({ length: life.weight }, () => life));
  const life = all[Math.floor(luck * all.length)];
  if (life === undefined) throw new Error('There are lives.');
  return life;
}

/** Runs tasks, a few at once. */
async function inParallel<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const n = next;
      next += 1;
      const item = items[n];
      if (item !== undefined) results[n] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: 12 }, worker));
  return results;
}
