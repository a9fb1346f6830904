import { randomUUID } from 'node:crypto';

import { agencyActs } from '@kvota/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import {
  agencyAudit,
  agencyBlocks,
  agencyLimits,
  agencyMoves,
  agencyNodes,
  tickets,
} from '../../database/schema/index.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import { HttpProblem } from '../../kernel/http-problem.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sized } from '../../testing/large-runs.ts';
import { closureFaults } from '../../testing/closure-faults.ts';
import { writeSold } from '../../testing/sold-tickets.ts';
import type { ActAnswer, AgencyActor } from '../agency.ts';
import { rootId } from '../tree.ts';

const day = 86_400_000;
const bodyOf = (answer: ActAnswer) =>
  (answer.kind === 'answer' ? JSON.parse(answer.body) : { error: 'requestIdUsed' }) as {
    ErrorText?: string;
    error?: string;
    userId?: string;
  };

describe.each(sqlDatabases)('moves of branches on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  let top: AgencyActor;
  let from: AgencyActor;
  let to: AgencyActor;
  let user: AgencyActor;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    top = await bench.add(rootId, { credit: 1_000_000n });
    [from, to] = [await bench.add(top.nodeId, { credit: 100_000n }), await bench.add(top.nodeId)];
    user = await bench.add(from.nodeId);
  });

  const standing = (actor: AgencyActor, { userId }: AgencyActor) => bench.agency.standing(actor, userId);
  const ask = async (actor: AgencyActor, one: AgencyActor, target: AgencyActor, version?: string) =>
    bench.agency.moveUser(actor, {
      userId: one.userId,
      parentId: target.nodeId,
      version: version ?? (await standing(actor, one)).version,
    });
  const fold = () => foldFigures({ db: bench.db, clock: bench.clock, onDayClosed: bench.agency.onDayClosed });
  /** Lets the day end, and closes it. */
  const nextDay = async (): Promise<void> => {
    await bench.clock.jump(day);
    await fold();
  };
  const parentOf = async ({ userId }: AgencyActor) =>
    (await bench.db.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)))[0]?.parentId;
  const endOf = async ({ userId }: AgencyActor) =>
    (
      await bench.db.select().from(agencyMoves).where(eq(agencyMoves.userId, userId)).orderBy(asc(agencyMoves.askedAt))
    ).map(({ state, reason }) => reason ?? state);
  const actsOn = async ({ userId }: AgencyActor) =>
    (await bench.agency.auditRows(top, { userId, pageSize: 25 })).result.map(({ act, before, after }) => ({
      act,
      before,
      after,
    }));
  const problemOf = async (act: Promise<unknown>) =>
    act.then(
      () => 'ok',
      (error: unknown) => (error instanceof HttpProblem ? error.problem.code : String(error)),
    );

  test('[OP-74] a move waits until the day is closed, is shown, and is carried out with everybody below', async () => {
    const below = await bench.add(user.nodeId, { agent: false });
    expect(await ask(top, user, to)).toMatchObject({
      ErrorText: 'ok',
      standing: { parent: { id: from.userId }, move: { to: { id: to.userId }, mayCancel: true } },
    });
    expect(await ask(top, user, to)).toMatchObject({ error: 'moveWaiting' });
    // The old parent sees that it waits, and not to whom.
    expect((await standing(from, user)).move).toMatchObject({ to: null, mayCancel: false });
    expect(bench.clock.now()).toBeLessThan(Date.parse((await standing(top, user)).move?.dueAt ?? ''));
    await fold();
    expect(await parentOf(user)).toBe(from.userId);
    await nextDay();
    expect(await parentOf(user)).toBe(to.userId);
    expect((await bench.agency.node(to, below.userId)).path.map(({ id }) => id)).toEqual([
      to.userId,
      user.userId,
      below.userId,
    ]);
    expect(await problemOf(bench.agency.node(from, below.userId))).toBe('userUnknown');
    expect(await standing(top, user)).toMatchObject({ parent: { id: to.userId }, move: null });
    const names = async (actor: AgencyActor) => (await bench.agency.node(top, actor.userId)).username;
    const [was, is] = [{ parent: await names(from) }, { parent: await names(to) }];
    expect(await actsOn(user)).toEqual([
      { act: 'move', before: was, after: is },
      { act: 'moveAsk', before: was, after: is },
    ]);
    // Somebody below learns no name from beside.
    expect((await bench.agency.auditRows(to, { userId: user.userId, pageSize: 25 })).result[0]).toMatchObject({
      act: 'move',
      actor: { kind: 'above' },
      before: {},
      after: is,
    });
    expect(await closureFaults(bench.db)).toEqual([]);
    expect(agencyActs).toEqual(expect.arrayContaining(['moveAsk', 'moveCancel', 'move', 'moveDrop']));
  });

  test('[OP-74] only an ancestor of both ends asks, and only for a place that fits', async () => {
    const below = await bench.add(user.nodeId);
    const player = await bench.add(to.nodeId, { agent: false });
    const stranger = await bench.add(rootId);
    expect(await problemOf(ask(from, user, to))).toBe('userUnknown');
    expect(await problemOf(ask(stranger, user, to, 'any'))).toBe('userUnknown');
    expect(await problemOf(ask(top, user, stranger))).toBe('userUnknown');
    expect(await ask(user, user, user)).toMatchObject({ error: 'ownAccount' });
    expect(await ask(top, user, below)).toMatchObject({ error: 'moveIntoBranch' });
    expect(await ask(top, user, user)).toMatchObject({ error: 'moveIntoBranch' });
    expect(await ask(top, user, from)).toMatchObject({ error: 'moveSameParent' });
    expect(await ask(top, user, player)).toMatchObject({ error: 'moveTarget' });
    expect(await ask(top, user, to, 'older')).toMatchObject({ error: 'standingChanged' });
    await bench.agency.block(top, { userId: to.userId, scope: 'self' });
    expect(await ask(top, user, to)).toMatchObject({ error: 'moveTarget' });
    await bench.agency.unblock(top, to.userId);
    const other = await bench.add(top.nodeId);
    await bench.agency.closeUser(bench.root, {
      userId: other.userId,
      version: (await standing(bench.root, other)).version,
    });
    expect(await ask(top, user, other)).toMatchObject({ error: 'moveTarget' });
    const closed = await ask(top, other, to);
    expect(closed).toMatchObject({ error: 'accountClosed' });
    // Six levels: the agent below would come to the sixth, which is for players.
    const third = await bench.add(to.nodeId);
    const fourth = await bench.add(third.nodeId);
    expect(await ask(top, user, fourth)).toMatchObject({ error: 'treeTooDeep' });
    expect(await ask(top, user, third)).toMatchObject({ ErrorText: 'ok' });
    // An agent takes a user from its own branch as a direct child, and the operator moves anybody.
    expect(await ask(top, below, top)).toMatchObject({ ErrorText: 'ok' });
    expect(await ask(bench.root, player, from)).toMatchObject({ ErrorText: 'ok' });
    expect(await problemOf(ask({ ...top, staff: { employerId: top.userId, rights: [], needed: [] } }, to, from))).toBe(
      'notAllowed',
    );
  });

  test('[OP-74] a debt to the old parent is named, and drops a move if it is made later', async () => {
    const line = { requestId: randomUUID(), userId: user.userId, currencyId: 941, limit: '500' };
    await bench.agency.saveLine(from, line);
    const lend = { requestId: randomUUID(), userId: user.userId, currencyId: 941, amount: '100.00', note: '' };
    const lent = () =>
      bench.agency.transfer(from, { ...lend, requestId: randomUUID(), direction: 'down', basis: 'credit' });
    const repaid = () => bench.agency.repay(from, { ...lend, requestId: randomUUID() });
    await lent();
    expect(await ask(top, user, to)).toMatchObject({
      error: 'moveEdgeOpen',
      standing: { moving: [{ what: 'debt', amounts: [{ currency: 'RSD', amount: '100.00' }] }] },
    });
    await repaid();
    expect(await ask(top, user, to)).toMatchObject({ ErrorText: 'ok' });
    await lent();
    await nextDay();
    expect(await parentOf(user)).toBe(from.userId);
    expect(await endOf(user)).toEqual(['moveEdgeOpen']);
    expect((await actsOn(user))[0]).toMatchObject({ act: 'moveDrop', after: { dropped: 'moveEdgeOpen' } });
    await repaid();
    await ask(top, user, to);
    await nextDay();
    expect(await parentOf(user)).toBe(to.userId);
    expect(await endOf(user)).toEqual(['moveEdgeOpen', 'done']);
  });

  test('[OP-74] what the old parent has set on a branch, the new one can lift', async () => {
    const below = await bench.add(user.nodeId);
    await bench.agency.block(from, { userId: user.userId, scope: 'self', reason: 'from' });
    await bench.agency.block(top, { userId: below.userId, scope: 'self', reason: 'top' });
    const limit = { key: 'maxStake' as const, currency: 'RSD', userId: user.userId };
    await bench.db.insert(agencyLimits).values({ ...limit, byId: from.userId, value: 100n });
    await ask(top, user, to);
    await nextDay();
    const blocks = await bench.db.select().from(agencyBlocks).where(eq(agencyBlocks.userId, user.userId));
    expect(blocks).toMatchObject([{ byId: to.userId, reason: 'from' }]);
    expect(await bench.db.select().from(agencyLimits).where(eq(agencyLimits.userId, user.userId))).toMatchObject([
      { byId: to.userId, value: 100n },
    ]);
    expect(await bench.agency.unblock(to, user.userId)).toMatchObject({ ErrorText: 'ok', blocked: false });
    expect(await bench.agency.unblock(to, below.userId)).toMatchObject({ error: 'blockedFromAbove' });
  });

  test('[OP-74] two who ask at once: one move waits; two moves into each other: the second is dropped', async () => {
    const { version } = await standing(top, user);
    const both = await Promise.all([ask(top, user, to, version), ask(bench.root, user, top, version)]);
    const errors = both.map(({ error }) => error ?? 'ok').toSorted();
    expect(errors).toEqual(['ok', 'standingChanged']);
    expect(
      await bench.db.$count(agencyMoves, and(eq(agencyMoves.userId, user.userId), eq(agencyMoves.state, 'waiting'))),
    ).toBe(1);

    const [one, two] = [await bench.add(top.nodeId), await bench.add(top.nodeId)];
    await ask(top, one, two);
    await bench.clock.jump(1000);
    await ask(top, two, one);
    await nextDay();
    expect([await endOf(one), await endOf(two)]).toEqual([['done'], ['moveIntoBranch']]);
    expect(await closureFaults(bench.db)).toEqual([]);
  });

  test('[OP-74] a cancelled move is not carried out, and of both at once exactly one happens', async () => {
    for (let run = 0; run < sized(3, 20); run += 1) {
      const one = await bench.add(from.nodeId);
      await ask(top, one, to);
      const moveId = (await standing(top, one)).move?.id ?? '';
      const cancel = () => bench.agency.cancelMove(top, { userId: one.userId, moveId });
      if (run === 0) {
        expect(await bench.agency.cancelMove(from, { userId: one.userId, moveId })).toMatchObject({
          error: 'notDirectChild',
        });
        expect(await cancel()).toMatchObject({ ErrorText: 'ok', standing: { move: null } });
        expect(await cancel()).toMatchObject({ error: 'moveOver' });
        await nextDay();
        expect(await parentOf(one)).toBe(from.userId);
        continue;
      }
      await bench.clock.jump(day);
      const [cancelled] = await Promise.all([cancel(), fold()]);
      const isMoved = (await parentOf(one)) === to.userId;
      expect(cancelled.error ?? 'ok').toBe(isMoved ? 'moveOver' : 'ok');
      expect(await endOf(one)).toEqual([isMoved ? 'done' : 'cancelled']);
    }
  });

  test('[OP-74] while a branch moves, tickets are paid, credit is moved, and users are created below it', async () => {
    const player = await bench.add(from.nodeId, { agent: false });
    const paid = (id: string) => writeSold(bench.db, [{ id, userId: player.userId, at: new Date(bench.clock.now()) }]);
    const sellerOf = async (id: string) =>
      (await bench.db.select().from(tickets).where(eq(tickets.id, id)))[0]?.agentId;
    await paid(`before-${player.userId}`);
    await ask(top, player, to);
    await ask(top, user, to);
    await bench.clock.jump(day);
    const ids = Array.from({ length: 8 }, () => randomUUID());
    const create = () =>
      bench.agency
        .create(user, {
          requestId: randomUUID(),
          kind: 'player',
          username: `m${randomUUID().slice(0, 12)}`,
          password: 'long enough',
        })
        .then(bodyOf);
    const give = () =>
      bench.agency
        .transfer(from, {
          requestId: randomUUID(),
          userId: user.userId,
          currencyId: 941,
          amount: '1.00',
          note: '',
          direction: 'down',
        })
        .then(
          (answer) => bodyOf(answer).error ?? 'ok',
          () => 'userUnknown',
        );
    const [created, given] = await Promise.all([
      Promise.all([create(), create(), create()]),
      Promise.all([give(), give()]),
      ...ids.map(paid),
      fold(),
    ]);
    expect(await sellerOf(`before-${player.userId}`)).toBe(from.userId);
    for (const id of ids) expect([from.userId, to.userId]).toContain(await sellerOf(id));
    await paid(`after-${player.userId}`);
    expect(await sellerOf(`after-${player.userId}`)).toBe(to.userId);
    for (const { userId = '' } of created)
      expect((await bench.agency.node(to, userId)).path.map(({ id }) => id)).toEqual([to.userId, user.userId, userId]);
    for (const outcome of given) expect(['ok', 'userUnknown']).toContain(outcome);
    expect(await closureFaults(bench.db)).toEqual([]);
    expect((await bench.ledger.check()).violations).toEqual([]);
  });

  test('[OP-74] no statement changes a move that has ended, or a past path', async () => {
    await ask(top, user, to);
    await nextDay();
    const { db } = bench;
    await expect(
      db.update(agencyMoves).set({ state: 'waiting' }).where(eq(agencyMoves.userId, user.userId)),
    ).rejects.toThrow();
    await expect(db.delete(agencyMoves)).rejects.toThrow();
    await expect(db.execute(sql`UPDATE agency_past_paths SET depth = 9`)).rejects.toThrow();
    await expect(db.execute(sql`DELETE FROM agency_past_paths`)).rejects.toThrow();
    expect(await db.$count(agencyAudit, and(eq(agencyAudit.subject, user.userId), eq(agencyAudit.act, 'move')))).toBe(
      1,
    );
  });
});
