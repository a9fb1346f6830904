import { decodeJwt } from 'jose';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';

import { createCookieJar } from '../testing/cookie-jar.ts';
import { describePlatforms } from '../testing/describe-platforms.ts';
import { openLegs } from '../testing/open-legs.ts';
import { paidTicket } from '../testing/paid-ticket.ts';
import { postToken, signIn } from '../testing/sign-in.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const tokenOf = async (platform: TestPlatform, username: string) => (await platform.signIn(username)).access_token;
const freshSignIn = ({ issuer, origin }: TestPlatform, username: string) =>
  signIn(
    { issuer, clientId: 'kvota-site', redirectUri: `${origin}/callback` },
    { username, password: 'kvota' },
    createCookieJar(),
  );
const refresh = (platform: TestPlatform, token: string) =>
  postToken(platform.issuer, { grant_type: 'refresh_token', client_id: 'kvota-site', refresh_token: token });

describePlatforms('controls of a player', {}, (platform) => {
  const call: TestPlatform['call'] = (...args) => platform().call(...args);
  const token = (username: string) => tokenOf(platform(), username);

  test('[ROLE-01] [ROLE-04] changed roles are in ping at once, and in the token after the next refresh', async () => {
    const operator = await token('operator');
    const player = await freshSignIn(platform(), 'al2');
    const set = (roles: string[]) => call('setRoles', { body: { username: 'al2', roles } }, operator);
    const rolesIn = (id: string) => decodeJwt(id)['resource_access'];
    expect((await call('ping', {}, player.access_token)).roles).toEqual(['AL2']);
    expect(await set(['VIP', 'VIP'])).toEqual({ ErrorText: 'ok' });
    expect((await call('ping', {}, player.access_token)).roles).toEqual(['VIP']);
    const renewed = (await (await refresh(platform(), player.refresh_token)).json()) as typeof player;
    expect(rolesIn(renewed.id_token)).toEqual({ 'kvota-site': { roles: ['VIP'] } });
    await set(['AL2']);
    expect((await call('setRoles', { body: { username: 'nobody', roles: [] } }, operator)).error).toBe('unknownUser');
  });

  test('[ROLE-03] [ROLE-07] a removed role opens no call, even if the token still has it; a new one does at once', async () => {
    const operator = await token('operator');
    const agent = await token('agent');
    const set = (username: string, roles: string[]) => call('setRoles', { body: { username, roles } }, operator);
    const status = async (who: string) => (await platform().send('checkLedger', {}, who)).status;
    expect(await status(agent)).toBe(403);
    await set('agent', ['AGENT', 'OPERATOR']);
    expect(await status(agent)).toBe(200);
    await set('agent', ['AGENT']);
    expect(await status(agent)).toBe(403);
  });

  test('[ROLE-05] AL99 keeps playing through maintenance, others do not; a role given meanwhile counts at once', async () => {
    const operator = await token('operator');
    const pay = async (username: string, id: string) => {
      const body = paidTicket(id, openLegs(platform().offer, ['F'], 1), {
        stake: '20.00',
        wallet: { currency: 'RSD', currency_id: 941 },
      });
      return call('ticketRequest', { body }, await token(username));
    };
    await call('setMaintenance', { body: { seconds: 1 } }, operator);
    await platform().clock.advance(2000);
    expect((await pay('al99', 'maintenance-1')).ErrorText).toBe('ok');
    expect((await pay('player', 'maintenance-2')).error).toBe('maintenance');
    await call('setRoles', { body: { username: 'player', roles: ['AL99'] } }, operator);
    expect((await pay('player', 'maintenance-3')).ErrorText).toBe('ok');
    await call('setRoles', { body: { username: 'player', roles: [] } }, operator);
    await call('setMaintenance', { body: { seconds: 0 } }, operator);
  });

  test('a user is signed out everywhere: the next call of his tokens is refused, and so is their renewal', async () => {
    const operator = await token('operator');
    const [phone, io] = [await freshSignIn(platform(), 'player2'), await freshSignIn(platform(), 'player2')];
    const other = await token('player');
    const status = async (who: string) => (await platform().send('ping', {}, who)).status;
    expect([await status(phone.access_token), await status(io.access_token)]).toEqual([200, 200]);
    expect(await call('endSessions', { body: { username: 'player2' } }, operator)).toEqual({
      ErrorText: 'ok',
      ended: 2,
    });
    expect([await status(phone.access_token), await status(io.access_token), await status(other)]).toEqual([
      401, 401, 200,
    ]);
    expect((await refresh(platform(), io.refresh_token)).status).toBe(400);
    expect((await call('endSessions', { body: { username: 'nobody' } }, operator)).error).toBe('unknownUser');
  });

  test('[NET-09] the sockets of one user are cut, and those of others are not', async () => {
    const operator = await token('operator');
    const connect = async (username: string) => {
      const { token: pass } = await call('preAuth', {}, await token(username));
      // Created last, because it may connect before anything else is awaited.
      const socket = io(`${platform().url}/sports`, { transports: ['websocket'], reconnection: false });
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      await socket.emitWithAck('auth', { token: pass });
      return socket;
    };
    const [mine, theirs] = [await connect('player'), await connect('agent')];
    const gone = new Promise((resolve) => mine.on('disconnect', resolve));
    expect(await call('dropSockets', { body: { username: 'player' } }, operator)).toEqual({
      ErrorText: 'ok',
      dropped: 1,
    });
    expect(await gone).toBe('transport close');
    expect(theirs.connected).toBe(true);
    theirs.close();
    expect((await call('dropSockets', { body: { username: 'nobody' } }, operator)).error).toBe('unknownUser');
  });

  test('a call fails, is slow or is cut for the time and the user that the operator sets', async () => {
    const [operator, player, other] = [await token('operator'), await token('player'), await token('agent')];
    type Fault = Parameters<typeof call<'setFault'>>[1]['body'];
    const set = (body: Fault) => call('setFault', { body }, operator);
    const status = async (who: string) => (await platform().send('transactions', {}, who)).status;
    await set({ call: 'transactions', fault: { kind: 'fail', status: 503 }, seconds: 30, username: 'player' });
    expect([await status(player), await status(other)]).toEqual([503, 200]);
    expect((await platform().send('ping', {}, player)).status).toBe(200);
    await platform().clock.jump(30_000);
    expect(await status(player)).toBe(200);

    await set({ call: 'transactions', fault: { kind: 'slow', milliseconds: 5000 }, seconds: 60 });
    let answered = false;
    const slow = status(player).then((code) => {
      answered = true;
      return code;
    });
    // Another call that is sent later and answered earlier.
    expect((await platform().send('ping', {}, player)).status).toBe(200);
    expect(answered).toBe(false);
    await expect
      .poll(async () => {
        await platform().clock.advance(5000);
        return answered;
      })
      .toBe(true);
    expect(await slow).toBe(200);

    await set({ call: '*', fault: { kind: 'cut' } });
    await set({ call: 'transactions', fault: null });
    await expect(status(other)).rejects.toThrow('fetch failed');
    // An operator can always remove a fault.
    expect(await set({ call: '*', fault: null })).toEqual({ ErrorText: 'ok' });
    expect(await status(other)).toBe(200);
    expect((await set({ call: 'unheardOf', fault: null })).error).toBe('unknownCall');
    expect((await platform().send('setFault', { body: { call: '*', fault: null } }, player)).status).toBe(403);
  });
});
