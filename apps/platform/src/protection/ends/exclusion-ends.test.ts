import { randomUUID } from 'node:crypto';

import type { ExclusionEndReason } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { exclusionEnds as requests, playerGuardActs, staffDecisions, users } from '../../database/schema/index.ts';
import { proposalSpan } from '../../decisions/two-people.ts';
import { silentLogger } from '../../kernel/log/logger.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { addOperators } from '../../testing/operators.ts';
import { createMessages } from '../../messages/create-messages.ts';
import { createGuards } from '../guard/create-guards.ts';
import { readGuard } from '../guard/guard-store.ts';
import type { Guards } from '../guard/guards.ts';
import { jurisdictions, type JurisdictionRules } from '../jurisdictions.ts';
import { createExclusionEnds } from './create-exclusion-ends.ts';
import { endLapse, endWait, refusalWait } from './exclusion-end.ts';
import type { ExclusionEnds } from './exclusion-ends.ts';

const day = 86_400_000;

describe.each(sqlDatabases)('ends of exclusions on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let guards: Guards;
  let ends: ExclusionEnds;
  const staff: string[] = [];
  const endsBy = (rules: JurisdictionRules): ExclusionEnds =>
    createExclusionEnds({
      db: bench.db,
      clock: bench.clock,
      ids: randomUUID,
      rules,
      logger: silentLogger,
      send: (message) => createMessages({ ...bench, ids: randomUUID }).send(message),
    });
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock, ledger } = bench;
    guards = createGuards({ db, clock, ledger, logger: silentLogger, afterExclusion: [] });
    ends = endsBy(jurisdictions.reference);
    staff.push(...(await addOperators(bench, 3)));
  });
  afterAll(() => database.close());

  const [ana, ben, cleo] = [() => staff[0] ?? '', () => staff[1] ?? '', () => staff[2] ?? ''];
  const player = (): Promise<AgencyActor> => bench.add(rootId, { agent: false });
  const stateOf = async (userId: string) => (await readGuard(bench.db, userId, bench.clock.now())).state;
  /** A player who is excluded, whose time is over. */
  const excluded = async (): Promise<string> => {
    const { userId } = await player();
    await guards.exclude(userId, 6);
    await bench.clock.jump(185 * day);
    return userId;
  };
  /** The same, a day after the request. */
  const inReview = async (): Promise<string> => {
    const userId = await excluded();
    expect((await ends.ask(userId)).exclusionEnd?.state).toBe('waiting');
    await bench.clock.jump(endWait);
    return userId;
  };
  const vote = (userId: string, by: string) => ends.vote(userId, { by });
  const refuse = (userId: string, by: string, reason: ExclusionEndReason = 'harm') =>
    ends.refuse(userId, { by, reason });
  const decisionsOf = (userId: string) =>
    bench.db.select().from(staffDecisions).where(eq(staffDecisions.userId, userId));
  const proposed = { play: { state: 'excluded' }, second: {} };

  test('[OP-87] a player whose exclusion has ended gets one message about it, in the own language', async () => {
    const inbox = createMessages({ ...bench, ids: randomUUID });
    const read = (userId: string) => inbox.list(userId, { page: 1, lang: 'de' });
    const userId = await inReview();
    await vote(userId, ana());
    expect(await read(userId)).toMatchObject({ rowCount: 0 });
    for (const _ of [1, 2]) expect((await vote(userId, ben())).play?.state).toBe('open');
    expect(await read(userId)).toMatchObject({ unread: 1, result: [{ title: 'Ihre Sperre ist beendet' }] });
  });

  test('[OP-87] an exclusion ends also if the message cannot be sent', async () => {
    const { db, clock } = bench;
    const errors: string[] = [];
    const deaf = createExclusionEnds({
      db,
      clock,
      ids: randomUUID,
      rules: jurisdictions.reference,
      logger: { error: (text) => void errors.push(text) },
      send: () => Promise.reject(new Error('no inbox')),
    });
    const userId = await inReview();
    await deaf.vote(userId, { by: ana() });
    expect((await deaf.vote(userId, { by: ben() })).play?.state).toBe('open');
    expect(await stateOf(userId)).toBe('open');
    expect(errors).toEqual([expect.stringContaining('the message about it was not sent')]);
  });

  test('[OP-87] a player asks after the time, waits for a day, and plays again when two people have agreed', async () => {
    const { userId } = await player();
    expect(await ends.ask(userId)).toEqual({ error: 'notExcluded', play: { state: 'open' } });
    await guards.exclude(userId, 6);
    expect(await ends.ask(userId)).toMatchObject({ error: 'exclusionEndEarly', exclusionEnd: { state: 'early' } });
    await bench.clock.jump(185 * day);
    expect(await ends.of(userId)).toEqual({ state: 'open' });
    expect(await vote(userId, ana())).toMatchObject({ error: 'exclusionEndNotDue' });
    const asked = await ends.ask(userId);
    expect(asked).toMatchObject({ play: { state: 'excluded' }, exclusionEnd: { state: 'waiting' } });
    await bench.clock.jump(endWait - 1);
    expect(await vote(userId, ana())).toMatchObject({ error: 'exclusionEndNotDue' });
    // Asking again neither begins the day again nor ends it.
    expect((await ends.ask(userId)).exclusionEnd).toEqual(asked.exclusionEnd);
    await bench.clock.jump(1);
    expect(await ends.requests()).toMatchObject([{ exclusionEnd: { state: 'review' } }]);
    expect(await vote(userId, ana())).toMatchObject(proposed);
    expect(await stateOf(userId)).toBe('excluded');
    expect(await vote(userId, ben())).toEqual({ play: { state: 'open' } });
    expect(await stateOf(userId)).toBe('open');
    expect(await ends.of(userId)).toBeUndefined();
    expect(await ends.requests()).toEqual([]);
    const acts = await bench.db.select().from(playerGuardActs).where(eq(playerGuardActs.userId, userId));
    expect(acts.map(({ version, state }) => [version, state])).toEqual([
      [1, 'excluded'],
      [2, 'open'],
    ]);
    await guards.pause(userId, 1);
    expect(await stateOf(userId)).toBe('paused');
  });

  test('[OP-87] the same person twice changes nothing, and each answer can be asked for again', async () => {
    const userId = await inReview();
    const first = await vote(userId, ana());
    expect(await vote(userId, ana())).toEqual({ ...first, error: 'otherPerson' });
    expect(await vote(userId, userId)).toMatchObject({ error: 'ownAccount' });
    expect(await stateOf(userId)).toBe('excluded');
    await vote(userId, ben());
    for (const by of [ana(), ben()]) expect(await vote(userId, by)).toEqual({ play: { state: 'open' } });
    expect(await vote(userId, cleo())).toMatchObject({ error: 'notExcluded' });
  });

  test('[OP-87] a proposal expires, and counts no more if its person lost the role or is blocked', async () => {
    const userId = await inReview();
    await vote(userId, ana());
    await bench.clock.jump(proposalSpan);
    expect(await vote(userId, ben())).toMatchObject(proposed);
    await bench.db.update(users).set({ roles: [] }).where(eq(users.id, ben()));
    expect(await vote(userId, ana())).toMatchObject(proposed);
    await bench.db.update(users).set({ blocked: true }).where(eq(users.id, ana()));
    expect(await vote(userId, cleo())).toMatchObject(proposed);
    await bench.db
      .update(users)
      .set({ roles: ['OPERATOR'], blocked: false })
      .where(eq(users.id, ana()));
    await bench.db
      .update(users)
      .set({ roles: ['OPERATOR'] })
      .where(eq(users.id, ben()));
    expect(await vote(userId, ben())).toEqual({ play: { state: 'open' } });
    const rows = await bench.db.select().from(staffDecisions).where(eq(staffDecisions.userId, userId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['done', 'dropped', 'dropped', 'expired']);
  });

  test('[OP-87] the player takes the request back, and a later one begins from the start', async () => {
    const userId = await inReview();
    await vote(userId, ana());
    for (let times = 0; times < 2; times += 1)
      expect(await ends.withdraw(userId)).toMatchObject({ exclusionEnd: { state: 'open' } });
    expect(await vote(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    await ends.ask(userId);
    expect(await vote(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    await bench.clock.jump(endWait);
    // The proposal from before is gone.
    expect(await vote(userId, ben())).toMatchObject(proposed);
    expect(await stateOf(userId)).toBe('excluded');
  });

  test('[OP-87] a longer exclusion makes the request void, and so does a month without a decision', async () => {
    const userId = await inReview();
    await vote(userId, ana());
    await guards.exclude(userId, 6);
    expect(await ends.of(userId)).toMatchObject({ state: 'early' });
    expect(await vote(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    await bench.clock.jump(185 * day);
    expect(await vote(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    expect((await ends.ask(userId)).exclusionEnd?.state).toBe('waiting');
    await bench.clock.jump(endLapse);
    expect(await vote(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    expect((await ends.ask(userId)).exclusionEnd?.state).toBe('waiting');
    const rows = await bench.db.select().from(requests).where(eq(requests.userId, userId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['void', 'void', 'waiting']);
  });

  test('[OP-87] an exclusion for good never ends, except where it is revocable', async () => {
    const { userId } = await player();
    await guards.exclude(userId, null);
    await bench.clock.jump(4000 * day);
    expect(await ends.ask(userId)).toMatchObject({ error: 'exclusionEndEarly', exclusionEnd: { state: 'never' } });
    const revocable = endsBy(jurisdictions.rs);
    expect(await revocable.ask(userId)).toMatchObject({ exclusionEnd: { state: 'waiting' } });
    await bench.clock.jump(endWait);
    // Under the other rules, not even what was asked for can be decided.
    expect(await vote(userId, ana())).toMatchObject({ error: 'exclusionEndNotDue' });
    await revocable.vote(userId, { by: ana() });
    expect(await revocable.vote(userId, { by: ben() })).toEqual({ play: { state: 'open' } });
  });

  test('[OP-87] votes at once: two people end it once, and one person alone never does', async () => {
    for (let round = 0; round < 4; round += 1) {
      const alone = await inReview();
      const answers = await Promise.all(Array.from({ length: 6 }, () => vote(alone, ana())));
      expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
      expect(await stateOf(alone)).toBe('excluded');
      const confirmed = await Promise.all([ben(), cleo(), ben(), cleo()].map((by) => vote(alone, by)));
      expect(confirmed.filter(({ error }) => error === undefined)).toHaveLength(2);
      expect(await stateOf(alone)).toBe('open');
      const rows = await bench.db.select().from(staffDecisions).where(eq(staffDecisions.userId, alone));
      expect(rows).toHaveLength(1);
    }
  });

  test('[OP-87] the player takes the request back while the second person confirms: one of both holds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = await inReview();
      await vote(userId, ana());
      const acts = [() => ends.withdraw(userId), () => vote(userId, ben())];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const refusals = answers.map(({ error }) => error).filter((error) => error !== undefined);
      expect(refusals).toEqual([(await stateOf(userId)) === 'open' ? 'notExcluded' : 'exclusionEndNotDue']);
    }
  });

  test('[OP-87] one person refuses with a reason; the player has it, and asks again 30 days later', async () => {
    const userId = await excluded();
    expect(await refuse(userId, ana())).toMatchObject({ error: 'exclusionEndNotDue' });
    await ends.ask(userId);
    expect(await refuse(userId, ana())).toMatchObject({ error: 'exclusionEndNotDue' });
    await bench.clock.jump(endWait);
    expect(await refuse(userId, userId)).toMatchObject({ error: 'ownAccount' });
    const refused = await refuse(userId, ana());
    const until = new Date(bench.clock.now() + refusalWait).toISOString();
    expect(refused).toMatchObject({
      play: { state: 'excluded' },
      exclusionEnd: { state: 'refused', reason: 'harm', from: until },
    });
    expect(refused).not.toHaveProperty('error');
    expect(await ends.of(userId)).toEqual(refused.exclusionEnd);
    expect(await ends.requests()).toEqual([]);
    expect(await stateOf(userId)).toBe('excluded');
    // The same again changes nothing. Anything else comes too late.
    expect(await refuse(userId, ana())).toEqual(refused);
    expect(await refuse(userId, ana(), 'other')).toMatchObject({ error: 'exclusionEndNotDue' });
    expect(await refuse(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    expect(await vote(userId, ben())).toMatchObject({ error: 'exclusionEndNotDue' });
    expect(await ends.withdraw(userId)).toEqual(refused);
    await bench.clock.jump(refusalWait - 1);
    expect(await ends.ask(userId)).toMatchObject({ error: 'exclusionEndEarly', exclusionEnd: { state: 'refused' } });
    await bench.clock.jump(1);
    expect((await ends.ask(userId)).exclusionEnd?.state).toBe('waiting');
    await bench.clock.jump(endWait);
    await vote(userId, ana());
    expect(await vote(userId, ben())).toEqual({ play: { state: 'open' } });
    expect(await refuse(userId, ana())).toMatchObject({ error: 'notExcluded' });
  });

  test('[OP-87] a refusal drops the proposal of another person, and is on record with its note', async () => {
    const userId = await inReview();
    await vote(userId, ana());
    await ends.refuse(userId, { by: ben(), reason: 'talkFirst', note: 'Called twice, nobody answered.' });
    const rows = await decisionsOf(userId);
    expect(rows.map(({ state, outcome }) => `${state} ${outcome}`).toSorted()).toEqual(['alone refuse', 'dropped end']);
    expect(rows.find(({ state }) => state === 'alone')).toMatchObject({
      proposedBy: ben(),
      decidedBy: null,
      note: 'Called twice, nobody answered.',
    });
    const [request] = await bench.db.select().from(requests).where(eq(requests.userId, userId));
    expect(request).toMatchObject({ state: 'refused', reason: 'talkFirst' });
    const isOf = eq(requests.userId, userId);
    await expect(bench.db.update(requests).set({ reason: 'other' }).where(isOf)).rejects.toThrow();
  });

  test('[OP-87] a longer exclusion after a refusal has its time first', async () => {
    const userId = await inReview();
    await refuse(userId, ana());
    await guards.exclude(userId, 6);
    expect(await ends.of(userId)).toMatchObject({ state: 'early' });
    await bench.clock.jump(185 * day);
    expect(await ends.of(userId)).toEqual({ state: 'open' });
  });

  test('[OP-87] a refusal sends one message with its reason, in the own language', async () => {
    const inbox = createMessages({ ...bench, ids: randomUUID });
    const userId = await inReview();
    for (const _ of [1, 2]) await refuse(userId, ana(), 'identity');
    const { rowCount, result } = await inbox.list(userId, { page: 1, lang: 'de' });
    expect(rowCount).toBe(1);
    expect(result[0]).toMatchObject({ title: 'Das Ende Ihrer Sperre wurde abgelehnt' });
    expect(result[0]?.text).toContain('nicht bestätigen, dass Sie das waren');
  });

  test('[OP-87] a refusal and the second approval at once: one of both holds', async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = await inReview();
      await vote(userId, ana());
      const acts = [() => refuse(userId, cleo()), () => vote(userId, ben())];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const refusals = answers.map(({ error }) => error).filter((error) => error !== undefined);
      const isEnded = (await stateOf(userId)) === 'open';
      expect(refusals).toEqual([isEnded ? 'notExcluded' : 'exclusionEndNotDue']);
      const states = (await decisionsOf(userId)).map(({ state }) => state).toSorted();
      expect(states).toEqual(isEnded ? ['done'] : ['alone', 'dropped']);
    }
  });

  test('[OP-87] a refusal while the player takes the request back: one of both is on record', async () => {
    for (let round = 0; round < 8; round += 1) {
      const userId = await inReview();
      const acts = [() => ends.withdraw(userId), () => refuse(userId, ana())];
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const [request] = await bench.db.select().from(requests).where(eq(requests.userId, userId));
      const isRefused = request?.state === 'refused';
      expect(await decisionsOf(userId)).toHaveLength(isRefused ? 1 : 0);
      expect(await ends.of(userId)).toMatchObject({ state: isRefused ? 'refused' : 'open' });
      expect(isRefused || request?.state === 'withdrawn').toBe(true);
    }
  });

  test('[OP-87] refusals at once by several people: one of them counts', async () => {
    const userId = await inReview();
    const answers = await Promise.all([ana(), ben(), cleo()].map((by) => refuse(userId, by)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(await decisionsOf(userId)).toHaveLength(1);
  });

  test('[OP-87] what was proposed and asked for stays on record', async () => {
    const userId = await inReview();
    await vote(userId, ana());
    await vote(userId, ben());
    const isOf = eq(staffDecisions.userId, userId);
    await expect(bench.db.update(staffDecisions).set({ note: 'x' }).where(isOf)).rejects.toThrow();
    await expect(bench.db.delete(staffDecisions).where(isOf)).rejects.toThrow();
    await expect(bench.db.delete(requests).where(eq(requests.userId, userId))).rejects.toThrow();
    const [row] = await bench.db.select().from(staffDecisions).where(isOf);
    expect(row).toMatchObject({ proposedBy: ana(), decidedBy: ben(), state: 'done' });
  });
});
