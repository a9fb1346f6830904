import { randomUUID } from 'node:crypto';

import { agentRole, type BlockScope } from '@kvota/contracts';
import { eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { agencyAudit, agencyNodes, agencyPaths, users } from '../database/schema/index.ts';
import { createAgencyBench, type AgencyBench } from '../testing/agency-bench.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { sized } from '../testing/large-runs.ts';
import type { AgencyActor } from './agency.ts';
import { rootId } from './tree.ts';

/** A node below one of the earlier ones. */
const newNode = fc.record({ parent: fc.nat(), agent: fc.boolean() });
/** A block or its end, by an agent, of anybody. */
const step = fc.record({
  by: fc.nat(),
  of: fc.nat(),
  scope: fc.constantFrom<BlockScope | 'end'>('self', 'branch', 'end', 'end'),
});

describe.each(sqlDatabases)('the tree of agents on $name', ({ open }) => {
  let database: OpenDatabase;
  let bench: AgencyBench;
  beforeAll(async () => {
    database = await open();
    bench = await createAgencyBench(database);
  });
  afterAll(() => database.close());

  /** Adds nodes below a new agent. `upwards` returns the way from a user to the root. */
  async function branch(nodes: readonly { parent: number; agent: boolean }[]) {
    const top = await bench.add(rootId);
    const actors: AgencyActor[] = [top];
    const agents: AgencyActor[] = [top];
    const parents = new Map<string, string>([[top.userId, rootId]]);
    for (const { parent, agent } of nodes) {
      const above = agents[parent % agents.length] ?? top;
      const actor = await bench.add(above.userId, { agent });
      parents.set(actor.userId, above.userId);
      actors.push(actor);
      if (agent) agents.push(actor);
    }
    const upwards = (id: string): string[] => (id === rootId ? [id] : [id, ...upwards(parents.get(id) ?? rootId)]);
    return { actors, agents, upwards };
  }

  test('[CALL-41] the paths are the transitive closure of who is below whom, and the counts agree with it', async () => {
    const property = fc.asyncProperty(fc.array(newNode, { maxLength: 14 }), async (nodes) => {
      const { actors, agents, upwards } = await branch(nodes);
      const ids = actors.map(({ userId }) => userId);
      const rows = await bench.db.select().from(agencyPaths).where(inArray(agencyPaths.descendant, ids));
      const expected = ids.flatMap((id) => upwards(id).map((up, depth) => `${id} ${depth} ${up}`));
      expect(rows.map((row) => `${row.descendant} ${row.depth} ${row.ancestor}`).toSorted()).toEqual(
        expected.toSorted(),
      );
      const kinds = new Set(agents.map(({ userId }) => userId));
      expect(rows.every((row) => row.isAgent === kinds.has(row.descendant))).toBe(true);
      const [top = bench.root] = actors;
      for (const { userId } of actors) {
        const node = await bench.agency.node(top, userId);
        const below = ids.filter((id) => id !== userId && upwards(id).includes(userId));
        expect(node.agentsBelow).toBe(below.filter((id) => kinds.has(id)).length);
        expect(node.playersBelow).toBe(below.filter((id) => !kinds.has(id)).length);
        expect(node.path.map(({ id }) => id)).toEqual(upwards(userId).slice(0, -1).toReversed());
      }
    });
    await fc.assert(property, { numRuns: sized(4, 100), endOnFailure: true });
  });

  test('[CALL-47] [CALL-48] a user is blocked if a block is on the user, or for the whole branch on anybody above; one that is blocked blocks nobody', async () => {
    const arbitrary = [fc.array(newNode, { minLength: 4, maxLength: 8 }), fc.array(step, { maxLength: 12 })] as const;
    const property = fc.asyncProperty(...arbitrary, async (nodes, steps) => {
      const { actors, agents, upwards } = await branch(nodes);
      const blocks = new Map<string, Map<string, BlockScope>>();
      const isBlocked = (id: string): boolean =>
        upwards(id).some((up, depth) =>
          [...(blocks.get(up)?.values() ?? [])].some((scope) => depth === 0 || scope === 'branch'),
        );
      for (const { by, of, scope } of steps) {
        const actor = agents[by % agents.length] ?? bench.root;
        const subject = actors[of % actors.length]?.userId ?? '';
        if (actor.userId === subject || !upwards(subject).includes(actor.userId)) continue;
        if (isBlocked(actor.userId)) {
          const acts =
            scope === 'end'
              ? bench.agency.unblock(actor, subject)
              : bench.agency.block(actor, { userId: subject, scope });
          await expect(acts).rejects.toMatchObject({ problem: { code: 'agentBlocked' } });
          continue;
        }
        const own = blocks.get(subject) ?? new Map<string, BlockScope>();
        blocks.set(subject, own);
        if (scope === 'end') {
          for (const setter of own.keys()) if (upwards(setter).includes(actor.userId)) own.delete(setter);
          await bench.agency.unblock(actor, subject);
        } else {
          own.set(actor.userId, scope);
          await bench.agency.block(actor, { userId: subject, scope });
        }
      }
      const [top = bench.root] = actors;
      for (const { userId } of actors) {
        expect((await bench.users.byId(userId))?.blocked).toBe(isBlocked(userId));
        expect((await bench.agency.node(top, userId)).blocked).toBe(isBlocked(userId));
      }
      const query = { page: 1, pageSize: 100, order: 'name', state: 'blocked' } as const;
      const listed = await bench.agency.users(top, query);
      const below = actors.slice(1).filter(({ userId }) => isBlocked(userId));
      expect(listed.result.map(({ id }) => id).toSorted()).toEqual(below.map(({ userId }) => userId).toSorted());
    });
    await fc.assert(property, { numRuns: sized(4, 100), endOnFailure: true });
  });

  test('a user follows the roles: an agent, a player, and an agent without the role while somebody is below', async () => {
    const { userId } = await bench.add(rootId, { agent: false, name: 'follower' });
    const kindOf = async () => (await bench.agency.node(bench.root, userId)).kind;
    const setRoles = (roles: string[]) => bench.users.setRoles('follower', roles);
    expect(await kindOf()).toBe('player');
    await setRoles([agentRole]);
    expect(await kindOf()).toBe('agent');
    await setRoles([]);
    expect(await kindOf()).toBe('player');
    await setRoles([agentRole]);
    await bench.add(userId);
    await setRoles([]);
    expect(await kindOf()).toBe('agent');
    expect((await bench.agency.node(bench.root, userId)).role).toBe('');
  });

  const create = (actor: AgencyActor, username: string, more: object = {}) => {
    const body = { requestId: crypto.randomUUID(), kind: 'agent' as const, username, password: 'long enough', ...more };
    return bench.agency.create(actor, body);
  };
  const bodyOf = async (answer: ReturnType<typeof create>): Promise<Record<string, unknown>> => {
    const given = await answer;
    if (given.kind !== 'answer') throw new Error('The request id was used.');
    return JSON.parse(given.body) as Record<string, unknown>;
  };

  test('[CALL-51] of ten creations under one name at once, whatever its case, one is done', async () => {
    const parent = await bench.add(rootId);
    const names = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 'Marko.1' : ' mARKO.1 '));
    const answers = await Promise.all(names.map((name) => bodyOf(create(parent, name))));
    expect(answers.filter(({ ErrorText }) => ErrorText === 'ok')).toMatchObject([{ username: 'marko.1' }]);
    expect(answers.filter(({ error }) => error === 'nameTaken')).toHaveLength(9);
  });

  test('[CALL-51] a refused opening credit undoes the whole creation; one that fits is moved with it', async () => {
    const parent = await bench.add(rootId, { credit: 10_000n });
    const opening = (amount: string) => ({ opening: { currencyId: 941, amount }, kind: 'player' });
    expect(await bodyOf(create(parent, 'opened', opening('100.01')))).toMatchObject({ error: 'insufficientFunds' });
    expect(await bench.users.byUsername('opened')).toBeUndefined();
    expect(await bench.db.select().from(agencyNodes).where(eq(agencyNodes.name, 'opened'))).toEqual([]);
    const created = await bodyOf(create(parent, 'opened', opening('60.00')));
    expect(await bench.credit(String(created['userId']))).toBe(6000n);
    expect(await bench.credit(parent.userId)).toBe(4000n);
    expect(await bench.ledger.check()).toMatchObject({ ok: true });
  });

  test('[CALL-51] below the fifth level are players only, and names are letters, digits and three signs', async () => {
    let parent = bench.root;
    for (let depth = 1; depth <= 5; depth += 1) parent = await bench.add(parent.nodeId);
    expect(await bodyOf(create(parent, 'too-deep'))).toMatchObject({ error: 'treeTooDeep' });
    expect(await bodyOf(create(parent, 'deep', { kind: 'player' }))).toMatchObject({ ErrorText: 'ok' });
    for (const name of ['ab', '1abc', 'a b c', 'a%b', 'žarko', 'a'.repeat(31), '', '.abc', 'a\u202Ebc', '__proto__'])
      expect(await bodyOf(create(parent, name)), name).toMatchObject({ error: 'invalidName' });
  });

  test('[CALL-42] a search finds the beginning of names in the branch; its signs are no patterns', async () => {
    const parent = await bench.add(rootId);
    for (const name of ['find_me', 'findxme', 'find-me', 'other']) await bench.add(parent.userId, { name });
    await bench.add(rootId, { name: 'find_elsewhere' });
    const found = async (term: string) => (await bench.agency.search(parent, term)).map(({ username }) => username);
    expect(await found('FIND_')).toEqual(['find_me']);
    expect(await found('find')).toEqual(['find-me', 'find_me', 'findxme']);
    for (const term of ['%%%', '___', String.raw`\\\ `, 'ind', "'; --"]) expect(await found(term), term).toEqual([]);
  });

  test('[CALL-41] children come by name in pages of 100, and the last name leads to the next page', async () => {
    const parent = await bench.add(rootId);
    const names = Array.from({ length: 103 }, (_, i) => `kid-${String(i).padStart(3, '0')}`);
    await Promise.all(names.map((name) => bench.add(parent.userId, { name, agent: false })));
    const first = await bench.agency.children(parent, {});
    const second = await bench.agency.children(parent, { cursor: first.next ?? '' });
    expect([...first.result, ...second.result].map(({ username }) => username)).toEqual(names);
    expect([first.result.length, second.next]).toEqual([100, null]);
  });

  test('[CALL-51] a list of users has filters, orders and the exact sum of its credit', async () => {
    const parent = await bench.add(rootId);
    const rich = await bench.add(parent.userId, { name: 'rich', credit: 99_999_999_999_999n });
    await bench.add(rich.userId, { name: 'poor', agent: false });
    await bench.add(parent.userId, { name: 'middle', agent: false, credit: 5n });
    const list = async (query: object) => {
      const page = await bench.agency.users(parent, { page: 1, pageSize: 25, order: 'name', ...query });
      return { names: page.result.map(({ username }) => username), ...page };
    };
    expect((await list({})).names).toEqual(['middle', 'poor', 'rich']);
    expect((await list({ order: 'balance', currencyId: 941 })).names).toEqual(['rich', 'middle', 'poor']);
    expect((await list({ kind: 'player' })).names).toEqual(['middle', 'poor']);
    expect((await list({ withCredit: 'false' })).names).toEqual(['poor']);
    expect((await list({ below: rich.userId })).names).toEqual(['poor']);
    expect(await list({ pageSize: 2, page: 2 })).toMatchObject({ names: ['rich'], totalPages: 2, rowCount: 3 });
    const totals = async (query: object) => (await list(query)).totals;
    expect(await totals({})).toEqual([{ currency: 'RSD', currencyId: 941, credit: '1000000000000.04' }]);
    expect(await totals({ searchTerm: 'mid' })).toMatchObject([{ credit: '0.05' }]);
  });

  test('[CALL-47] the blocks of a user have their setters, as far as a viewer may know them', async () => {
    const top = await bench.add(rootId, { name: `top-${randomUUID()}` });
    const middle = await bench.add(top.userId, { name: `middle-${randomUUID()}` });
    const own = await bench.add(middle.userId, { name: `own-${randomUUID()}` });
    const low = await bench.add(own.userId, { name: `low-${randomUUID()}` });
    const player = await bench.add(low.userId, { agent: false });
    const at = new Date(bench.clock.now()).toISOString();
    const names = new Map<string, string>();
    for (const { userId } of [top, middle, own, low, player])
      names.set(userId, (await bench.agency.node(bench.root, userId)).username);
    const nameOf = ({ userId }: AgencyActor): string | undefined => names.get(userId);
    for (const by of [bench.root, top, middle, own])
      await bench.agency.block(by, { userId: player.userId, scope: 'self', reason: 'why' });
    await bench.agency.block(own, { userId: low.userId, scope: 'branch', reason: 'all of them' });
    const seenBy = async (viewer: AgencyActor) =>
      ((await bench.agency.node(viewer, player.userId)).blocks ?? []).map(
        ({ operator, by, on, scope, since, reason }) => {
          expect(since === null || since === at).toBe(true);
          return [operator, by, on, scope, reason];
        },
      );
    const name = nameOf(player);
    expect(await seenBy(own)).toEqual([
      [true, null, name, 'self', ''],
      [false, null, name, 'self', ''],
      [false, nameOf(middle), name, 'self', ''],
      [false, nameOf(own), nameOf(low), 'branch', 'all of them'],
      [false, nameOf(own), name, 'self', 'why'],
    ]);
    expect((await seenBy(top)).map(([operator, by]) => [operator, by])).toEqual([
      [true, null],
      [false, nameOf(top)],
      [false, nameOf(middle)],
      [false, nameOf(own)],
      [false, nameOf(own)],
    ]);
    expect((await seenBy(bench.root)).every(([operator, by]) => operator === (by === null))).toBe(true);
    // The flag of the account is the operator's as well.
    await bench.db.update(users).set({ blocked: true }).where(eq(users.id, low.userId));
    expect((await bench.agency.node(own, low.userId)).blocks?.[0]).toMatchObject({ operator: true, since: null });
    // Lists have no setters, and neither has a user that nothing blocks.
    const { result } = await bench.agency.children(low, { parentId: low.userId, page: 1, pageSize: 25 } as never);
    expect(result.every((node) => !('blocks' in node))).toBe(true);
    expect(await bench.agency.node(own, own.userId)).not.toHaveProperty('blocks');
  });

  test('the audit keeps every act, and its rows can be neither changed nor deleted', async () => {
    const player = await bench.add(rootId, { agent: false });
    await bench.agency.block(bench.root, { userId: player.userId, scope: 'self', reason: 'why' });
    const rows = bench.db.select().from(agencyAudit).where(eq(agencyAudit.subject, player.userId));
    expect(await rows).toMatchObject([{ act: 'block', actor: bench.root.userId, after: { reason: 'why' } }]);
    await expect(bench.db.delete(agencyAudit)).rejects.toThrow();
    await expect(bench.db.update(agencyAudit).set({ act: 'x' })).rejects.toThrow();
    expect(await bench.db.$count(users, eq(users.id, player.userId))).toBe(1);
  });
});
