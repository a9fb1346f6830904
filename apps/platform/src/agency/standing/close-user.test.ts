import { randomUUID } from 'node:crypto';

import { signInLevels } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import {
  agencyAudit,
  agencyNodes,
  commissionPayments,
  commissionStatements,
  users,
  vouchers,
} from '../../database/schema/index.ts';
import { HttpProblem } from '../../kernel/http-problem.ts';
import { writeSetting } from '../../settings/create-settings-store.ts';
import { createCommissionBench, shareLine, type CommissionBench } from '../../testing/commission-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sized } from '../../testing/large-runs.ts';
import { writeSold } from '../../testing/sold-tickets.ts';
import { hashPassword } from '../../users/password.ts';
import type { ActAnswer, AgencyActor } from '../agency.ts';
import { rootId } from '../tree.ts';

const bodyOf = (answer: ActAnswer) =>
  (answer.kind === 'answer' ? JSON.parse(answer.body) : { error: 'requestIdUsed' }) as {
    ErrorText?: string;
    error?: string;
  };

describe.each(sqlDatabases)('closed accounts on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: CommissionBench;
  const ended: string[] = [];
  let agent: AgencyActor;
  beforeAll(async () => {
    database = await open();
    const signIns = {
      of: () => Promise.resolve([]),
      endAll: (id: string) => Promise.resolve(ended.push(id)),
    };
    bench = await createCommissionBench(database, { signIns });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ended.length = 0;
    agent = await bench.add(rootId, { credit: 1_000_000n });
  });

  /** Adds a child whose account the agency has created. */
  async function child(parent: AgencyActor, more: Parameters<CommissionBench['add']>[1] = {}): Promise<AgencyActor> {
    const user = await bench.add(parent.nodeId, more);
    await bench.db.update(agencyNodes).set({ createdBy: parent.userId }).where(eq(agencyNodes.userId, user.userId));
    return user;
  }
  const standing = (actor: AgencyActor, { userId }: AgencyActor) => bench.agency.standing(actor, userId);
  const close = async (actor: AgencyActor, user: AgencyActor, version?: string) =>
    bench.agency.closeUser(actor, {
      userId: user.userId,
      version: version ?? (await standing(actor, user)).version,
    });
  const give = async (parent: AgencyActor, { userId }: AgencyActor, amount = '1.00', basis?: 'credit') =>
    bodyOf(
      await bench.agency.transfer(parent, {
        requestId: randomUUID(),
        userId,
        currencyId: 941,
        amount,
        note: '',
        direction: 'down',
        ...(basis && { basis }),
      }),
    );
  const take = async (parent: AgencyActor, { userId }: AgencyActor, amount: string) =>
    bodyOf(
      await bench.agency.transfer(parent, {
        requestId: randomUUID(),
        userId,
        currencyId: 941,
        amount,
        note: '',
        direction: 'up',
      }),
    );

  test('[OP-74] a closed account signs in nowhere, gets no money, stays in lists and the audit, and is never opened again', async () => {
    const name = `gone-${randomUUID().slice(0, 8)}`;
    const user = await child(agent, { name });
    await bench.db
      .update(users)
      .set({ passwordHash: await hashPassword('kvota-kvota') })
      .where(eq(users.id, user.userId));
    expect(await bench.users.withPassword(name, 'kvota-kvota')).toMatchObject({ id: user.userId });
    expect(await standing(agent, user)).toMatchObject({ mayClose: true, closing: [], closedAt: null });

    const closed = await close(agent, user);
    expect(closed).toMatchObject({ ErrorText: 'ok', standing: { mayClose: false, mayMove: false } });
    expect(ended).toEqual([user.userId]);
    expect(await bench.users.withPassword(name, 'kvota-kvota')).toBeUndefined();
    expect(await bench.users.byId(user.userId)).toBeUndefined();
    expect(await give(agent, user)).toMatchObject({ error: 'userBlocked' });

    const node = await bench.agency.node(agent, user.userId);
    expect(node.closedAt).toBe(closed.standing?.closedAt);
    const list = { page: 1, pageSize: 25, order: 'name' } as const;
    for (const [state, count] of [['closed', 1] as const, ['active', 0] as const, ['blocked', 0] as const])
      expect((await bench.agency.users(agent, { ...list, state })).rowCount, state).toBe(count);
    expect((await bench.agency.users(agent, list)).rowCount).toBe(1);
    const rows = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, user.userId));
    expect(rows).toMatchObject([{ act: 'close', actor: agent.userId, after: { name, kind: 'agent' } }]);

    // Its own acts and new users below it are refused, and nothing opens it again.
    await expect(
      bench.agency.create(user, {
        requestId: randomUUID(),
        kind: 'player',
        username: 'later',
        password: 'long enough',
      }),
    ).rejects.toThrow();
    expect(await close(agent, user)).toMatchObject({ error: 'accountClosed', standing: { closedAt: node.closedAt } });
    await expect(bench.db.update(users).set({ closedAt: null }).where(eq(users.id, user.userId))).rejects.toThrow();
  });

  test('[OP-74] whatever is left keeps the account open, and each of it is named with its amount or number', async () => {
    const { db } = bench;
    const user = await child(agent, { credit: 12_345n });
    const left = async () => (await standing(agent, user)).closing;
    const refuse = async (what: string, more: object = {}) => {
      expect(await left()).toEqual([{ what, ...more }]);
      expect(await close(agent, user)).toMatchObject({ error: 'accountInUse', standing: { closing: [{ what }] } });
    };
    await refuse('credit', { amounts: [{ currency: 'RSD', currencyId: 941, amount: '123.45' }] });
    await take(agent, user, '123.45');

    const at = new Date(bench.clock.now());
    const id = randomUUID();
    await writeSold(db, [{ id, userId: user.userId, at }]);
    await refuse('tickets', { count: 1 });
    await db.execute(`UPDATE tickets SET settlement = 'lost' WHERE id = '${id}'`);

    const walletId = await bench.ledger.openWallet(db, { userId: user.userId, currencyId: 941, currency: 'RSD' });
    const voucher = { id, codeHash: id, last4: '1234', maker: user.userId, walletId, currencyId: 941, currency: 'RSD' };
    const drawn = { amount: 500n, draw0: 500n, draw1: 0n, state: 'open', madeAt: at, expiresAt: at } as const;
    await db.insert(vouchers).values({ ...voucher, ...drawn });
    await refuse('vouchers', { count: 1 });
    await db.update(vouchers).set({ state: 'back' }).where(eq(vouchers.id, id));

    const line = { requestId: randomUUID(), userId: user.userId, currencyId: 941, limit: '50' };
    await bench.agency.saveLine(agent, line);
    expect(await give(agent, user, '50', 'credit')).toMatchObject({ ErrorText: 'ok' });
    await take(agent, user, '50');
    await refuse('debt', { amounts: [{ currency: 'RSD', currencyId: 941, amount: '50.00' }] });
    const repay = { requestId: randomUUID(), userId: user.userId, currencyId: 941, amount: '50.00', note: '' };
    expect(bodyOf(await bench.agency.repay(agent, repay))).toMatchObject({ ErrorText: 'ok' });

    const below = await child(user, { agent: false });
    await refuse('users', { count: 1 });
    expect(await close(user, below)).toMatchObject({ ErrorText: 'ok' });
    expect(await left()).toEqual([]);

    const other = await child(agent);
    const asked = { userId: user.userId, parentId: other.userId, version: (await standing(agent, user)).version };
    expect(await bench.agency.moveUser(agent, asked)).toMatchObject({ ErrorText: 'ok' });
    await refuse('move');
    const moveId = (await standing(agent, user)).move?.id ?? '';
    await bench.agency.cancelMove(agent, { userId: user.userId, moveId });
    expect(await close(agent, user)).toMatchObject({ ErrorText: 'ok' });
  });

  test('[OP-74] a plan with figures of an open period, and a statement that is not paid, keep the account open', async () => {
    const { db, top, low, players } = bench;
    await bench.forget();
    await db.update(agencyNodes).set({ createdBy: top.userId }).where(eq(agencyNodes.userId, low.userId));
    await bench.give(top, low, [shareLine()]);
    await bench.goTo('2026-11-23T12:00:00Z');
    const kinds = async () => (await standing(top, low)).closing.map(({ what }) => what);
    expect(await kinds()).not.toContain('commission');
    await bench.book([{ at: bench.clock.now(), user: players.low, seller: low, stake: 10_000n, paid: 0n }]);
    expect(await kinds()).toContain('commission');
    expect((await standing(top, low)).moving).toEqual([{ what: 'commission' }]);
    await bench.goTo('2026-11-30T12:00:00Z');
    await bench.close();
    expect((await standing(top, low)).moving).toEqual([{ what: 'statements', count: 1 }]);
    const [statement] = await db.select().from(commissionStatements);
    if (!statement) throw new Error('No statement was drawn up.');
    const { periodId, childId, currency, total } = statement;
    const payment = { id: randomUUID(), periodId, childId, currency, amount: total };
    await db.insert(commissionPayments).values({ ...payment, actor: top.userId, at: new Date(bench.clock.now()) });
    expect((await standing(top, low)).moving).toEqual([]);
  });

  test('[OP-74] [SEC-23] only the parent of an account of the agency closes it, by a fresh sign-in and the version that was read', async () => {
    const user = await child(agent);
    const deep = await child(user);
    const own = await bench.add(agent.nodeId, { agent: false });
    expect(await close(agent, agent)).toMatchObject({ error: 'ownAccount' });
    expect(await close(agent, deep)).toMatchObject({ error: 'notDirectChild' });
    expect(await close(agent, own)).toMatchObject({ error: 'accountOfUser' });
    expect(await standing(agent, own)).toMatchObject({ mayClose: false, mayMove: true, closing: [] });
    expect(await close(agent, user, 'older')).toMatchObject({ error: 'standingChanged', standing: { mayClose: true } });
    const problemOf = async (act: Promise<unknown>) =>
      act.then(
        () => 'ok',
        (error: unknown) => (error instanceof HttpProblem ? error.problem.code : String(error)),
      );
    const stranger = await bench.add(rootId);
    expect(await problemOf(close(stranger, user, 'any'))).toBe('userUnknown');
    expect(await problemOf(standing(user, agent))).toBe('userUnknown');
    const staff = { employerId: agent.userId, rights: ['users' as const], needed: [] };
    expect(await problemOf(close({ ...agent, staff }, user, 'any'))).toBe('notAllowed');
    const stepUp = { marks: [{ currency: 'RSD', limit: '1000.00' }], maxAge: 300, dayFactor: 5 };
    await writeSetting(bench.db, 'agency', 'stepUp', stepUp);
    expect(await problemOf(close(agent, deep))).toBe('ok');
    expect(await problemOf(close(user, deep))).toBe('insufficientSignIn');
    expect(await problemOf(close({ ...user, signIn: { at: Date.now(), level: signInLevels.password } }, deep))).toBe(
      'ok',
    );
    await writeSetting(bench.db, 'agency', 'stepUp', null);
    // The operator closes accounts that users made, at any depth.
    expect(await close(bench.root, own)).toMatchObject({ ErrorText: 'ok' });
    expect((await standing(bench.root, deep)).closedAt).not.toBeNull();
  });

  test('[OP-74] closing and crediting at once, closing and creating below at once: never both', async () => {
    for (let run = 0; run < sized(8, 60); run += 1) {
      const user = await child(agent);
      const { version } = await standing(agent, user);
      const create = bench.agency
        .create(user, {
          requestId: randomUUID(),
          kind: 'player',
          username: `r${randomUUID().slice(0, 12)}`,
          password: 'long enough',
        })
        .then(
          (answer) => bodyOf(answer).ErrorText === 'ok',
          () => false,
        );
      const acts = [
        close(agent, user, version).then(({ ErrorText }) => ErrorText === 'ok'),
        run % 2 === 0 ? give(agent, user).then(({ ErrorText }) => ErrorText === 'ok') : create,
      ];
      const [isClosed, isDone] = await Promise.all(run % 4 < 2 ? acts : acts.toReversed().map((act) => act)).then(
        (all) => (run % 4 < 2 ? all : all.toReversed()),
      );
      expect([isClosed, isDone].filter(Boolean)).toHaveLength(1);
      const { closedAt, closing } = await standing(agent, user);
      expect(closedAt !== null).toBe(isClosed);
      if (!isClosed) expect(closing).toHaveLength(1);
    }
    expect((await bench.ledger.check()).violations).toEqual([]);
  });
});
