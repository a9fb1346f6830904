import { randomUUID } from 'node:crypto';

import { agencyCalls, staffRights, type StaffRight } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import {
  agencyBlocks,
  agencyStaff,
  attempts,
  ledgerTransactions,
  users,
  wallets,
} from '../../database/schema/index.ts';
import { agencyMatrix, transferInput, type AgencyCall } from '../../testing/agency-matrix.ts';
import { undoMatrixAct } from '../../testing/agency-matrix-tickets.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { signIn } from '../../testing/sign-in.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { callRights, neededFor } from './rights.ts';

/** The matrix makes more calls than an address may. */
const rate = { perSecond: 1000, burst: 10_000 };
const password = 'one-time password';

/** The calls that each right opens, written down a second time. `none` are open to everybody, `agent` to no staff. */
const expected: Readonly<Record<StaffRight | 'none' | 'agent', readonly string[]>> = {
  none: [
    'Connection Node MyAgents SearchUser AllUsers AgentTransactions Request UserStats Calculation Office Alerts UserSettings',
    'Limits Periods Audit Standing',
  ],
  money: ['AddCredit DecCredit Repay SaveLine'],
  block: ['BlockUser UnblockUser'],
  users: ['SaveLine CreateUser SaveUser ResetPassword SaveLimits'],
  pii: ['SaveUser'],
  tickets: ['Tickets TicketInfo VoidRequests Export'],
  void: ['VoidRequest VoidDecision'],
  export: ['Export ExportFile'],
  plans: [
    'PromoCodes CreatePromoCode PromoCodeState Plan SavePlan PlanPreview Commission Statement StatementRows Pay Correction',
  ],
  agent: ['Staff SaveStaff Connect ConnectTarget AuditCheck CloseUser MoveUser CancelMove'],
};
const callsOf = (right: keyof typeof expected): string[] =>
  expected[right].flatMap((names) => names.split(' ').map((name) => `agency${name}`));

test('[OP-74] every call of the contract has its rights, as they are written down here', () => {
  expect(Object.keys(callRights).toSorted()).toEqual(Object.keys(agencyCalls).toSorted());
  for (const [name, { input }] of agencyMatrix) {
    const needed = neededFor(name, input('user'));
    const wanted = [...staffRights, 'none' as const, 'agent' as const].filter((right) => callsOf(right).includes(name));
    expect(needed === 'agent' ? ['agent'] : needed.length === 0 ? ['none'] : [...needed].toSorted(), name).toEqual(
      wanted.toSorted(),
    );
  }
});

describePlatforms('[OP-74] calls of staff accounts', { rate, freshSignIn: true }, (platform) => {
  let [agent, operator, staff, staffId, player] = ['', '', '', '', ''];
  const call: TestPlatform['call'] = (...args) => platform().call(...args);
  const signInAs = async (username: string): Promise<string> => {
    const { issuer, origin } = platform();
    const site = { issuer, clientId: 'kvota-affiliates', redirectUri: `${origin}/callback` };
    return (await signIn(site, { username, password })).access_token;
  };
  const give = (rights: StaffRight[]) =>
    platform().db.update(agencyStaff).set({ rights }).where(eq(agencyStaff.userId, staffId));
  const outcome = async (name: AgencyCall, input: object, token = staff): Promise<string> => {
    const response = await platform().send(name, input, token);
    const answer = (await response.json()) as { code?: string; error?: string; right?: string };
    await undoMatrixAct(platform().db, name);
    const code = (response.status === 200 ? answer.error : answer.code) ?? 'ok';
    return answer.right === undefined ? code : `${code} ${answer.right}`;
  };
  beforeAll(async () => {
    agent = (await platform().signIn('agent')).access_token;
    operator = (await platform().signIn('operator')).access_token;
    const found = await platform().db.select().from(users).where(eq(users.username, 'player'));
    player = found[0]?.id ?? '';
    const caps = [{ currencyId: 941, cap: '10.00' }];
    const body = { act: 'create', requestId: randomUUID(), username: 'Cashier', password, firstName: 'Ana' } as const;
    const created = await call('agencySaveStaff', { body: { ...body, rights: ['money'], caps } }, agent);
    expect(created).toMatchObject({ ErrorText: 'ok', username: 'cashier' });
    staffId = created.userId ?? '';
    staff = await signInAs('cashier');
  });

  test('a staff account signs in with its password, acts on the node of its employer, and stops at its cap', async () => {
    const own = await call('agencyConnection', {}, staff);
    expect(own).toMatchObject({
      node: { username: 'agent' },
      rights: ['money'],
      staff: { employer: 'agent', firstName: 'Ana', caps: [{ cap: '10.00', used: '0.00', left: '10.00' }] },
    });
    expect((await call('agencyConnection', {}, agent)).rights).toEqual([...staffRights, 'staff']);
    for (let i = 0; i < 10; i += 1)
      expect((await call('agencyAddCredit', transferInput(player), staff)).error ?? 'ok').toBe('ok');
    const refused = await call('agencyAddCredit', transferInput(player), staff);
    expect(refused).toMatchObject({ error: 'cashCap', cashCap: { cap: '10.00', used: '10.00', left: '0.00' } });
    const listed = await call('agencyStaff', {}, agent);
    expect(listed.result).toMatchObject([{ username: 'cashier', active: true, caps: [{ used: '10.00' }] }]);
    expect(listed.result[0]?.lastActive).not.toBeNull();
    await platform().clock.jump(86_400_000);
    expect((await call('agencyConnection', {}, staff)).staff?.caps[0]?.left).toBe('10.00');
  });

  test('each call needs exactly its rights, and one that was taken away is refused from the next call on', async () => {
    for (const [name, { input }] of agencyMatrix) {
      await platform().db.delete(attempts);
      const sent = input(player);
      const needed = neededFor(name, sent);
      if (needed === 'agent') {
        await give([...staffRights]);
        const wanted = name === 'agencyAuditCheck' ? 'forbidden' : 'notAllowed staff';
        expect(await outcome(name, sent), name).toBe(wanted);
        continue;
      }
      for (const right of needed) {
        await give(staffRights.filter((one) => one !== right));
        expect(await outcome(name, input(player)), `${name} without ${right}`).toBe(`notAllowed ${right}`);
      }
      await give([...needed]);
      expect(await outcome(name, input(player)), name).not.toContain('notAllowed');
    }
  });

  test('a block of the employer stops its staff at once, and the own connection is still answered', async () => {
    await give([...staffRights]);
    const master = (await platform().signIn('master')).access_token;
    const [own] = await platform().db.select().from(users).where(eq(users.username, 'agent'));
    const body = { userId: own?.id ?? '', scope: 'self' as const };
    await call('agencyBlockUser', { body }, master);
    expect(await outcome('agencyMyAgents', {})).toBe('agentBlocked');
    expect(await outcome('agencyAddCredit', transferInput(player))).toBe('agentBlocked');
    expect((await call('agencyConnection', {}, staff)).node).toMatchObject({ blocked: true });
    await platform().db.delete(agencyBlocks);
    expect(await outcome('agencyMyAgents', {})).toBe('ok');
    await call('setBlocked', { body: { username: 'cashier', blocked: true } }, operator);
    expect(await outcome('agencyMyAgents', {})).toBe('agentBlocked');
    await call('setBlocked', { body: { username: 'cashier', blocked: false } }, operator);
  });

  test('no way of giving money opens a wallet of a staff account: each is refused, and nothing is booked', async () => {
    await give([...staffRights]);
    const booked = () => platform().db.$count(ledgerTransactions);
    const before = await booked();
    const grant = { requestId: randomUUID(), username: 'cashier', kind: 'regular', name: 'Gift' } as const;
    expect(await call('grantBonus', { body: { ...grant, amount: '100.00' } }, operator)).toEqual({
      ErrorText: 'The user is a staff account of an agent, which has no wallets. Nothing was granted.',
      error: 'staffAccount',
    });
    // Nobody has it as a child, neither the operator nor the employer nor the account itself.
    for (const token of [operator, agent, staff])
      expect(await outcome('agencyAddCredit', transferInput(staffId), token)).toBe('userUnknown');
    expect(await platform().db.$count(wallets, eq(wallets.userId, staffId))).toBe(0);
    expect(await booked()).toBe(before);
  });

  test('a switched-off account is signed out everywhere, and cannot sign in', async () => {
    const { result } = await call('agencyStaff', {}, agent);
    const version = result[0]?.version ?? 0;
    const off = { act: 'change', userId: staffId, version, firstName: 'Ana', active: false } as const;
    const body = { ...off, rights: [], caps: [] };
    expect((await call('agencySaveStaff', { body }, agent)).staff).toMatchObject({
      active: false,
      version: version + 1,
    });
    await platform().clock.advance(1000);
    expect(await outcome('agencyMyAgents', {})).toBe('unauthorized');
    await expect(signInAs('cashier')).rejects.toThrow();
  });

  test('the operator has staff as the root, and the ledger adds up after all that', async () => {
    const body = { act: 'create', requestId: randomUUID(), username: 'clerk', password, firstName: '' } as const;
    await call('agencySaveStaff', { body: { ...body, rights: [], caps: [] } }, operator);
    const clerk = await signInAs('clerk');
    expect((await call('agencyConnection', {}, clerk)).node).toMatchObject({ kind: 'root' });
    expect(await outcome('agencyAllUsers', { query: {} }, clerk)).toBe('ok');
    expect(await outcome('agencyAuditCheck', {}, clerk)).toBe('forbidden');
    expect(await platform().ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
});
