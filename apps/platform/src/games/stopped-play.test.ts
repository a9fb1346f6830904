import { randomUUID } from 'node:crypto';

import type { WalletBody } from '@kvota/contracts/wallet';
import { createFakeClock } from '@kvota/server/fake-clock';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { allDatabases } from '../testing/databases.ts';
import { sampleGame, startSampleGameServer, type SampleGameServer } from '../testing/sample-game-server.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const rsd = 941;
const day = 86_400_000;

describe.each(allDatabases)('games of players who stopped to play, on $name', ({ open }) => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));
  let database: OpenDatabase;
  let server: SampleGameServer;
  let platform: TestPlatform;
  beforeAll(async () => {
    server = await startSampleGameServer(clock);
    server.games = { version: '1', games: [sampleGame()] };
    database = await open();
    const { code, url, keys } = server;
    platform = await createTestPlatform({ database, clock, gameServers: [{ code, url, keys, origin: url }] });
    await clock.jump(10_000);
    await vi.waitFor(async () => expect((await platform.call('gamesEnabled', {})).games).toHaveLength(1));
  });
  afterEach(async () => {
    const operator = (await platform.signIn('operator')).access_token;
    expect(await platform.call('checkLedger', {}, operator)).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(async () => {
    await platform.close();
    await Promise.all([server.close(), database.close()]);
  });

  const tokenOf = async (username: string) => (await platform.signIn(username)).access_token;
  const start = async (username: string) =>
    platform.call(
      'startSession',
      { body: { game_code: 'book', provider: 'sava', currency_id: rsd } },
      await tokenOf(username),
    );
  const session = async (username: string): Promise<string> => {
    const { ErrorText, token } = await platform.call(
      'rgsStartSession',
      { body: { game_code: 'book', currency_id: rsd } },
      await tokenOf(username),
    );
    expect(ErrorText).toBe('ok');
    const opened = await server.call(platform.url, 'authenticate', { token: token ?? '' });
    if (opened.status !== 'ok') throw new Error(opened.status);
    return opened.session_id;
  };
  const transact = (
    session_id: string,
    kind: 'bet' | 'win',
    amount: string,
    more: Partial<WalletBody<'transact'>> = {},
  ) =>
    server.call(platform.url, 'transact', {
      session_id,
      round_id: randomUUID(),
      game_code: 'book',
      finished: true,
      transactions: [{ id: randomUUID(), kind, amount }],
      ...more,
    });
  const credit = async (username: string) => {
    const { wallets } = await platform.call('ping', { query: {} }, await tokenOf(username));
    const wallet = wallets.find(({ currency_id }) => currency_id === rsd);
    return Number(wallet?.wallet_0) + Number(wallet?.wallet_1);
  };
  const pause = async (username: string) => platform.call('pausePlay', { body: { days: 1 } }, await tokenOf(username));

  test('[OP-87] [CAS-34] paused: no game starts, no round begins; a round that has begun is finished', async () => {
    const open = await session('player');
    const round_id = randomUUID();
    expect(await transact(open, 'bet', '20.00', { round_id, finished: false })).toMatchObject({ status: 'ok' });
    const { play } = await pause('player');
    expect(await platform.call('ping', { query: {} }, await tokenOf('player'))).toMatchObject({ play });
    const until = { until: play.until };
    expect(await transact(open, 'bet', '20.00')).toMatchObject({ status: 'selfExcluded', ...until });
    // The game opens for its open round, and for nothing else.
    const again = await session('player');
    expect(await transact(again, 'bet', '20.00')).toMatchObject({ status: 'selfExcluded', ...until });
    expect(await transact(again, 'bet', '20.00', { round_id, finished: false })).toMatchObject({ status: 'ok' });
    expect(await transact(again, 'win', '50.00', { round_id })).toMatchObject({ status: 'ok' });
    expect(await start('player')).toMatchObject({ error: 'playPaused', ...until });
    await clock.jump(day);
    expect(await transact(await session('player'), 'bet', '20.00')).toMatchObject({ status: 'ok' });
    expect((await platform.call('ping', { query: {} }, await tokenOf('player'))).play).toBeUndefined();
  });

  test('[OP-87] of bets at once with a pause none is booked after its answer', async () => {
    const open = await session('player2');
    await clock.jump(10_000);
    let booked = 0;
    const stopping: Promise<number>[] = [];
    const bet = async () => {
      for (;;) {
        // Rounds have a least length. Further bets of one round have none.
        const { status } = await transact(open, 'bet', '20.00', { finished: false });
        if (status === 'selfExcluded') return;
        if (status === 'ok') booked += 1;
        await clock.jump(10_000);
        if (booked >= 3 && stopping.length === 0) stopping.push(pause('player2').then(() => credit('player2')));
      }
    };
    const before = await credit('player2');
    await Promise.all(Array.from({ length: 4 }, bet));
    const [then] = await Promise.all(stopping);
    expect([await credit('player2'), before - 20 * booked]).toEqual([then, then]);
  });

  test('[OP-87] [CAS-31] excluded: sessions end, and no game starts', async () => {
    const open = await session('al2');
    await platform.call('excludeSelf', { body: { months: null } }, await tokenOf('al2'));
    expect(await platform.call('gameSession', {}, await tokenOf('al2'))).toEqual({ session: null });
    expect(await transact(open, 'bet', '20.00')).toMatchObject({ status: 'selfExcluded' });
    const refusal = await start('al2');
    expect(refusal).toMatchObject({ error: 'selfExcluded' });
    expect(refusal.until).toBeUndefined();
    const messages = await platform.send('messages', { query: { page: 1 } }, await tokenOf('al2'));
    expect(messages.status).toBe(200);
  });
});
