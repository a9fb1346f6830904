import { randomUUID } from 'node:crypto';

import type { PromoCode } from '@kvota/contracts';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import {
  agencyAudit,
  agencyJoins,
  agencyNodes,
  agencyPaths,
  promoCodes,
  tickets,
  users,
} from '../../database/schema/index.ts';
import { foldFigures } from '../../figures/fold-figures.ts';
import { insertFigure, parentOf, playedFigure } from '../../figures/log-figures.ts';
import { createAgencyBench, type AgencyBench } from '../../testing/agency-bench.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sized } from '../../testing/large-runs.ts';
import { writeSold } from '../../testing/sold-tickets.ts';
import type { AgencyActor } from '../agency.ts';
import { moveLeaf, rootId } from '../tree.ts';
import { connectWindow } from './connect-state.ts';

const day = 86_400_000;

describe.each(sqlDatabases)('promo codes on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());

  const newCode = () => `C-${randomUUID().slice(0, 18)}`.toUpperCase();
  const make = async (actor: AgencyActor, more: object = {}): Promise<{ error?: string; promoCode?: PromoCode }> => {
    const body = { requestId: randomUUID(), code: newCode(), note: '', ...more };
    const answer = await bench.agency.createPromoCode(actor, body);
    return answer.kind === 'idUsed' ? { error: 'requestIdUsed' } : (JSON.parse(answer.body) as object);
  };
  const codeOf = async (actor: AgencyActor, more: object = {}): Promise<string> =>
    (await make(actor, more)).promoCode?.code ?? expect.fail('No code was made.');
  const newPlayer = () => bench.add(rootId, { agent: false });
  const join = async ({ userId }: AgencyActor, target: string | { userId: string }) => {
    const answer = await bench.agency.connect(userId, typeof target === 'string' ? { promoCode: target } : target);
    return answer.error ?? answer.ErrorText;
  };
  const parentIdOf = async ({ userId }: AgencyActor) =>
    (await bench.db.select().from(agencyNodes).where(eq(agencyNodes.userId, userId)))[0]?.parentId;
  const stateOf = async ({ userId, nodeId }: AgencyActor) =>
    (await bench.agency.connection({ userId, nodeId, isAgent: false })).connect;

  test('[CALL-52] a code is of one agent over the whole platform, is created once, and is listed by its agent alone', async () => {
    const [agent, other] = [await bench.add(rootId), await bench.add(rootId)];
    const code = newCode();
    const requestId = randomUUID();
    const validUntil = new Date(bench.clock.now() + day).toISOString();
    const terms = { code, requestId, note: 'The bar', validUntil, maxUses: 5 };
    const created = await make(agent, terms);
    expect(created).toMatchObject({
      ErrorText: 'ok',
      promoCode: { code, note: 'The bar', validUntil, maxUses: 5, active: true, users: 0 },
    });
    expect(created.promoCode).toMatchObject({
      link: `/account/settings?promo=${code}`,
      stake: '0.00',
      currency: 'RSD',
    });
    expect(await make(agent, terms)).toEqual(created);
    expect(await make(agent, { ...terms, note: 'Another' })).toEqual({ error: 'requestIdUsed' });
    expect(await make(other, { code })).toMatchObject({ error: 'codeTaken' });
    const race = await Promise.all([agent, other, agent, other].map((actor) => make(actor, { code: `${code}-R` })));
    expect(race.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['codeTaken', 'codeTaken', 'codeTaken', 'ok']);
    expect(await make(agent, { validUntil: new Date(bench.clock.now()).toISOString() })).toMatchObject({
      error: 'codeExpired',
    });
    expect(await make(bench.root)).toMatchObject({ error: 'agentsOnly' });
    expect(await bench.agency.setPromoCodeState(other, { code, active: false })).toMatchObject({
      error: 'codeUnknown',
    });
    const listed = async (actor: AgencyActor) => (await bench.agency.promoCodes(actor, {})).map((one) => one.code);
    const won = race[0]?.error === undefined || race[2]?.error === undefined;
    expect(await listed(agent)).toEqual(won ? [code, `${code}-R`] : [code]);
    expect(await listed(bench.root)).toEqual([]);
  });

  test('[CALL-52] an agent has 200 codes at most, also if they are created at once', async () => {
    const agent = await bench.add(rootId);
    const row = { agentId: agent.userId, note: '', active: false, createdAt: new Date(bench.clock.now()) };
    await bench.db.insert(promoCodes).values(Array.from({ length: 199 }, () => ({ ...row, code: newCode() })));
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => make(agent)));
    expect(atOnce.map(({ error }) => error ?? 'ok').toSorted()).toEqual([...Array(7).fill('codesFull'), 'ok']);
    expect(await make(agent)).toMatchObject({ error: 'codesFull' });
  });

  test('[CALL-40] a player joins by a code, or by the name of an agent, once for ever; past tickets stay with the root', async () => {
    const agent = await bench.add(rootId, { name: `agent-${randomUUID()}` });
    const below = await bench.add(agent.userId);
    const [first, second] = [await newPlayer(), await newPlayer()];
    await writeSold(bench.db, [{ id: `t-${first.userId}`, userId: first.userId, at: new Date(bench.clock.now()) }]);
    expect(await stateOf(first)).toMatchObject({ state: 'open' });
    const code = await codeOf(below);
    const target = await bench.agency.connectTarget(first.userId, { promoCode: code });
    const [row] = await bench.db.select().from(users).where(eq(users.id, below.userId));
    expect(target).toEqual({ ErrorText: 'ok', agent: { username: row?.username } });
    expect(await parentIdOf(first)).toBe(rootId);

    expect(await join(first, code)).toBe('ok');
    expect(await parentIdOf(first)).toBe(below.userId);
    expect(await stateOf(first)).toEqual({ state: 'joined', until: null });
    expect(await join(first, code)).toBe('alreadyConnected');
    expect(await join(first, { userId: agent.userId })).toBe('alreadyConnected');
    const [ticket] = await bench.db
      .select()
      .from(tickets)
      .where(eq(tickets.id, `t-${first.userId}`));
    expect(ticket?.agentId).toBe(rootId);
    const acts = await bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, first.userId));
    const after = { parent: below.userId, code };
    expect(acts).toMatchObject([{ act: 'connect', actor: first.userId, before: { parent: rootId }, after }]);
    await expect(bench.db.delete(agencyJoins)).rejects.toThrow();

    const [named] = await bench.db.select().from(users).where(eq(users.id, agent.userId));
    expect(await join(second, { userId: ` ${named?.username.toUpperCase()} ` })).toBe('ok');
    expect(await parentIdOf(second)).toBe(agent.userId);
    const codes = await bench.agency.promoCodes(below, {});
    expect(codes).toMatchObject([{ code, users: 1, firstDeposits: 0, activeUsers: 0 }]);
  });

  test('[CALL-40] who cannot join, and whom nobody can join', async () => {
    const agent = await bench.add(rootId);
    const player = await newPlayer();
    const code = await codeOf(agent);
    expect(await join(player, 'NO-SUCH-CODE')).toBe('codeUnknown');
    expect(await join(player, { userId: 'nobody' })).toBe('agentUnknown');
    expect(await join(player, { userId: (await newPlayer()).userId })).toBe('agentUnknown');
    expect(await join(player, { userId: bench.root.userId })).toBe('agentUnknown');
    expect(await join(player, { userId: rootId })).toBe('agentUnknown');
    expect(await join(player, { userId: player.userId })).toBe('ownAccount');
    expect(await join(await bench.add(rootId), code)).toBe('playersOnly');
    expect(await join(agent, code)).toBe('playersOnly');
    expect(await join(bench.root, code)).toBe('playersOnly');
    expect(await join(await bench.add(agent.userId, { agent: false }), code)).toBe('alreadyConnected');

    await bench.agency.setPromoCodeState(agent, { code, active: false });
    expect(await join(player, code)).toBe('codeInactive');
    await bench.agency.setPromoCodeState(agent, { code, active: true });
    const above = await bench.add(rootId);
    const blocked = await bench.add(above.userId);
    const theirs = await codeOf(blocked);
    await bench.agency.block(bench.root, { userId: above.userId, scope: 'branch' });
    expect(await join(player, theirs)).toBe('codeInactive');
    expect(await join(player, { userId: blocked.userId })).toBe('agentUnknown');
    await bench.agency.block(bench.root, { userId: player.userId, scope: 'self' });
    expect(await join(player, code)).toBe('youAreBlocked');
    await bench.agency.unblock(bench.root, player.userId);

    // An agent at the last level, which `setRoles` can make.
    let deepest = rootId;
    for (let depth = 1; depth <= 6; depth += 1) deepest = (await bench.add(deepest)).userId;
    expect(await join(player, { userId: deepest })).toBe('treeTooDeep');
    expect(await parentIdOf(player)).toBe(rootId);
  });

  test('[CALL-40] an agent who is a player again cannot join by the own code', async () => {
    const agent = await bench.add(rootId);
    const code = await codeOf(agent);
    await bench.db.update(users).set({ roles: [] }).where(eq(users.id, agent.userId));
    expect(await join(agent, code)).toBe('ownAccount');
    expect(await join(await newPlayer(), code)).toBe('codeInactive');
  });

  test('[CALL-40] neither a code nor a player can be used after its time', async () => {
    const agent = await bench.add(rootId);
    const [early, late] = [await newPlayer(), await newPlayer()];
    const code = await codeOf(agent, { validUntil: new Date(bench.clock.now() + day).toISOString() });
    const lasting = await codeOf(agent);
    await bench.clock.advance(day);
    expect(await join(early, code)).toBe('codeExpired');
    expect(await join(early, lasting)).toBe('ok');
    await bench.clock.advance(connectWindow - day);
    expect(await stateOf(late)).toEqual({ state: 'closed', until: null });
    expect(await join(late, lasting)).toBe('connectClosed');
  });

  test('[CALL-52] parallel joins never exceed the uses of a code, and a player joins one agent only', async () => {
    const agent = await bench.add(rootId);
    const code = await codeOf(agent, { maxUses: 3 });
    const players = await Promise.all(Array.from({ length: 12 }, newPlayer));
    const outcomes = await Promise.all(players.map((player) => join(player, code)));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'codeUsedUp')).toHaveLength(9);
    expect(await bench.db.$count(agencyJoins, eq(agencyJoins.code, code))).toBe(3);

    const lasting = await Promise.all([
      codeOf(agent),
      codeOf(await bench.add(rootId)),
      codeOf(await bench.add(rootId)),
    ]);
    const player = await newPlayer();
    const tries = await Promise.all([...lasting, ...lasting].map((one) => join(player, one)));
    expect(tries.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(tries.filter((outcome) => outcome === 'alreadyConnected')).toHaveLength(5);
  });

  test('[CALL-40] money that the operator gives while a player joins an agent waits, and is refused', async () => {
    const [agent, player] = [await bench.add(rootId), await newPlayer()];
    const give = { requestId: randomUUID(), userId: player.userId, currencyId: 941, amount: '1.00', note: '' };
    let given: ReturnType<typeof bench.agency.transfer> | undefined;
    await bench.db.transaction(async (tx) => {
      await moveLeaf(tx, player.userId, agent.userId);
      given = bench.agency.transfer(bench.root, { ...give, direction: 'down' });
      // Meanwhile the transfer reaches the check of the parent.
      for (let statement = 0; statement < 60; statement += 1) await tx.execute(sql`SELECT 1`);
    });
    expect(JSON.stringify(await given)).toContain('notDirectChild');
  });

  test('[CALL-40] after random joins the paths are the transitive closure, and parents changed once at most', async () => {
    const joins = fc.array(fc.record({ player: fc.nat(5), agent: fc.nat(4), byName: fc.boolean() }), { maxLength: 12 });
    const property = fc.asyncProperty(
      fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
      joins,
      async (above, steps) => {
        const agents = [await bench.add(rootId)];
        const parents = new Map<string, string>([[agents[0]?.userId ?? '', rootId]]);
        for (const one of above) {
          const parentId = agents[one % agents.length]?.userId ?? rootId;
          const agent = await bench.add(parentId);
          agents.push(agent);
          parents.set(agent.userId, parentId);
        }
        const players = await Promise.all(Array.from({ length: 6 }, newPlayer));
        for (const { userId } of players) parents.set(userId, rootId);
        const codes = await Promise.all(agents.map((agent) => codeOf(agent)));
        await Promise.all(
          steps.map(async ({ player, agent, byName }) => {
            const [who = bench.root, to] = [players[player], agents[agent % agents.length]?.userId ?? ''];
            const outcome = await join(who, byName ? { userId: to } : (codes[agent % agents.length] ?? ''));
            if (outcome === 'alreadyConnected') return;
            expect([outcome, parents.get(who.userId)]).toEqual(['ok', rootId]);
            parents.set(who.userId, to);
          }),
        );
        const upwards = (id: string): string[] => (id === rootId ? [id] : [id, ...upwards(parents.get(id) ?? rootId)]);
        const rows = await bench.db.select().from(agencyPaths);
        const expected = [...parents.keys()].flatMap((id) => upwards(id).map((up, depth) => `${id} ${depth} ${up}`));
        const paths = rows.filter(({ descendant }) => parents.has(descendant));
        expect(paths.map((row) => `${row.descendant} ${row.depth} ${row.ancestor}`).toSorted()).toEqual(
          expected.toSorted(),
        );
        const nodes = await bench.db.select().from(agencyNodes);
        for (const { userId, parentId, depth } of nodes.filter((node) => parents.has(node.userId)))
          expect([parentId, depth]).toEqual([parents.get(userId), upwards(userId).length - 1]);
      },
    );
    await fc.assert(property, { numRuns: sized(4, 60), endOnFailure: true });
  });

  test('[CALL-52] the figures of a code are those of its players since they joined, in one currency, folded or not', async () => {
    const agent = await bench.add(rootId, { credit: 100_000n });
    const code = await codeOf(agent);
    const [idle, funded, active] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const play = async ({ userId }: AgencyActor, stake: bigint, paid: bigint, currency = 'RSD') => {
      const at = new Date(bench.clock.now());
      const played = {
        at,
        userId,
        currency,
        product: 'live',
        sport: 'F',
        legs: 1,
        tickets: 1,
        stake,
        paid,
        free: false,
      } as const;
      await insertFigure(bench.db, playedFigure(played, parentOf(userId)));
    };
    await play(active, 500_000n, 0n);
    for (const player of [idle, funded, active]) expect(await join(player, code)).toBe('ok');
    await play(active, 10_000n, 2500n);
    await play(active, 999n, 0n, 'EUR');
    const give = { requestId: randomUUID(), userId: funded.userId, currencyId: 941, amount: '5.00', note: '' };
    await bench.agency.transfer(agent, { ...give, direction: 'down' });
    // Sold by the same agent, to a player who did not join by the code.
    await play(await bench.add(agent.userId, { agent: false }), 7777n, 0n);
    const counts = { users: 3, firstDeposits: 1, activeUsers: 1 };
    const read = async (currencyId?: number) =>
      (await bench.agency.promoCodes(agent, currencyId === undefined ? {} : { currencyId }))[0];
    const expected = { ...counts, currency: 'RSD', stake: '100.00', ggr: '75.00' };
    expect(await read()).toMatchObject(expected);
    await play(active, 0n, 20_000n);
    await foldFigures({ db: bench.db, clock: bench.clock });
    await play(active, 5000n, 0n);
    expect(await read()).toMatchObject({ ...expected, stake: '150.00', ggr: '-75.00' });
  });
});
