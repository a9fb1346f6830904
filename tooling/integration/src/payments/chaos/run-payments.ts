import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { createOutside, type Outside } from '@kvota/outside';
import { systemClock } from '@kvota/platform';

import { answerBody } from '../../../../../apps/platform/chaos/nodes/answer-body.ts';
import { whileKilling } from '../../../../../apps/platform/chaos/killed-run.ts';
import { freePort } from '../../../../../apps/platform/chaos/nodes/free-port.ts';
import { inOpenRun, progressOf, type RunOptions, type RunReport } from '../../../../../apps/platform/chaos/open-run.ts';
import { atLeast, atMost, milliseconds, none } from '../../../../../apps/platform/chaos/report.ts';
import {
  bookedAfter,
  countBooked,
  notEnded,
  wrongCredits,
  type EndedPayment,
} from '../../../../../apps/platform/chaos/payments/reconcile-payments.ts';
import { violationsNow, type BooksWatch } from '../../../../../apps/platform/chaos/watch-books.ts';
import type { Db } from '../../../../../apps/platform/src/database/database.ts';
import { randomOf } from '../../../../../apps/platform/src/feed/random/hash.ts';
import type { FaultyHttp } from '../../../../../apps/platform/src/testing/faults/faulty-http.ts';
import { loadPlayers, type LoadPlayer } from '../../../../../apps/platform/src/testing/load-players.ts';
import { percentile } from '../../../../../apps/platform/src/testing/percentile.ts';
import { startSocketBalancer } from '../../chaos/socket-balancer.ts';
import { faultsOf, planPayments, type Fate, type PlannedPayment } from './payment-plan.ts';

export interface PaymentRunOptions extends RunOptions {
  readonly payments: number;
  /** Deposits begun in a second, at most. */
  readonly rate: number;
}

/** A deposit that was begun, with its id and the number at the provider. */
interface Begun extends PlannedPayment, EndedPayment {
  readonly providerId: string;
}

/** A webhook that was answered. */
interface Answered {
  readonly took: number;
  readonly status: number;
  readonly forged: boolean;
}

const rsd = { currency: 'RSD', currencyId: 941 };
const credit = 10n ** 9n;
/** A player begins at most 20 payments a minute, so there are many of them. */
const playersOf = (count: number): number => Math.min(1000, Math.max(20, Math.ceil(count / 10)));
/** The longest time from an act of the provider to its booking, and to the answer of a webhook. */
const goals = { booked: 60_000, answered: 50 };
const patience = 150_000;

/** A watch that looks at the books once, at its end. */
const lookedAtOnce = (db: Db): BooksWatch => ({
  stop: async () => ({ moments: 1, violations: await violationsNow(db) }),
});

/**
 * Deposits over HTTP while the webhooks of their provider are doubled, delayed, reordered, dropped and forged, and nodes are
 * killed. At the end each is in the state that its facts give, and was booked once (CALL-59). If nodes are killed each 0 ms,
 * none is, and the time to an answer has its goal.
 */
export function runPayments(options: PaymentRunOptions): Promise<RunReport> {
  const { print, clients, payments: total, rate, seed, killEvery } = options;
  const isCalm = killEvery === 0;
  return inOpenRun(options, async ({ platform, ...open }) => {
    const { db } = platform;
    const players = await loadPlayers(platform, playersOf(total), credit);
    const plan = planPayments(total, players.length, randomOf(seed));
    const [port, key, secret] = [await freePort(), randomUUID() + randomUUID(), randomUUID() + randomUUID()];
    const address = {
      code: 'outside',
      url: `http://127.0.0.1:${port}`,
      key,
      methods: ['card'],
      webhookSecrets: [secret],
    };
    const watchBooks = () => (isCalm ? lookedAtOnce(db) : open.watchBooks());
    const startNodes = () => open.startNodes(() => ({ KVOTA_PAYMENT_PROVIDERS: JSON.stringify([address]) }));
    const answered: Answered[] = [];
    const ran = await whileKilling(
      { ...open, platform, startNodes, watchBooks },
      { ...options, connections: clients * 2 },
      async (http, nodes) => {
        const balancer = await startSocketBalancer(nodes.urls);
        const outside = await createOutside({
          clock: systemClock,
          ids: randomUUID,
          random: randomOf(seed + 1),
          key,
          secret,
          webhookUrl: `${balancer.url}/payment/webhooks/outside`,
          ports: { http: port },
          onAnswer: (answer) => void answered.push(answer),
        });
        try {
          const startedAt = performance.now();
          const made = await makeAll({ http, outside, players, clients, rate }, plan, progressOf(total, print));
          const seconds = (performance.now() - startedAt) / 1000;
          return { made, seconds, converged: await untilConverged(db, made) };
        } finally {
          await outside.close();
          balancer.close();
        }
      },
    );
    const { made, converged } = ran.result;
    const lost = await notEnded(db, made);
    const wrong = await wrongCredits(platform, made, { before: credit, currencyId: rsd.currencyId });
    const booked = await countBooked(db);
    const captures = made.filter(({ life }) => life.moves > 0n).length;
    const times = await bookedAfter(db);
    const took = answered.filter(({ forged }) => !forged).map((one) => one.took);
    const fates = made.flatMap((one) => one.fates);
    const countOf = (fate: Fate): number => fates.filter((one) => one === fate).length;
    return {
      errors: ran.errors,
      rows: [
        { name: 'deposits', value: made.length },
        { name: 'deposits a second, mean', value: Math.round(made.length / ran.result.seconds) },
        ...(['tripled', 'delayed', 'late', 'dropped', 'forged'] as const).map((fate) => ({
          name: `webhooks ${fate}`,
          value: countOf(fate),
        })),
        atLeast('webhooks answered', answered.length, 1),
        ...ran.kills,
        none('forged ones that were kept', answered.filter(({ forged, status }) => forged && status < 400).length),
        none('lost: not in the state of their facts', lost.length),
        none('credits that differ', wrong),
        none('captures booked more or less than once', Math.abs(booked.deposits - captures)),
        none('events that were not applied', booked.waiting),
        ...ran.books,
        { name: 'from the last act until all agree', value: milliseconds(converged) },
        { name: 'from an act to its booking, p50', value: milliseconds(percentile(times, 50)) },
        { name: 'from an act to its booking, p99', value: milliseconds(percentile(times, 99)) },
        atMost('from an act to its booking, longest', Math.max(...times), goals.booked, ' ms'),
        { name: 'to the answer of a webhook, p50', value: milliseconds(percentile(took, 50)) },
        // Nodes that start and looks at the books take the processor from the answers.
        isCalm
          ? atMost('to the answer of a webhook, p99', percentile(took, 99), goals.answered, ' ms')
          : { name: 'to the answer of a webhook, p99', value: milliseconds(percentile(took, 99)) },
      ],
    };
  });
}

interface Parts {
  readonly http: FaultyHttp;
  readonly outside: Outside;
  readonly players: readonly LoadPlayer[];
  readonly clients: number;
  readonly rate: number;
}

/** Begins all deposits, each in its turn, and lets the provider act on each. */
async function makeAll(
  parts: Parts,
  plan: readonly PlannedPayment[],
  onMade: (made: number) => void,
): Promise<Begun[]> {
  const queue = plan.entries();
  const made: Begun[] = [];
  const start = performance.now();
  const client = async (): Promise<void> => {
    for (const [turn, planned] of queue) {
      await pause(Math.max(0, start + (turn / parts.rate) * 1000 - performance.now()));
      const begun = await begin(parts, planned);
      for (const [n, act] of planned.life.acts.entries()) {
        parts.outside.webhooks.setFaults(faultsOf[planned.fates[n] ?? 'sent']);
        const isPart = act === 'refund' || act === 'chargeback';
        parts.outside.payments.act(begun.providerId, act, isPart ? { amount: '400.00' } : {});
      }
      onMade(made.push(begun));
    }
  };
  await Promise.all(Array.from({ length: parts.clients }, client));
  return made;
}

async function begin({ http, players }: Parts, planned: PlannedPayment): Promise<Begun> {
  const { token = '', id: userId = '' } = players[planned.player] ?? {};
  const body = JSON.stringify({ ...rsd, amount: '1000.00', direction: 'deposit', requestId: randomUUID() });
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const received = await http.send({ path: '/payment/init', token, body });
    const text = await answerBody(received, 'paymentInit', () => undefined);
    const answer = text === undefined ? undefined : (JSON.parse(text) as { paymentId?: string; redirectUrl?: string });
    const [id, url] = [answer?.paymentId, answer?.redirectUrl];
    if (id && url) return { ...planned, ...planned.life, id, userId, providerId: url.slice(url.lastIndexOf('/') + 1) };
    await pause(50);
  }
  throw new Error('A deposit was not begun in time.');
}

/** Waits until all payments are in the state in which they must end. Returns how long, in milliseconds. */
async function untilConverged(db: Db, made: readonly Begun[]): Promise<number> {
  const start = performance.now();
  while (performance.now() < start + patience && (await notEnded(db, made)).length > 0) await pause(500);
  return performance.now() - start;
}
