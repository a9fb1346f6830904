import { randomUUID } from 'node:crypto';

import { minorToMoney, signInLevels } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { agencyAudit, agencyRequests, agencyTransfers, secondFactors } from '../../database/schema/index.ts';
import { HttpProblem } from '../../kernel/http-problem.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { shareLine } from '../../testing/commission-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import type { ActAnswer, AgencyActor } from '../agency.ts';
import { rootId } from '../tree.ts';

const now = Date.UTC(2026, 10, 21, 12);
const { password, secondFactor } = signInLevels;
const mark = 10_000n;
const setting = { marks: [{ currency: 'RSD', limit: minorToMoney(mark) }], maxAge: 300, dayFactor: 5 };

describe.each(sqlDatabases)('step-up of agents on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let agent: AgencyActor;
  let child: AgencyActor;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database, { signInNow: () => now });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await writeSetting(bench.db, 'agency', 'stepUp', setting);
    agent = await bench.add(rootId, { credit: 10_000_000n });
    child = await bench.add(agent.userId, { credit: 10_000_000n });
  });

  const signedIn = (secondsAgo: number, level: string = password): AgencyActor => ({
    ...agent,
    signIn: { at: now - secondsAgo * 1000, level },
  });
  const transfer = (actor: AgencyActor, amount: bigint, more: { requestId?: string; direction?: 'up' } = {}) =>
    bench.agency.transfer(actor, {
      requestId: randomUUID(),
      userId: child.userId,
      currencyId: 941,
      amount: minorToMoney(amount),
      note: '',
      direction: 'down',
      ...more,
    });
  /** Returns `ok`, the refusal, or the sign-in that is needed. */
  const outcomeOf = async (act: Promise<ActAnswer>): Promise<unknown> => {
    try {
      const answer = await act;
      if (answer.kind === 'idUsed') return 'requestIdUsed';
      const { ErrorText, error } = JSON.parse(answer.body) as { ErrorText: string; error?: string };
      return error ?? ErrorText;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      return error.problem.stepUp ?? error.problem.code;
    }
  };
  const needed = { acrValues: secondFactor, maxAge: 300, enrol: false };
  const enrol = () =>
    bench.db.insert(secondFactors).values({ userId: agent.userId, secret: '', lastStep: 0, addedAt: new Date(now) });

  /** Each act that needs a step-up, and its outcome with one. */
  const acts: readonly [string, (actor: AgencyActor, requestId: string) => Promise<ActAnswer>, string][] = [
    ['addCredit', (actor, requestId) => transfer(actor, mark, { requestId }), 'ok'],
    ['decCredit', (actor, requestId) => transfer(actor, mark, { requestId, direction: 'up' }), 'ok'],
    [
      'createUser',
      (actor, requestId) => {
        const opening = { currencyId: 941, amount: minorToMoney(mark) };
        const username = `n${requestId.slice(0, 20)}`;
        return bench.agency.create(actor, { requestId, kind: 'player', username, password: 'long enough', opening });
      },
      'ok',
    ],
    [
      'savePlan',
      (actor, requestId) =>
        bench.agency.savePlan(actor, {
          requestId,
          userId: child.userId,
          version: 0,
          lines: [shareLine()],
          forgive: false,
        }),
      'ok',
    ],
    [
      'pay',
      (actor, requestId) =>
        bench.agency.pay(actor, {
          requestId,
          userId: child.userId,
          periodId: '2026-10',
          currencyId: 941,
          amount: '1.00',
        }),
      'statementUnknown',
    ],
    [
      'resetPassword',
      async (actor, requestId) =>
        bench.agency.resetPassword(actor, { requestId, userId: await made(), password: 'second password' }),
      'ok',
    ],
  ];
  let madeUser: string | undefined;
  async function made(): Promise<string> {
    const user = { requestId: randomUUID(), kind: 'player' as const, username: `m${randomUUID().slice(0, 20)}` };
    if (madeUser === undefined) {
      const answer = await bench.agency.create(agent, { ...user, password: 'first password' });
      madeUser = answer.kind === 'answer' ? (JSON.parse(answer.body) as { userId: string }).userId : '';
    }
    return madeUser;
  }
  const written = async () => [
    (await bench.db.select().from(agencyTransfers).where(eq(agencyTransfers.actor, agent.userId))).length,
    (await bench.db.select().from(agencyAudit).where(eq(agencyAudit.actor, agent.userId))).length,
    (await bench.db.select().from(agencyRequests).where(eq(agencyRequests.actor, agent.userId))).length,
  ];

  test.each(acts)(
    '[SEC-23] %s with an old sign-in is refused and writes nothing; a new one uses the same id',
    async (name, act, done) => {
      madeUser = undefined;
      if (name === 'resetPassword') await made();
      const before = await written();
      const requestId = randomUUID();
      expect(await outcomeOf(act(signedIn(301), requestId))).toEqual(needed);
      // Without a sign-in, or with one of a later version of the clock, nothing is assumed.
      expect(await outcomeOf(act(agent, requestId))).toEqual(needed);
      expect(await written()).toEqual(before);
      expect(await outcomeOf(act(signedIn(300), requestId))).toBe(done);
      // A repetition gets its answer however old the sign-in is.
      if (done === 'ok') expect(await outcomeOf(act(signedIn(9999), requestId))).toBe('ok');
    },
  );

  test('[SEC-23] the password is not enough for an agent with a second factor, nor for others if the operator says so', async () => {
    expect(await outcomeOf(transfer(signedIn(0), mark))).toBe('ok');
    await enrol();
    expect(await outcomeOf(transfer(signedIn(0), mark))).toEqual(needed);
    expect(await outcomeOf(transfer(signedIn(301, secondFactor), mark))).toEqual(needed);
    expect(await outcomeOf(transfer(signedIn(300, secondFactor), mark))).toBe('ok');
    expect(await outcomeOf(transfer(signedIn(0, 'urn:kvota:3fa'), mark))).toEqual(needed);
    await bench.db.delete(secondFactors).where(eq(secondFactors.userId, agent.userId));
    await writeSetting(bench.db, 'agency', 'stepUp', { ...setting, secondFactor: true });
    expect(await outcomeOf(transfer(signedIn(0), mark))).toEqual({ ...needed, enrol: true });
  });

  test('[SEC-23] transfers below the mark need no step-up until they add up; a new sign-in begins a new sum', async () => {
    for (let count = 0; count < 5; count += 1) expect(await outcomeOf(transfer(signedIn(400), mark - 1n))).toBe('ok');
    expect(await outcomeOf(transfer(signedIn(400), mark - 1n))).toEqual(needed);
    // What was refused does not count.
    expect(await outcomeOf(transfer(signedIn(400), 4n))).toBe('ok');
    expect(await outcomeOf(transfer(signedIn(400), 1n))).toEqual(needed);
    expect(await outcomeOf(transfer(signedIn(100), 3n * mark))).toBe('ok');
    // The older sign-in of another tab counts to the same sum, and does not reset it.
    expect(await outcomeOf(transfer(signedIn(400), mark - 1n))).toBe('ok');
    expect(await outcomeOf(transfer(signedIn(400), mark - 1n))).toBe('ok');
    expect(await outcomeOf(transfer(signedIn(400), mark - 1n))).toEqual(needed);
  });

  test('[SEC-23] a sign-in that is too weak begins no new sum', async () => {
    await enrol();
    for (let count = 0; count < 5; count += 1)
      expect(await outcomeOf(transfer(signedIn(10 - count), mark - 1n))).toBe('ok');
    expect(await outcomeOf(transfer(signedIn(0), mark - 1n))).toEqual(needed);
  });

  test('[SEC-23] transfers at once do not pass the sum together', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(transfer(signedIn(400), mark - 1n))));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(5);
    const root = { ...bench.root, signIn: { at: now - 400_000, level: password } };
    const tops = await Promise.all(Array.from({ length: 10 }, () => bench.add(rootId)));
    const to = ({ userId }: AgencyActor) =>
      outcomeOf(
        bench.agency.transfer(root, {
          requestId: randomUUID(),
          userId,
          currencyId: 941,
          amount: minorToMoney(mark - 1n),
          note: '',
          direction: 'down',
        }),
      );
    expect((await Promise.all(tops.map(to))).filter((outcome) => outcome === 'ok')).toHaveLength(5);
  });

  test('[SEC-23] a currency without a mark needs a step-up for each transfer, and without the setting none does', async () => {
    await writeSetting(bench.db, 'agency', 'stepUp', { ...setting, marks: [] });
    expect(await outcomeOf(transfer(signedIn(301), 1n))).toEqual(needed);
    await writeSetting(bench.db, 'agency', 'stepUp', null);
    expect(await outcomeOf(transfer(agent, 100n * mark))).toBe('ok');
  });
});
