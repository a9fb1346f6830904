import { randomUUID } from 'node:crypto';

import { minorToMoney, moneyToMinor, signInLevels, type CashCap, type StaffRight } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { agencyAudit, agencyNodes, agencyStaff, agencyTransfers, users } from '../../database/schema/index.ts';
import { HttpProblem } from '../../kernel/http-problem.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sized } from '../../testing/large-runs.ts';
import type { ActAnswer, AgencyActor } from '../agency.ts';
import { checkAudit } from '../seals/check-audit.ts';
import { sealAudit } from '../seals/seal-audit.ts';
import { rootId } from '../tree.ts';

const rsd = 941;
const bodyOf = (answer: ActAnswer) => {
  if (answer.kind !== 'answer') throw new Error('The id of the request was used.');
  return JSON.parse(answer.body) as { error?: string; userId?: string; cashCap?: CashCap };
};
/** Returns `ok`, the refusal, or the code of the problem with the missing right. */
const outcomeOf = async (act: Promise<ActAnswer | { error?: string | null }>): Promise<string> => {
  try {
    const answer = await act;
    return ('kind' in answer ? bodyOf(answer) : answer).error ?? 'ok';
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    const { code = '', right } = error.problem;
    return right === undefined ? code : `${code} ${right}`;
  }
};

describe.each(sqlDatabases)('[OP-74] staff of agents on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let agent: AgencyActor;
  let child: AgencyActor;
  const ended: string[] = [];
  beforeAll(async () => {
    database = await open();
    const signIns = { of: async () => [], endAll: async (userId: string) => ended.push(userId) };
    bench = await createAgencyBench(database, { signIns, signInNow: () => bench.clock.now() });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    agent = await bench.add(rootId, { credit: 10_000_000n });
    child = await bench.add(agent.userId, { agent: false, credit: 10_000_000n });
  });

  const newStaff = (more: object = {}) => ({
    act: 'create' as const,
    requestId: randomUUID(),
    username: `s${randomUUID().slice(0, 20)}`,
    password: 'first password',
    firstName: 'Ana',
    rights: ['money'] as StaffRight[],
    caps: [{ currencyId: rsd, cap: '100.00' }],
    ...more,
  });
  /** Creates a staff account, and returns it as it acts with the rights of a call. */
  async function hire(employer: AgencyActor, more: object = {}, needed?: StaffRight[]): Promise<AgencyActor> {
    const { userId = '' } = bodyOf(await bench.agency.createStaff(employer, newStaff(more)));
    const [row] = await bench.db.select().from(agencyStaff).where(eq(agencyStaff.userId, userId));
    const rights = row?.rights ?? [];
    const staff = { employerId: employer.userId, rights, needed: needed ?? rights };
    return { userId, nodeId: employer.nodeId, staff };
  }
  const staffOf = async (employer: AgencyActor) => (await bench.agency.staff(employer)).result;
  const change = async (employer: AgencyActor, userId: string, more: object) => {
    const [old] = (await staffOf(employer)).filter(({ id }) => id === userId);
    if (old === undefined) throw new Error('There is no such account.');
    const { firstName, rights, active, version } = old;
    const caps = old.caps.map(({ currencyId, cap }) => ({ currencyId, cap }));
    return bench.agency.changeStaff(employer, {
      act: 'change',
      userId,
      version,
      firstName,
      rights,
      caps,
      active,
      ...more,
    });
  };
  const transfer = (actor: AgencyActor, amount: bigint, more: { direction?: 'up'; requestId?: string } = {}) =>
    bench.agency.transfer(actor, {
      requestId: randomUUID(),
      userId: child.userId,
      currencyId: rsd,
      amount: minorToMoney(amount),
      note: '',
      direction: 'down',
      ...more,
    });

  test('20 parallel transfers in both directions book exactly what fits into the cap of the day', async () => {
    const ana = await hire(agent);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => transfer(ana, 900n, i % 2 === 0 ? {} : { direction: 'up' })),
    );
    const bodies = answers.map((answer) => bodyOf(answer));
    expect(bodies.filter(({ error }) => error === undefined)).toHaveLength(11);
    const refusals = bodies.filter(({ error }) => error === 'cashCap');
    expect(refusals).toHaveLength(9);
    for (const { cashCap } of refusals)
      expect(cashCap).toEqual({ cap: '100.00', used: '99.00', left: '1.00', until: '2026-11-21T23:00:00.000Z' });
    const booked = await bench.db.select().from(agencyTransfers).where(eq(agencyTransfers.userId, child.userId));
    expect(booked.reduce((sum, { amount }) => sum + amount, 0n)).toBe(9900n);
    expect((await staffOf(agent))[0]?.caps).toEqual([{ currencyId: rsd, cap: '100.00', used: '99.00', left: '1.00' }]);
    expect(await outcomeOf(transfer(agent, 50_000n))).toBe('ok');
    expect(await bench.ledger.check()).toMatchObject({ ok: true });
  });

  test('random moves, refusals, repetitions and days agree with a sum in memory', async () => {
    const move = fc.record({
      amount: fc.bigInt({ min: 1n, max: 6000n }),
      direction: fc.constantFrom(undefined, 'up' as const),
      kind: fc.constantFrom('move', 'move', 'move', 'repeat', 'tooMuch', 'nextDay', 'cap'),
    });
    const ana = await hire(agent);
    const property = fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 12 }), async (moves) => {
      await bench.clock.jump(86_400_000);
      await change(agent, ana.userId, { caps: [{ currencyId: rsd, cap: '100.00' }] });
      let [used, cap] = [0n, 10_000n];
      for (const { amount, direction, kind } of moves) {
        const requestId = randomUUID();
        const more = { requestId, ...(direction && { direction }) };
        if (kind === 'nextDay') {
          await bench.clock.jump(86_400_000);
          used = 0n;
        } else if (kind === 'cap') {
          cap = amount;
          await change(agent, ana.userId, { caps: [{ currencyId: rsd, cap: minorToMoney(cap) }] });
        } else if (kind === 'tooMuch') {
          // Refused by the funds or by the cap, and never counted.
          const wanted = used + 90_000_000n > cap ? 'cashCap' : 'insufficientFunds';
          expect(await outcomeOf(transfer(ana, 90_000_000n, more))).toBe(wanted);
        } else {
          const fits = used + amount <= cap;
          expect(await outcomeOf(transfer(ana, amount, more))).toBe(fits ? 'ok' : 'cashCap');
          if (kind === 'repeat') expect(await outcomeOf(transfer(ana, amount, more))).toBe(fits ? 'ok' : 'cashCap');
          if (fits) used += amount;
        }
        const [own] = (await staffOf(agent)).filter(({ id }) => id === ana.userId);
        expect(moneyToMinor(own?.caps[0]?.used ?? '0')).toBe(used);
      }
    });
    await fc.assert(property, { numRuns: sized(3, 50) });
  });

  test('funds that are missing count nothing, and a currency without a cap moves nothing', async () => {
    const poor = await bench.add(rootId, { credit: 500n });
    child = await bench.add(poor.userId, { agent: false });
    const ana = await hire(poor);
    expect(await outcomeOf(transfer(ana, 600n))).toBe('insufficientFunds');
    expect((await staffOf(poor))[0]?.caps[0]?.used).toBe('0.00');
    const bare = await hire(poor, { caps: [] });
    expect(await outcomeOf(transfer(bare, 1n))).toBe('cashCap');
  });

  test('an opening credit counts, and without the right to money nobody is created with one', async () => {
    const create = (actor: AgencyActor, amount: string) =>
      bench.agency.create(actor, {
        requestId: randomUUID(),
        kind: 'player',
        username: `n${randomUUID().slice(0, 20)}`,
        password: 'first password',
        opening: { currencyId: rsd, amount },
      });
    const ana = await hire(agent, { rights: ['users', 'money'] });
    expect(await outcomeOf(create(ana, '60.00'))).toBe('ok');
    const refused = bodyOf(await create(ana, '60.00'));
    expect(refused).toMatchObject({ error: 'cashCap', cashCap: { used: '60.00', left: '40.00' } });
    const others = await hire(agent, { rights: ['users'] }, ['users', 'money']);
    expect(await outcomeOf(create(others, '1.00'))).toBe('notAllowed money');
  });

  test('a right that was taken away, a switched-off account and a blocked employer stop an act that has begun', async () => {
    const ana = await hire(agent);
    await change(agent, ana.userId, { rights: ['block'] });
    expect(await outcomeOf(transfer(ana, 1n))).toBe('notAllowed money');
    await change(agent, ana.userId, { rights: ['money'] });
    expect(await outcomeOf(transfer(ana, 1n))).toBe('ok');
    await bench.agency.block(bench.root, { userId: agent.userId, scope: 'self' });
    expect(await outcomeOf(transfer(ana, 1n))).toBe('agentBlocked');
    await bench.agency.unblock(bench.root, agent.userId);
    expect(await outcomeOf(transfer(ana, 1n))).toBe('ok');
    ended.length = 0;
    await change(agent, ana.userId, { active: false });
    expect(ended).toEqual([ana.userId]);
    expect(await outcomeOf(transfer(ana, 1n))).toBe('agentBlocked');
    const [row] = await bench.db.select().from(users).where(eq(users.id, ana.userId));
    expect(await bench.users.withPassword(row?.username ?? '', 'first password')).toBeUndefined();
    await change(agent, ana.userId, { active: true });
    expect(await bench.users.withPassword(row?.username ?? '', 'first password')).toMatchObject({ id: ana.userId });
  });

  test('every act re-reads the right in its transaction', async () => {
    const rights: StaffRight[] = ['money', 'block', 'users', 'pii', 'plans'];
    const ana = await hire(agent, { rights });
    const acts: readonly [StaffRight, () => Promise<ActAnswer | { error?: string | null }>][] = [
      ['money', () => transfer(ana, 1n)],
      [
        'users',
        () =>
          bench.agency.saveLimits(ana, {
            userId: child.userId,
            version: '',
            currencyId: rsd,
            limits: {},
            switches: {},
          }),
      ],
      [
        'users',
        () =>
          bench.agency.saveUser(ana, {
            userId: child.userId,
            version: '',
            firstName: '',
            lastName: '',
            phone: '',
            email: '',
          }),
      ],
      [
        'users',
        () =>
          bench.agency.resetPassword(ana, { requestId: randomUUID(), userId: child.userId, password: 'long enough' }),
      ],
      ['block', () => bench.agency.block(ana, { userId: child.userId, scope: 'self' })],
      ['block', () => bench.agency.unblock(ana, child.userId)],
      [
        'plans',
        () =>
          bench.agency.createPromoCode(ana, {
            requestId: randomUUID(),
            code: `C${randomUUID().slice(0, 8)}`,
            note: '',
          }),
      ],
    ];
    for (const [right, act] of acts) {
      await change(agent, ana.userId, { rights: rights.filter((one) => one !== right) });
      expect(await outcomeOf(act()), right).toBe(`notAllowed ${right}`);
      await change(agent, ana.userId, { rights });
    }
  });

  test('staff of others is unknown, with the answer for nobody', async () => {
    const ana = await hire(agent);
    const strangers = [await bench.add(rootId), bench.root, child];
    const problems = new Set<string>();
    for (const other of strangers)
      for (const userId of [ana.userId, randomUUID()]) {
        const whole = {
          act: 'change' as const,
          userId,
          version: 1,
          firstName: '',
          rights: [],
          caps: [],
          active: false,
        };
        const password = { act: 'password' as const, requestId: randomUUID(), userId, password: 'long enough' };
        problems.add(await outcomeOf(bench.agency.changeStaff(other, whole)));
        problems.add(await outcomeOf(bench.agency.resetStaffPassword(other, password)));
      }
    expect([...problems]).toEqual(['userUnknown']);
    expect(await staffOf(strangers[0]!)).toEqual([]);
    expect((await staffOf(agent))[0]).toMatchObject({ active: true, version: 1 });
  });

  test('staff manages no staff, whatever its rights, and not itself', async () => {
    const all: StaffRight[] = ['money', 'block', 'users', 'tickets', 'void', 'pii', 'export', 'plans'];
    const ana = await hire(agent, { rights: all });
    const own = {
      act: 'change' as const,
      userId: ana.userId,
      version: 1,
      firstName: '',
      rights: all,
      caps: [],
      active: true,
    };
    expect(await outcomeOf(bench.agency.createStaff(ana, newStaff()))).toBe('notAllowed staff');
    expect(await outcomeOf(bench.agency.changeStaff(ana, own))).toBe('notAllowed staff');
    const password = { act: 'password' as const, requestId: randomUUID(), userId: ana.userId, password: 'long enough' };
    expect(await outcomeOf(bench.agency.resetStaffPassword(ana, password))).toBe('notAllowed staff');
    await expect(bench.agency.staff(ana)).rejects.toMatchObject({ problem: { code: 'notAllowed', right: 'staff' } });
  });

  test('an account has no wallet, is in no list, and keeps that whatever its roles become', async () => {
    const ana = await hire(agent);
    const open = bench.ledger.openWallet(bench.db, { userId: ana.userId, currencyId: rsd, currency: 'RSD' });
    await expect(open).rejects.toMatchObject({ cause: { message: expect.stringContaining('no wallet') as string } });
    const [user] = await bench.db.select().from(users).where(eq(users.id, ana.userId));
    const username = user?.username ?? '';
    for (const roles of [['AGENT'], [], ['AGENT', 'AL2']]) {
      await bench.users.setRoles(username, roles);
      const found = await bench.agency.search(bench.root, username);
      expect(found).toEqual([]);
      const [node] = await bench.db.select().from(agencyNodes).where(eq(agencyNodes.userId, ana.userId));
      expect(node?.parentId).toBeNull();
    }
    const player = await bench.add(rootId, { agent: false });
    expect(await bench.agency.connectTarget(player.userId, { userId: username })).toMatchObject({
      error: 'agentUnknown',
    });
  });

  test('the audit names the employer and the staff account, its seals hold, and it cannot be emptied', async () => {
    const ana = await hire(agent);
    await bench.clock.jump(1000);
    await transfer(ana, 100n);
    const { result } = await bench.agency.auditRows(agent, { pageSize: 25 });
    expect(result.map(({ act, actor, staff }) => [act, actor.kind === 'user' && actor.userId, staff?.userId])).toEqual([
      ['transfer', agent.userId, ana.userId],
      ['staff', agent.userId, undefined],
    ]);
    expect(result[1]?.after).toMatchObject({
      firstName: 'Ana',
      rights: ['money'],
      caps: { 941: '100.00' },
      active: true,
    });
    const seenByChild = await bench.agency.auditRows(child, { pageSize: 25 });
    expect(seenByChild.result[0]).toMatchObject({ act: 'transfer', actor: { kind: 'above' }, staff: null });
    await sealAudit({ db: bench.db, clock: bench.clock });
    expect(await checkAudit(bench.db)).toMatchObject({ broken: null, open: 0 });
    for (const table of ['agency_audit', 'audit_seals', 'audit_seal_rows'])
      await expect(bench.db.execute(sql.raw(`TRUNCATE ${table} CASCADE`))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('append-only') as string },
      });
    expect(await bench.db.$count(agencyAudit)).toBeGreaterThan(0);
  });

  test('names are checked, a repetition creates nobody, and of two changes from one version one is saved', async () => {
    const staff = newStaff();
    const first = await bench.agency.createStaff(agent, staff);
    expect(await bench.agency.createStaff(agent, staff)).toEqual(first);
    expect(await outcomeOf(bench.agency.createStaff(agent, { ...newStaff(), username: staff.username }))).toBe(
      'nameTaken',
    );
    expect(await outcomeOf(bench.agency.createStaff(agent, newStaff({ username: '1' })))).toBe('invalidName');
    const { userId = '' } = bodyOf(first);
    const update = { act: 'change' as const, userId, version: 1, rights: [], caps: [], active: true };
    const saved = await Promise.all(
      ['Ana', 'Iva'].map((firstName) => bench.agency.changeStaff(agent, { ...update, firstName })),
    );
    expect(saved.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['ok', 'staffChanged']);
    const names = new Set(saved.map(({ staff: now }) => now?.firstName));
    expect(names.size).toBe(1);
  });

  test('a new password replaces the old one and ends the sign-ins', async () => {
    const ana = await hire(agent);
    ended.length = 0;
    const reset = {
      act: 'password' as const,
      requestId: randomUUID(),
      userId: ana.userId,
      password: 'second password',
    };
    expect(await outcomeOf(bench.agency.resetStaffPassword(agent, reset))).toBe('ok');
    expect(ended).toEqual([ana.userId]);
    const [row] = await bench.db.select().from(users).where(eq(users.id, ana.userId));
    expect(await bench.users.withPassword(row?.username ?? '', 'first password')).toBeUndefined();
    expect(await bench.users.withPassword(row?.username ?? '', 'second password')).toMatchObject({ id: ana.userId });
  });

  test('[SEC-23] every act on staff needs a step-up, and a refused one writes nothing', async () => {
    const ana = await hire(agent);
    await writeSetting(bench.db, 'agency', 'stepUp', { marks: [], maxAge: 300, dayFactor: 5 });
    const needed = 'insufficientSignIn';
    const whole = {
      act: 'change' as const,
      userId: ana.userId,
      version: 1,
      firstName: '',
      rights: [],
      caps: [],
      active: true,
    };
    const password = { act: 'password' as const, requestId: randomUUID(), userId: ana.userId, password: 'long enough' };
    expect(await outcomeOf(bench.agency.createStaff(agent, newStaff()))).toBe(needed);
    expect(await outcomeOf(bench.agency.changeStaff(agent, whole))).toBe(needed);
    expect(await outcomeOf(bench.agency.resetStaffPassword(agent, password))).toBe(needed);
    const fresh = { ...agent, signIn: { at: bench.clock.now(), level: signInLevels.password } };
    expect(await outcomeOf(bench.agency.changeStaff(fresh, whole))).toBe('ok');
    await writeSetting(bench.db, 'agency', 'stepUp', null);
    expect(await staffOf(agent)).toHaveLength(1);
  });

  test('whole phone numbers and e-mail addresses are only for staff with the right', async () => {
    const created = await bench.agency.create(agent, {
      requestId: randomUUID(),
      kind: 'player',
      username: `n${randomUUID().slice(0, 20)}`,
      password: 'long enough',
    });
    const { userId = '' } = bodyOf(created);
    const { version } = await bench.agency.userSettings(agent, userId);
    const contact = { firstName: 'Marko', lastName: '', phone: '+381 60 1234567', email: 'marko@example.test' };
    await bench.agency.saveUser(agent, { userId, version, ...contact });
    const blind = await hire(agent, { rights: ['users'] });
    expect(await bench.agency.userSettings(blind, userId)).toMatchObject({
      phone: '•••567',
      email: 'm•••@example.test',
      isMasked: true,
      version: '',
    });
    const seeing = await hire(agent, { rights: ['pii'] });
    expect(await bench.agency.userSettings(seeing, userId)).toMatchObject({ phone: contact.phone, isMasked: false });
  });
});
