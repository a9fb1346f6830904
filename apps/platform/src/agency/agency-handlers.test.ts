import { randomUUID } from 'node:crypto';

import { agencyCalls, agentRole } from '@kvota/contracts';
import { faultOfInput } from '@kvota/contracts/input-rule';
import { beforeAll, expect, test } from 'vitest';

import { agencyNodes, attempts, users } from '../database/schema/index.ts';
import { describePlatforms } from '../testing/describe-platforms.ts';
import { openLegs } from '../testing/open-legs.ts';
import { paidTicket } from '../testing/paid-ticket.ts';
import { agencyMatrix, isAboutUser, transferInput, type AgencyCall } from '../testing/agency-matrix.ts';
import { addMatrixCodes, addMatrixTickets, undoMatrixAct } from '../testing/agency-matrix-tickets.ts';
import { oddStrings } from '../testing/odd-strings.ts';
import { signIn } from '../testing/sign-in.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { placeBelow, rootId } from './tree.ts';

/** The matrix makes more calls than an address may. */
const rate = { perSecond: 1000, burst: 10_000 };

describePlatforms('the agents’ area', { rate }, (platform) => {
  const ids = new Map<string, string>();
  const parents = new Map<string, string>();
  const idOf = (name: string): string => ids.get(name) ?? name;
  const token = async (name: string) => (await platform().signIn(name)).access_token;
  const call: TestPlatform['call'] = (...args) => platform().call(...args);

  async function add(username: string, parent: string, roles: string[]): Promise<void> {
    const { db } = platform();
    const row = { id: randomUUID(), username, email: '', passwordHash: '-', roles, createdAt: new Date() };
    await db.insert(users).values(row);
    await placeBelow(db, { userId: row.id, parentId: idOf(parent), createdBy: null });
    ids.set(username, row.id);
  }
  beforeAll(async () => {
    for (const { id, username } of await platform().db.select().from(users)) ids.set(username, id);
    // The matrix would otherwise give passwords, which end the sign-ins of the other tests.
    await platform().db.update(agencyNodes).set({ createdBy: null });
    await add('deep', 'subagent', []);
    await add('sibling', 'master', [agentRole]);
    await add('cousin', 'sibling', []);
    const edges = { master: rootId, agent: 'master', subagent: 'agent', player: 'agent', deep: 'subagent' };
    for (const [name, parent] of Object.entries({ ...edges, sibling: 'master', cousin: 'sibling' }))
      parents.set(name, parent);
    const body = { userId: idOf('subagent'), scope: 'self' as const, reason: 'setup' };
    await call('agencyBlockUser', { body }, await token('master'));
    const { db, clock } = platform();
    const at = new Date(clock.now());
    await addMatrixTickets(db, { userIds: [...ids.values()], operator: idOf('operator'), at });
    await addMatrixCodes(db, [...ids.values(), rootId], at);
  });

  const relation = (caller: string, subject: string): 'self' | 'child' | 'deeper' | 'outside' => {
    if (caller === subject) return 'self';
    const parent = parents.get(subject);
    if (parent === undefined) return 'outside';
    if (parent === caller) return 'child';
    return relation(caller, parent) === 'outside' ? 'outside' : 'deeper';
  };
  const subjects = ['agent', 'player', 'deep', 'master', 'sibling', 'cousin', rootId, randomUUID()];

  async function outcome(name: AgencyCall, input: object, caller: string | undefined): Promise<string> {
    const response = await platform().send(name, input, caller === undefined ? caller : await token(caller));
    const answer = (await response.json()) as { code?: string; error?: string };
    await undoMatrixAct(platform().db, name);
    return (response.status === 200 ? answer.error : answer.code) ?? 'ok';
  }

  test('every served call of the agents’ area is in the matrix', () => {
    const served = Object.entries(agencyCalls).filter(([, definition]) => !('later' in definition));
    expect(agencyMatrix.map(([name]) => name).toSorted()).toEqual(served.map(([name]) => name).toSorted());
  });

  test.each([
    ['agent', 'agent'],
    ['operator', rootId],
  ])(
    '[CALL-41] [CALL-45] [FAULT-19] the matrix of rights of %s: self, child, deeper, and everybody outside',
    async (caller, node) => {
      for (const [name, expected] of agencyMatrix) {
        await platform().db.delete(attempts);
        for (const subject of isAboutUser(expected) ? subjects : subjects.slice(0, 1)) {
          const where = `${name} of ${subject} by ${caller}`;
          const wanted = { ...expected, ...(node === rootId && expected.ofRoot) }[relation(node, subject)];
          expect(await outcome(name, expected.input(idOf(subject)), caller), where).toBe(wanted);
        }
        if (isAboutUser(expected))
          expect(await outcome(name, expected.input('x'.repeat(81)), caller), name).toBe('invalidInput');
      }
    },
  );

  test('[CALL-39] [CALL-40] visitors, players and blocked agents get nothing but the own connection, and only players join an agent', async () => {
    const refusals = [
      [undefined, 'unauthorized', 'unauthorized', 'unauthorized'],
      ['player2', 'forbidden', 'ok', 'codeUnknown'],
      ['subagent', 'agentBlocked', 'ok', 'playersOnly'],
    ] as const;
    for (const [caller, wanted, connection, joined] of refusals) {
      const operators = caller === undefined ? wanted : 'forbidden';
      const own = {
        agencyConnection: connection,
        agencyConnect: joined,
        agencyConnectTarget: joined,
        agencyAuditCheck: operators,
      };
      for (const [name, { input }] of agencyMatrix) {
        const expected = new Map(Object.entries(own)).get(name) ?? wanted;
        for (const subject of ['subagent', 'deep', 'master'])
          expect(await outcome(name, input(idOf(subject)), caller), `${name} by ${caller}`).toBe(expected);
      }
    }
    const own = await call('agencyConnection', {}, await token('player'));
    expect(own).toEqual({
      node: null,
      parent: { username: 'agent' },
      highestDepth: 6,
      connect: { state: 'joined', until: null },
      lending: 'agents',
      depositLimitRequired: false,
      rights: [],
      staff: null,
    });
  });

  test('[FAULT-19] a user outside of the branch is answered byte for byte like one who does not exist', async () => {
    for (const [name, expected] of agencyMatrix.filter(([, one]) => isAboutUser(one))) {
      const bodyOf = async (subject: string) =>
        (await platform().send(name, expected.input(idOf(subject)), await token('agent'))).text();
      expect(await bodyOf('sibling'), name).toBe(await bodyOf(randomUUID()));
    }
  });

  test('[AFF-10] [OP-72] nothing that an agent is answered has an id of somebody above or beside', async () => {
    await platform().db.delete(attempts);
    await call('agencyAddCredit', transferInput(idOf('agent')), await token('master'));
    await call('agencyAddCredit', transferInput(idOf('player')), await token('agent'));
    let seen = '';
    for (const [name, { input }] of agencyMatrix) {
      for (const subject of ['agent', 'player', 'deep']) {
        const response = await platform().send(name, input(idOf(subject)), await token('agent'));
        seen += await response.text();
        await undoMatrixAct(platform().db, name);
      }
    }
    const connection = await call('agencyConnection', {}, await token('agent'));
    expect(connection).toMatchObject({ node: { id: idOf('agent'), parentId: null, role: 'AGENT', depth: 2 } });
    expect(connection.parent).toEqual({ username: 'master' });
    const node = await call('agencyNode', { query: { userId: idOf('deep') } }, await token('agent'));
    expect(node.path.map(({ username }) => username)).toEqual(['agent', 'subagent', 'deep']);
    for (const hidden of ['master', 'sibling', 'cousin', 'operator']) expect(seen).not.toContain(idOf(hidden));
    expect(seen).not.toContain('"root"');
  });

  test('[CALL-47] [CALL-48] a block stops tickets and is in ping at once, for everybody below; only its side lifts it', async () => {
    const block = async (by: string, of: string, scope: 'self' | 'branch') =>
      call('agencyBlockUser', { body: { userId: idOf(of), scope } }, await token(by));
    const unblock = async (by: string, of: string) =>
      call('agencyUnblockUser', { body: { userId: idOf(of) } }, await token(by));
    const pay = async () => {
      const wallet = { currency: 'RSD', currency_id: 941 };
      const body = paidTicket(randomUUID(), openLegs(platform().offer, ['F'], 1), { stake: '20.00', wallet });
      return (await call('ticketRequest', { body }, await token('player'))).error ?? 'ok';
    };
    const isBlocked = async (name: string) => (await call('ping', { query: {} }, await token(name))).blocked;
    expect([await pay(), await isBlocked('player')]).toEqual(['ok', false]);

    await block('master', 'agent', 'branch');
    expect([await pay(), await isBlocked('player'), await isBlocked('agent')]).toEqual(['youAreBlocked', true, true]);
    expect(await outcome('agencyUnblockUser', { body: { userId: idOf('player') } }, 'agent')).toBe('agentBlocked');
    await block('master', 'agent', 'self');
    expect([await pay(), await isBlocked('player'), await isBlocked('agent')]).toEqual(['ok', false, true]);
    expect(await unblock('master', 'agent')).toEqual({ ErrorText: 'ok', blocked: false });

    await block('operator', 'player', 'self');
    await block('agent', 'player', 'branch');
    expect(await unblock('agent', 'player')).toMatchObject({ error: 'blockedFromAbove', blocked: true });
    const seenBy = async (name: string) => call('agencyNode', { query: { userId: idOf('player') } }, await token(name));
    expect(await seenBy('agent')).toMatchObject({ blocked: true, blockedBy: 'above', blockScope: 'self' });
    expect(await seenBy('operator')).toMatchObject({ blocked: true, blockedBy: 'own' });
    await block('agent', 'player', 'branch');
    expect(await unblock('master', 'player')).toMatchObject({ error: 'blockedFromAbove' });
    expect(await unblock('operator', 'player')).toEqual({ ErrorText: 'ok', blocked: false });

    await call('setBlocked', { body: { username: 'player', blocked: true } }, await token('operator'));
    expect(await unblock('agent', 'player')).toMatchObject({ error: 'blockedFromAbove', blocked: true });
    expect(await unblock('operator', 'player')).toEqual({ ErrorText: 'ok', blocked: false });
    expect([await pay(), await isBlocked('player')]).toEqual(['ok', false]);
  });

  test('[CALL-51] accounts of operators are nobody’s children: they are in no list, and no money moves to them', async () => {
    const operator = await token('operator');
    const names = async () =>
      (await call('agencyAllUsers', { query: { pageSize: 100 } }, operator)).result.map(({ username }) => username);
    expect(await names()).not.toContain('operator');
    const setRoles = (roles: string[]) => call('setRoles', { body: { username: 'al99', roles } }, operator);
    const { result } = await call('agencyAllUsers', { query: { searchTerm: 'al99' } }, operator);
    const al99 = result[0]?.id ?? expect.fail('There is no such user.');
    await setRoles(['OPERATOR']);
    expect(await names()).not.toContain('al99');
    const { status } = await platform().send('agencyNode', { query: { userId: al99 } }, operator);
    expect(status).toBe(404);
    await setRoles(['AL99']);
    expect(await names()).toContain('al99');
  });

  test('[CALL-51] a user who was created signs in with the first password, and a repetition creates nobody else', async () => {
    const requestId = randomUUID();
    const username = 'New.Agent';
    const opening = { currencyId: 941, amount: '12.34' };
    const body = { requestId, kind: 'agent' as const, username, password: 'first password', opening };
    const created = await call('agencyCreateUser', { body }, await token('master'));
    expect(created).toMatchObject({ ErrorText: 'ok', username: 'new.agent' });
    const other = { ...body, password: 'other password' };
    expect(await call('agencyCreateUser', { body: other }, await token('master'))).toEqual(created);
    const changed = await call('agencyCreateUser', { body: { ...body, kind: 'player' } }, await token('master'));
    expect(changed.error).toBe('requestIdUsed');
    const { issuer, origin } = platform();
    const site = { issuer, clientId: 'kvota-site', redirectUri: `${origin}/callback` };
    const tokens = await signIn(site, { username: 'new.agent', password: 'first password' });
    const { node } = await call('agencyConnection', {}, tokens.access_token);
    expect(node).toMatchObject({ kind: 'agent', depth: 2, wallets: [{ wallet_0: '12.34' }] });
    const stored = JSON.stringify(await platform().db.query.agencyRequests.findMany());
    expect(stored).not.toContain('first password');
    await call('setRoles', { body: { username: 'new.agent', roles: [] } }, await token('operator'));
    const status = (await platform().send('agencyMyAgents', { query: {} }, tokens.access_token)).status;
    expect(status).toBe(403);
  });

  test('[SEC-10] after a lost answer the request has what became of it', async () => {
    // The calls of the tests before are forgotten.
    await platform().clock.jump(60_000);
    await platform().db.delete(attempts);
    const transfer = transferInput(idOf('player'));
    const ask = async () =>
      call('agencyRequest', { query: { requestId: transfer.body.requestId } }, await token('agent'));
    expect(await ask()).toEqual({ state: 'unknown' });
    const answer = await call('agencyAddCredit', transfer, await token('agent'));
    expect(await ask()).toEqual({ state: 'done', answer });
  });

  test('odd notes are kept as text, and odd names and terms are refused or found nowhere', async () => {
    await platform().clock.jump(3_700_000);
    const sound = oddStrings.filter((text) => faultOfInput('note', text) === undefined);
    const give = async (text: string) => {
      const transfer = { body: { ...transferInput(idOf('player')).body, note: text } };
      const wanted = sound.includes(text) ? 'ok' : 'invalidInput';
      expect(await outcome('agencyAddCredit', transfer, 'agent'), text).toBe(wanted);
    };
    for (let from = 0; from < oddStrings.length; from += 25) {
      await Promise.all(oddStrings.slice(from, from + 25).map(give));
      await platform().clock.jump(60_000);
    }
    const query = { query: { pageSize: sound.length, userId: idOf('player') } };
    const listed = await call('agencyAgentTransactions', query, await token('agent'));
    const notes = listed.result.map(({ note }) => note);
    expect(notes.toSorted()).toEqual(sound.map((text) => text.trim()).toSorted());
    expect(sound.length).toBeGreaterThan(40);
    await Promise.all(
      sound.map(async (text) => {
        const user = { requestId: randomUUID(), kind: 'player', username: text, password: 'long enough' };
        expect(['invalidName', 'ok']).toContain(await outcome('agencyCreateUser', { body: user }, 'agent'));
        expect(await outcome('agencyMyAgents', { query: { cursor: text } }, 'agent'), text).toBe('ok');
        expect(await outcome('agencyAllUsers', { query: { searchTerm: text, pageSize: 1 } }, 'agent'), text).toBe('ok');
      }),
    );
    for (const text of ['a\u0000b', 'a\uD800b']) {
      const transfer = { body: { ...transferInput(idOf('player')).body, note: text } };
      expect(await outcome('agencyAddCredit', transfer, 'agent')).toBe('invalidInput');
    }
    for (const amount of ['0', '0.00', '-1', '1e3', '1,5', '1.005', '1000000000000000', ''])
      expect(
        await outcome('agencyAddCredit', { body: { ...transferInput(idOf('player')).body, amount } }, 'agent'),
      ).toBe('invalidInput');
  });

  test('[SEC-02] transfers, searches, reports of commission, new users and decisions are limited; a repetition does not count', async () => {
    await platform().clock.jump(3_700_000);
    const first = transferInput(idOf('player'));
    const many = async (name: AgencyCall, count: number, input: () => object) => {
      const outcomes = await Promise.all(Array.from({ length: count }, () => outcome(name, input(), 'agent')));
      return outcomes.filter((one) => one.startsWith('tooMany'));
    };
    expect(await outcome('agencyAddCredit', first, 'agent')).toBe('ok');
    expect(await many('agencyAddCredit', 32, () => first)).toEqual([]);
    expect(await many('agencyDecCredit', 30, () => transferInput(idOf('player')))).toEqual(['tooManyTransfers']);
    expect(await outcome('agencyAddCredit', first, 'agent')).toBe('ok');
    const refused = await platform().send('agencyDecCredit', transferInput(idOf('player')), await token('agent'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const search = () => ({ query: { searchTerm: 'play' } });
    expect(await many('agencySearchUser', 61, search)).toEqual(['tooManySearches']);
    const report = () => ({ query: { periodId: '2001-01' } });
    expect(await many('agencyCommission', 61, report)).toEqual(['tooManyLookups']);
    const rows = () => ({ query: { periodId: '2001-01', userId: idOf('player') } });
    expect(await many('agencyStatementRows', 121, rows)).toEqual(['tooManyLookups']);
    const invalid = () => ({
      body: { requestId: randomUUID(), kind: 'player', username: '1', password: 'long enough' },
    });
    expect(await many('agencyCreateUser', 61, invalid)).toEqual(['tooManyUsers']);
    const decision = () => ({ body: { requestId: randomUUID(), id: 'nothing', approve: true, reason: 'yes' } });
    expect(await many('agencyVoidDecision', 121, decision)).toEqual(['tooManyVoidRequests']);
  });

  test('the ledger adds up after all that', async () => {
    expect(await platform().ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
});
