import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { agencyAudit, agencyNodes, users } from '../../database/schema/index.ts';
import { createFairQueue, type FairQueue } from '../../kernel/fair-queue.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { verifyPassword } from '../../users/password.ts';
import type { ActAnswer, AgencyActor } from '../agency.ts';

const empty = { firstName: '', lastName: '', phone: '', email: '' };
const contact = { firstName: 'Marko', lastName: 'Lazić', phone: '+381 60 1234567', email: 'marko@example.test' };
const outcomeOf = (answer: ActAnswer): string => {
  if (answer.kind === 'idUsed') return 'idUsed';
  return (JSON.parse(answer.body) as { error?: string }).error ?? 'ok';
};

describe.each(sqlDatabases)('settings of users on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let agent: AgencyActor;
  let player: string;
  const ended: string[] = [];
  const nothing = (): Promise<unknown> => Promise.resolve();
  let beforeHash = nothing;
  beforeAll(async () => {
    database = await open();
    const signIns = {
      of: async () => [{ session: 's', userAgent: '', startedAt: 1, lastUsedAt: Date.UTC(2026, 10, 20) }],
      endAll: async (userId: string) => ended.push(userId),
    };
    const queue = createFairQueue({ concurrency: 2, waiting: { perOwner: 100, all: 100 } });
    const passwordTurns: FairQueue = {
      run: async (owner, work) => {
        await beforeHash();
        return queue.run(owner, work);
      },
    };
    bench = await createAgencyBench(database, { signIns, passwordTurns });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    agent = await bench.add('root');
    player = await created(agent, 'player');
    ended.length = 0;
  });

  async function created(by: AgencyActor, kind: 'player' | 'agent'): Promise<string> {
    const username = `n${randomUUID().slice(0, 20)}`;
    const user = { requestId: randomUUID(), kind, username, password: 'first password' };
    const answer = await bench.agency.create(by, user);
    if (answer.kind !== 'answer') throw new Error('The id of the request was used.');
    return (JSON.parse(answer.body) as { userId: string }).userId;
  }
  const hashOf = async (userId: string) =>
    (await bench.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)))[0]?.hash;
  const reset = (actor: AgencyActor, userId: string, requestId: string = randomUUID(), password = 'second password') =>
    bench.agency.resetPassword(actor, { requestId, userId, password });

  test('[OP-74] a parent changes the contact of a child; those above see its ends only, and change nothing', async () => {
    const { version, ...before } = await bench.agency.userSettings(agent, player);
    expect(before).toMatchObject({ ...empty, mayChange: true, isMasked: false, isOwnAccount: false, signIns: 1 });
    expect(before.lastUsedAt).toBe('2026-11-20T00:00:00.000Z');
    const saved = await bench.agency.saveUser(agent, { userId: player, version, ...contact });
    expect(saved).toMatchObject({ ErrorText: 'ok', settings: contact });
    expect(await bench.agency.userSettings(bench.root, player)).toMatchObject({
      firstName: 'Marko',
      phone: '•••567',
      email: 'm•••@example.test',
      isMasked: true,
      mayChange: false,
      // With the version of the parent, guesses could be confirmed.
      version: '',
    });
    const above = { userId: player, version: saved.settings?.version ?? '', ...empty };
    expect(await bench.agency.saveUser(bench.root, above)).toMatchObject({ error: 'notDirectChild' });
    const audited = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, player));
    expect(audited.filter(({ act }) => act === 'contact').map(({ after }) => after)).toEqual([
      { changed: ['firstName', 'lastName', 'phone', 'email'] },
    ]);
  });

  test('of changes that are made at once from the same version, one is saved and the others get its values', async () => {
    const { version } = await bench.agency.userSettings(agent, player);
    const change = (i: number) =>
      bench.agency.saveUser(agent, { userId: player, version, ...contact, firstName: `M${i}` });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => change(i)));
    const saved = answers.filter(({ ErrorText }) => ErrorText === 'ok');
    expect(saved).toHaveLength(1);
    const name = saved[0]?.settings?.firstName;
    for (const answer of answers.filter(({ ErrorText }) => ErrorText !== 'ok'))
      expect(answer).toMatchObject({ error: 'settingsChanged', settings: { firstName: name } });
  });

  test('every field that is wrong is named, and nothing is stored', async () => {
    const { version } = await bench.agency.userSettings(agent, player);
    const wrong = { ...contact, phone: 'none', email: 'a@b' };
    expect(await bench.agency.saveUser(agent, { userId: player, version, ...wrong })).toMatchObject({
      error: 'invalidContact',
      faults: [
        { field: 'email', fault: 'invalidEmail' },
        { field: 'phone', fault: 'invalidPhone' },
      ],
    });
    expect(await bench.agency.userSettings(agent, player)).toMatchObject(empty);
  });

  test('an e-mail address can be removed', async () => {
    const { version } = await bench.agency.userSettings(agent, player);
    const { settings } = await bench.agency.saveUser(agent, { userId: player, version, ...contact });
    const without = { userId: player, version: settings?.version ?? '', ...contact, email: '' };
    expect(await bench.agency.saveUser(agent, without)).toMatchObject({ ErrorText: 'ok', settings: { email: '' } });
  });

  test('a new password holds, ends the sign-ins, and a repetition changes nothing', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(agent, player, requestId)));
    expect(answers.map(outcomeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const hash = await hashOf(player);
    expect(await verifyPassword('second password', hash)).toBe(true);
    expect(new Set(ended)).toEqual(new Set([player]));
    expect(outcomeOf(await reset(agent, await created(agent, 'player'), requestId))).toBe('idUsed');
    const audited = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, player));
    expect(audited.filter(({ act }) => act === 'password')).toHaveLength(1);
    expect(JSON.stringify(audited)).not.toContain('second password');
  });

  test('an agent who is blocked while the password is hashed changes nothing', async () => {
    const before = await hashOf(player);
    beforeHash = () => bench.agency.block(bench.root, { userId: agent.userId, scope: 'self' });
    await expect(reset(agent, player)).rejects.toThrow();
    beforeHash = nothing;
    expect(await hashOf(player)).toBe(before);
    await bench.agency.unblock(bench.root, agent.userId);
  });

  test('nobody else gets a new password: not the agent itself, not below a child, not a user with the own account', async () => {
    const low = await created(agent, 'agent');
    const lowest = await created({ userId: low, nodeId: low }, 'player');
    const joined = await bench.add(agent.nodeId, { agent: false });
    const [createdBy] = await bench.db.select().from(agencyNodes).where(eq(agencyNodes.userId, joined.userId));
    expect(createdBy?.createdBy).toBeNull();
    for (const [userId, fault] of [
      [agent.userId, 'ownAccount'],
      [lowest, 'notDirectChild'],
      [joined.userId, 'accountOfUser'],
    ] as const) {
      const before = await hashOf(userId);
      expect(outcomeOf(await reset(agent, userId)), fault).toBe(fault);
      expect(await hashOf(userId)).toBe(before);
    }
    await expect(reset(agent, bench.root.userId)).rejects.toThrow();
    expect(await bench.agency.userSettings(agent, joined.userId)).toMatchObject({ isMasked: true, mayChange: false });
    expect(ended).toEqual([]);
  });

  test('contact and password of a closed account stay as they are', async () => {
    const closed = await created(agent, 'player');
    const { version, firstName, lastName, phone, email } = await bench.agency.userSettings(agent, closed);
    await bench.db
      .update(users)
      .set({ closedAt: new Date(bench.clock.now()) })
      .where(eq(users.id, closed));
    expect(await bench.agency.userSettings(agent, closed)).toMatchObject({ mayChange: false });
    const change = { userId: closed, version, firstName, lastName, phone, email };
    expect(await bench.agency.saveUser(agent, { ...change, firstName: 'Other' })).toMatchObject({
      error: 'accountClosed',
    });
    const before = await hashOf(closed);
    expect(outcomeOf(await reset(agent, closed))).toBe('accountClosed');
    expect(await hashOf(closed)).toBe(before);
    expect((await bench.agency.userSettings(agent, closed)).firstName).toBe(firstName);
  });
});
