import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AgencyActor } from '../../agency/agency.ts';
import { rootId } from '../../agency/tree.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { profiles, registerChecks as rows } from '../../database/schema/index.ts';
import { silentLogger } from '../../kernel/log/logger.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { createGuards } from '../guard/create-guards.ts';
import { readGuard } from '../guard/guard-store.ts';
import { readStates } from '../play/play-store.ts';
import { createRegisterChecks, storeRegisterUse, type RegisterCheckDeps } from './create-register-checks.ts';
import type { ExclusionRegister, RegisterAnswer, RegisterPerson } from './exclusion-register.ts';
import { answerSpan, mostTries } from './register-check.ts';
import type { RegisterChecks } from './register-checks.ts';

describe.each(sqlDatabases)('checks in the exclusion register on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let deps: RegisterCheckDeps;
  let checks: RegisterChecks;
  const ended: string[] = [];
  const asked: { person: RegisterPerson; occasion: string }[] = [];
  let reply: () => Promise<RegisterAnswer>;
  const register: ExclusionRegister = {
    check(person, occasion) {
      asked.push({ person, occasion });
      return reply();
    },
  };
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
    const { db, clock, ledger } = bench;
    const afterExclusion = [(id: string) => Promise.resolve(void ended.push(id))];
    deps = { db, clock, ledger, logger: silentLogger, register, afterExclusion };
    checks = createRegisterChecks(deps);
  });
  beforeEach(async () => {
    asked.length = 0;
    ended.length = 0;
    answering('clear');
    await storeRegisterUse(bench.db, deps);
    await bench.db.delete(rows);
  });
  afterAll(() => database.close());

  const answering = (answer: RegisterAnswer): void => void (reply = () => Promise.resolve(answer));
  const player = (): Promise<AgencyActor> => bench.add(rootId, { agent: false });
  const stateOf = async ({ userId }: AgencyActor) => (await readGuard(bench.db, userId, bench.clock.now())).state;
  const ask = async ({ userId }: AgencyActor): Promise<void> => {
    checks.ask(userId, 'signIn');
    await checks.idle();
  };

  test('[OP-87] a player without an answer does not play; one that is clear plays for a day', async () => {
    const who = await player();
    await bench.db.insert(profiles).values({ userId: who.userId, firstName: 'Ana', birthday: '1990-02-03' });
    expect(await stateOf(who)).toBe('unknown');
    await ask(who);
    expect(asked).toEqual([
      { person: { email: '', firstName: 'Ana', lastName: '', birthday: '1990-02-03' }, occasion: 'signIn' },
    ]);
    expect(await stateOf(who)).toBe('open');
    expect((await readStates(bench.db, [who.userId]))[0]?.guard?.register?.answer).toBe('clear');
    await bench.clock.jump(answerSpan - 1);
    expect(await stateOf(who)).toBe('open');
    await bench.clock.jump(1);
    expect(await stateOf(who)).toBe('unknown');
  });

  test('[OP-87] a silent register changes no definite answer, is asked again, and answers in the end', async () => {
    const who = await player();
    answering('unknown');
    await ask(who);
    expect(await stateOf(who)).toBe('unknown');
    expect(await checks.askDue()).toBe(0);
    await bench.clock.jump(5000);
    answering('clear');
    expect(await checks.askDue()).toBe(1);
    expect(await stateOf(who)).toBe('open');
    answering('unknown');
    await ask(who);
    expect(await stateOf(who)).toBe('open');
    answering('excluded');
    await ask(who);
    answering('unknown');
    await bench.clock.jump(9 * answerSpan);
    await ask(who);
    expect(await stateOf(who)).toBe('excluded');
    answering('clear');
    await ask(who);
    expect(await stateOf(who)).toBe('open');
  });

  test('[OP-87] nobody asks for ever: after some questions, only when the player is here', async () => {
    const who = await player();
    answering('unknown');
    await ask(who);
    for (let times = 0; times < 2 * mostTries; times += 1) {
      await bench.clock.jump(300_000);
      await checks.askDue();
    }
    expect(asked).toHaveLength(mostTries);
    for (let times = 0; times < 3; times += 1) checks.renew(who.userId);
    await checks.idle();
    expect(asked).toHaveLength(mostTries + 1);
  });

  test('[OP-87] who is found in the register is excluded at once, and what is open ends once', async () => {
    const who = await player();
    answering('excluded');
    await ask(who);
    expect(await readGuard(bench.db, who.userId, bench.clock.now())).toEqual({ state: 'excluded', byRegister: true });
    await ask(who);
    expect(ended).toEqual([who.userId]);
    // An own exclusion is independent of it.
    const { db, clock, ledger } = bench;
    await createGuards({ db, clock, ledger, logger: silentLogger, afterExclusion: [] }).exclude(who.userId, 6);
    answering('clear');
    await ask(who);
    expect(await readGuard(db, who.userId, clock.now())).toMatchObject({
      state: 'excluded',
      until: expect.any(String) as string,
    });
  });

  test('[OP-87] of two answers at once the later question wins, whatever comes first', async () => {
    const who = await player();
    let answerFirst: (answer: RegisterAnswer) => void = () => undefined;
    reply = () => new Promise((resolve) => (answerFirst = resolve));
    checks.ask(who.userId, 'signIn');
    await expect.poll(() => asked.length).toBe(1);
    await bench.clock.jump(1000);
    answering('excluded');
    checks.ask(who.userId, 'signIn');
    await expect.poll(() => stateOf(who)).toBe('excluded');
    answerFirst('clear');
    await checks.idle();
    expect(await stateOf(who)).toBe('excluded');
  });

  test('[OP-87] of several nodes one asks, and a question that its node lost is asked again', async () => {
    const who = await player();
    answering('unknown');
    await ask(who);
    await bench.clock.jump(5000);
    const nodes = Array.from({ length: 4 }, () => createRegisterChecks(deps));
    const counts = await Promise.all(nodes.map((node) => node.askDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    const lost = new Date(bench.clock.now() + 15_000);
    await bench.db.update(rows).set({ askAt: lost }).where(eq(rows.userId, who.userId));
    await bench.clock.jump(15_000);
    answering('clear');
    expect(await checks.askDue()).toBe(1);
    expect(await stateOf(who)).toBe('open');
  });

  test('[OP-87] a platform without a register asks nobody, and old answers do not count', async () => {
    const who = await player();
    answering('excluded');
    await ask(who);
    const without = { ...deps, register: undefined };
    await storeRegisterUse(bench.db, without);
    expect(await stateOf(who)).toBe('open');
    asked.length = 0;
    const silent = createRegisterChecks(without);
    silent.ask(randomUUID(), 'signIn');
    silent.renew(who.userId);
    expect(await silent.askDue()).toBe(0);
    await silent.idle();
    expect(asked).toEqual([]);
  });
});
