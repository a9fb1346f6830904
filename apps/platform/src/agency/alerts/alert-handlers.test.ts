import { randomUUID } from 'node:crypto';

import type { StaffRight } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { agencyBlocks, agencyStaff, users } from '../../database/schema/index.ts';
import { describePlatforms } from '../../testing/describe-platforms.ts';
import { signIn } from '../../testing/sign-in.ts';

const password = 'one-time password';

describePlatforms('alerts of agents over the wire', { freshSignIn: true }, (platform) => {
  let [agent, master, player, staff, staffId] = ['', '', '', '', ''];
  const alerts = (token?: string) => platform().call('agencyAlerts', {}, token);
  const outcome = async (token?: string): Promise<string> => {
    const response = await platform().send('agencyAlerts', {}, token);
    return response.status === 200 ? 'ok' : ((await response.json()) as { code: string }).code;
  };
  beforeAll(async () => {
    const token = async (name: string) => (await platform().signIn(name)).access_token;
    [agent, master, player] = [await token('agent'), await token('master'), await token('player')];
    const account = {
      act: 'create',
      requestId: randomUUID(),
      username: 'counter',
      password,
      firstName: 'Ana',
    } as const;
    const created = await platform().call('agencySaveStaff', { body: { ...account, rights: [], caps: [] } }, agent);
    staffId = created.userId ?? '';
    const { issuer, origin } = platform();
    const site = { issuer, clientId: 'kvota-affiliates', redirectUri: `${origin}/callback` };
    staff = (await signIn(site, { username: 'counter', password })).access_token;
  });

  test('[OP-87] [SEC-02] visitors and players are refused, and so are a blocked agent and its staff', async () => {
    expect([await outcome(), await outcome(player), await outcome(agent), await outcome(staff)]).toEqual([
      'unauthorized',
      'forbidden',
      'ok',
      'ok',
    ]);
    const [own] = await platform().db.select().from(users).where(eq(users.username, 'agent'));
    await platform().call('agencyBlockUser', { body: { userId: own?.id ?? '', scope: 'self' } }, master);
    expect([await outcome(agent), await outcome(staff)]).toEqual(['agentBlocked', 'agentBlocked']);
    // For the operator it is a block of a child by somebody below, and for the master an own one.
    expect((await alerts(master)).blocks).toEqual({ count: 0, rows: [] });
    await platform().db.delete(agencyBlocks);
  });

  test('[OP-74] staff get the kinds of alerts whose rights they have, and null for the others', async () => {
    const kinds = async (rights: StaffRight[]): Promise<string[]> => {
      await platform().db.update(agencyStaff).set({ rights }).where(eq(agencyStaff.userId, staffId));
      const { asOf: _asOf, ...parts } = await alerts(staff);
      return Object.entries(parts).flatMap(([kind, part]) => (part === null ? [] : [kind]));
    };
    const open = ['lowFloats', 'limits', 'blocks'];
    expect(await kinds([])).toEqual(open);
    expect(await kinds(['money', 'block', 'users', 'pii', 'export', 'void'])).toEqual(open);
    expect(await kinds(['tickets'])).toEqual([...open, 'wins']);
    expect(await kinds(['tickets', 'void'])).toEqual(['voidRequests', ...open, 'wins']);
    expect(await kinds(['plans'])).toEqual([...open, 'statements']);
    const { asOf: _asOf, ...all } = await alerts(agent);
    expect(Object.values(all)).not.toContain(null);
  });
});
