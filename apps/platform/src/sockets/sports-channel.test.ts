import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';

import { describePlatforms } from '../testing/describe-platforms.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const once = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, (...args: unknown[]) => resolve(args)));

async function connect(platform: TestPlatform): Promise<Socket> {
  const socket = io(`${platform.url}/sports`, {
    transports: ['websocket'],
    reconnectionDelay: 1,
    reconnectionDelayMax: 1,
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  await once(socket, 'connect');
  return socket;
}

describePlatforms('sports channel', {}, (platform) => {
  test("[CALL-05] [NET-23] the token of preAuth gives a socket its user, and only that user's sockets get their events", async () => {
    const { access_token: token } = await platform().signIn('player');
    const { id } = await platform().call('user', {}, token);
    const [mine, nobodys] = [await connect(platform()), await connect(platform())];
    const preAuth = await platform().call('preAuth', {}, token);
    await mine.emitWithAck('auth', { token: preAuth.token });
    const refused = { ErrorText: 'error', error: 'unauthorized' };
    expect(await nobodys.emitWithAck('auth', { token: `${preAuth.token}x` })).toEqual(refused);
    expect(await nobodys.emitWithAck('auth', 'garbage')).toMatchObject({ error: 'unauthorized' });
    let overheard = 0;
    nobodys.onAny(() => (overheard += 1));
    const received = once(mine, 'casinoInactiveGame');
    platform().sports.toUser(id, 'casinoInactiveGame', { game_code: 'dice' });
    expect(await received).toEqual([{ game_code: 'dice' }]);
    await nobodys.emitWithAck('global');
    expect(overheard).toBe(0);
  });

  test('[NET-23] a token of preAuth is refused once its minute is over', async () => {
    const { access_token: token } = await platform().signIn('player');
    const { id } = await platform().call('user', {}, token);
    const preAuth = await platform().call('preAuth', {}, token);
    await platform().clock.jump(61_000);
    const socket = await connect(platform());
    await socket.emitWithAck('auth', { token: preAuth.token });
    let received = 0;
    socket.onAny(() => (received += 1));
    platform().sports.toUser(id, 'casinoInactiveGame', { game_code: 'dice' });
    await socket.emitWithAck('global');
    expect(received).toBe(0);
  });

  test('[NET-24] sockets that joined global receive changes of settings and pages', async () => {
    const { access_token: token } = await platform().signIn('operator');
    const socket = await connect(platform());
    await socket.emitWithAck('global');
    const settings = once(socket, 'reload_settings');
    await platform().call('setSetting', { body: { group: 'status', key: 'disableCasinoPage', value: true } }, token);
    expect(await settings).toEqual([]);
    const page = once(socket, 'reload_page');
    await platform().call('reloadPage', { body: {} }, token);
    expect(await page).toEqual([]);
    await platform().call('setSetting', { body: { group: 'status', key: 'disableCasinoPage', value: false } }, token);
  });

  test('[NET-39] joining reports the time since the last change, or since the start', async () => {
    const { access_token: token } = await platform().signIn('operator');
    const socket = await connect(platform());
    await platform().call('setSetting', { body: { group: 'status', key: 'disableCasinoPage', value: false } }, token);
    expect(await socket.emitWithAck('global')).toEqual({ ErrorText: 'ok', changedAgo: 0 });
    await platform().clock.advance(5000);
    expect(await socket.emitWithAck('global')).toEqual({ ErrorText: 'ok', changedAgo: 5000 });
    await platform().call('setBanners', { body: { banners: [] } }, token);
    expect(await socket.emitWithAck('global')).toEqual({ ErrorText: 'ok', changedAgo: 0 });
  });

  test('[NET-16] every change by an operator is sent to all; a refused one is not', async () => {
    const { access_token: token } = await platform().signIn('operator');
    const socket = await connect(platform());
    await socket.emitWithAck('global');
    let notified = 0;
    socket.on('reload_settings', () => (notified += 1));
    const [theme, texts] = [{ colors: {} }, { summary: 'All', title: 'All', inForceSince: '2026-11-01' }];
    const document = { doc: 'cookies', lang: 'en', ...texts } as const;
    const changes = [
      () => platform().call('setBanners', { body: { banners: [] } }, token),
      () => platform().call('setBannersPageSettings', { body: { pages: [] } }, token),
      () => platform().call('setTheme', { body: { domain: '*', dark: theme, light: theme } }, token),
      () => platform().call('setDocument', { body: { ...document, text: '## A\nb' } }, token),
    ];
    for (const change of changes) {
      const received = once(socket, 'reload_settings');
      expect((await change()).ErrorText).toBe('ok');
      await received;
    }
    const page = once(socket, 'reload_page');
    await platform().call('setDocument', { body: { ...document, text: 'No section' } }, token);
    await platform().call('reloadPage', { body: {} }, token);
    await page;
    expect(notified).toBe(changes.length);
  });

  test('what is not in the contract is ignored and counted', async () => {
    const socket = await connect(platform());
    const before = platform().sports.malformed();
    socket.emit('auth');
    socket.emit('auth', { token: 5 });
    socket.emit('prematch', { sport: 'F' });
    await socket.emitWithAck('global');
    expect(platform().sports.malformed() - before).toBe(3);
  });

  test('dropped sockets see a broken transport and come back by themselves', async () => {
    const { access_token: token } = await platform().signIn('operator');
    const socket = await connect(platform());
    const lost = once(socket, 'disconnect');
    const back = once(socket, 'connect');
    const { dropped } = await platform().call('dropSockets', { body: {} }, token);
    expect(dropped).toBeGreaterThanOrEqual(1);
    expect(await lost).toEqual(['transport close', expect.anything()]);
    await back;
    expect(socket.connected).toBe(true);
  });
});
