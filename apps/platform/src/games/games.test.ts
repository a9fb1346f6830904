import { randomUUID } from 'node:crypto';

import type { CallAnswer, gamesCalls } from '@kvota/contracts';
import type { WalletBody } from '@kvota/contracts/wallet';
import { createFakeClock } from '@kvota/server/fake-clock';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { gameSessions } from '../database/schema/index.ts';
import { httpDatabases } from '../testing/databases.ts';
import { sampleGame, startSampleGameServer, type SampleGameServer } from '../testing/sample-game-server.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const rsd = 941;
const start = Date.UTC(2026, 10, 21, 12, 0, 0);

describe.each(httpDatabases)('games on $name', ({ open }) => {
  const clock = createFakeClock(start);
  let database: OpenDatabase;
  let server: SampleGameServer;
  let stranger: SampleGameServer;
  let platform: TestPlatform;
  beforeAll(async () => {
    [server, stranger] = await Promise.all([startSampleGameServer(clock), startSampleGameServer(clock, 'stranger')]);
    server.games = {
      version: '1',
      games: [sampleGame(), sampleGame({ code: 'dice', kind: 'instant', model: 'D', unit: 1 })],
    };
    stranger.games = { version: '1', games: [] };
    database = await open();
    const gameServers = [server, stranger].map(({ code, url, keys }) => ({ code, url, keys, origin: url }));
    platform = await createTestPlatform({ database, clock, gameServers });
    await clock.jump(10_000);
    await vi.waitFor(async () => expect((await platform.call('gamesEnabled', {})).games).toHaveLength(2));
  });
  afterEach(async () => {
    const operator = (await platform.signIn('operator')).access_token;
    expect(await platform.call('checkLedger', {}, operator)).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(async () => {
    await platform.close();
    await Promise.all([server.close(), stranger.close(), database.close()]);
  });

  const tokenOf = async (username: string) => (await platform.signIn(username)).access_token;
  const operate = async (name: 'setGame' | 'setBlocked' | 'setMaintenance' | 'setSetting', body: object) =>
    platform.call(name, { body } as never, await tokenOf('operator'));

  /** Opens a session of a player at the sample server. */
  async function session(username = 'player', code = 'book') {
    const body = { game_code: code, currency_id: rsd };
    const started = await platform.call('rgsStartSession', { body }, await tokenOf(username));
    expect(started).toMatchObject({ ErrorText: 'ok' });
    const opened = await server.call(platform.url, 'authenticate', { token: started.token ?? '' });
    if (opened.status !== 'ok') throw new Error(opened.status);
    return { ...opened, token: started.token ?? '' };
  }
  const credit = async (username = 'player'): Promise<string> => {
    const { wallets } = await platform.call('ping', { query: {} }, await tokenOf(username));
    const wallet = wallets.find(({ currency_id }) => currency_id === rsd);
    return ((Number(wallet?.wallet_0) * 100 + Number(wallet?.wallet_1) * 100) / 100).toFixed(2);
  };
  const round = (session_id: string, transactions: WalletBody<'transact'>['transactions'], more: object = {}) => ({
    session_id,
    round_id: randomUUID(),
    game_code: 'book',
    finished: true,
    transactions,
    ...more,
  });
  const bet = (amount: string, id: string = randomUUID()) => ({ id, kind: 'bet' as const, amount });
  const win = (amount: string, id: string = randomUUID()) => ({ id, kind: 'win' as const, amount });
  const transact = (body: WalletBody<'transact'>) => server.call(platform.url, 'transact', body);
  /** Lets the platform ask the server for its games. */
  const asked = async (): Promise<void> => {
    const before = server.asked();
    await expect
      .poll(async () => {
        await clock.jump(10_000);
        return server.asked();
      })
      .toBeGreaterThan(before);
  };
  const minor = (text: string): number => Math.round(Number(text) * 100);

  test('[CAS-10] a call with another secret, key, provider, body, or an old time is refused, and books nothing', async () => {
    const { session_id } = await session();
    const before = await credit();
    const body = round(session_id, [bet('100.00')]);
    const forgeries = [
      { secret: 'x'.repeat(40) },
      { key: 'k2' },
      { provider: 'nobody' },
      { provider: 'stranger' },
      { timestamp: clock.now() - 30_001 },
      { timestamp: clock.now() + 30_001 },
      { body: JSON.stringify({ ...body, finished: false }) },
    ];
    for (const forged of forgeries) {
      expect(await server.send(platform.url, 'transact', body, forged)).toMatchObject({ status: 401, signed: false });
    }
    expect(await credit()).toBe(before);
    expect(await server.send(platform.url, 'transact', body, { timestamp: clock.now() - 30_000 })).toMatchObject({
      status: 200,
      signed: true,
    });
  });

  test('[CAS-10] a session and its transactions belong to one server', async () => {
    const { session_id } = await session();
    expect(await stranger.send(platform.url, 'transact', round(session_id, [bet('100.00')]))).toMatchObject({
      status: 403,
      signed: true,
    });
    expect(await stranger.send(platform.url, 'balance', { session_id: 'unknown' })).toMatchObject({ status: 404 });
  });

  test('[CALL-58, CAS-10] a launch token opens a session once, within a minute', async () => {
    const { token, ...opened } = await session();
    expect(opened).toMatchObject({ mode: 'real', game_code: 'book', currency: 'RSD', lang: 'en' });
    expect(opened.stakes.at(0)).toBe('10.00');
    expect(await server.call(platform.url, 'authenticate', { token })).toEqual({ status: 'sessionExpired' });
    const body = { game_code: 'book', currency_id: rsd };
    const late = await platform.call('rgsStartSession', { body }, await tokenOf('player'));
    await clock.jump(60_000);
    expect(await server.call(platform.url, 'authenticate', { token: late.token ?? '' })).toEqual({
      status: 'sessionExpired',
    });
  });

  describe('free rounds', () => {
    const free = (amount: string, grant: string) => ({ id: randomUUID(), kind: 'free_bet' as const, amount, grant });
    const granted = async (more: object = {}) => {
      const expiresAt = new Date(clock.now() + 3_600_000).toISOString();
      const own = { username: 'player2', game_code: 'book', currencyId: rsd, rounds: 10, stake: '20.00', expiresAt };
      const body = { requestId: randomUUID(), ...own, ...more };
      return { body, answer: await platform.call('grantFreeRounds', { body }, await tokenOf('operator')) };
    };

    test('[CAS-55] 50 plays at once use the 10 rounds of a grant; their wins are money in wallet_1, their stakes the house’s', async () => {
      const { answer, body } = await granted();
      const grant = answer.id ?? '';
      expect((await platform.call('grantFreeRounds', { body }, await tokenOf('operator'))).id).toBe(grant);
      const { session_id, free_rounds } = await session('player2');
      expect(free_rounds).toMatchObject([{ grant, left: 10, stake: '20.00' }]);
      // The shortest time between rounds would refuse all but the first.
      const booked: { status: string; free_left?: number | null | undefined }[] = [];
      const before = minor(await credit('player2'));
      for (let wave = 0; wave < 12; wave += 1) {
        await clock.jump(3000);
        booked.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, () => transact(round(session_id, [free('20.00', grant), win('5.00')]))),
          )),
        );
      }
      const done = booked.filter(({ status }) => status === 'ok');
      expect(done.map(({ free_left }) => free_left).toSorted((a, b) => Number(b) - Number(a))).toEqual([
        9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
      ]);
      expect(new Set(booked.map(({ status }) => status))).toEqual(new Set(['ok', 'tooEarly', 'freeRoundsUsed']));
      expect(minor(await credit('player2'))).toBe(before + 10 * 500);
      const { result } = await platform.call('freeRounds', {}, await tokenOf('player2'));
      expect(result).toEqual([]);
      const { session: now } = await platform.call('gameSession', {}, await tokenOf('player2'));
      expect(now).toMatchObject({ staked: '0.00', won: '50.00', net: '50.00', rounds: 10 });
    });

    test('[CAS-55, CAS-13] a free bet that is taken back is left again, and the house has its stake back', async () => {
      const grant = (await granted({ rounds: 1 })).answer.id ?? '';
      const { session_id } = await session('player2');
      const bet = free('20.00', grant);
      const body = round(session_id, [bet], { finished: false });
      const before = await credit('player2');
      expect(await transact(body)).toMatchObject({ status: 'ok', free_left: 0 });
      const back = { id: randomUUID(), of: bet.id, round_id: body.round_id, reason: 'no answer' };
      expect(await server.call(platform.url, 'rollback', back)).toMatchObject({ status: 'ok', balance: before });
      const { result } = await platform.call('freeRounds', {}, await tokenOf('player2'));
      expect(result).toMatchObject([{ left: 1, rounds: 1, game: 'Book of Samples', stake: '20.00' }]);
    });

    test('[CAS-55] a grant holds for its player, game, stake and time only, and an impossible one is refused', async () => {
      const grant = (await granted({ rounds: 5 })).answer.id ?? '';
      const { session_id } = await session('player2');
      await clock.jump(3000);
      for (const bet of [free('10.00', grant), free('20.00', 'nothing')])
        expect(await transact(round(session_id, [bet]))).toMatchObject({ status: 'freeRoundsUsed' });
      const other = await session('player2', 'dice');
      expect(await transact(round(other.session_id, [free('20.00', grant)], { game_code: 'dice' }))).toMatchObject({
        status: 'freeRoundsUsed',
      });
      const stranger2 = await session('player');
      expect(await transact(round(stranger2.session_id, [free('20.00', grant)]))).toMatchObject({
        status: 'freeRoundsUsed',
      });
      await clock.jump(3_600_000);
      const late = await session('player2');
      expect(late.free_rounds).toBeUndefined();
      expect(await transact(round(late.session_id, [free('20.00', grant)]))).toMatchObject({
        status: 'freeRoundsUsed',
      });
      for (const [more, error] of [
        [{ stake: '7.00' }, 'freeStake'],
        [{ game_code: 'nothing' }, 'unknownGame'],
        [{ username: 'nobody' }, 'unknownUser'],
        [{ currencyId: 1000 }, 'noWallet'],
        [{ expiresAt: new Date(clock.now()).toISOString() }, 'invalidEnd'],
      ] as const)
        expect((await granted(more)).answer).toMatchObject({ error });
    });
  });

  test('[CAS-56] an operator adds a section, orders, names and hides sections, and a section follows its query or list', async () => {
    const operator = await tokenOf('operator');
    const set = (body: object) => platform.call('setSection', { body } as never, operator);
    const lobby = async () =>
      (await platform.call('casinoLobby', { query: {} })).map(({ code, result }) => [
        code,
        result.map((game) => game.code),
      ]);
    const before = await lobby();
    const titles = { en: 'Tonight', rs: 'Večeras' };
    expect(await set({ code: 'tonight', titles })).toMatchObject({ error: 'invalidSection' });
    const list = { by: 'list', games: ['dice', 'book'] };
    expect(await set({ code: 'tonight', titles, games: { ...list, games: ['nothing'] } })).toMatchObject({
      error: 'unknownGame',
    });
    expect(await set({ code: 'tonight', titles, order: 1, games: list })).toMatchObject({ ErrorText: 'ok' });
    expect(await lobby()).toEqual([['tonight', ['dice', 'book']], ...before]);
    const [first] = await platform.call('casinoSections', { query: {} });
    expect(first).toMatchObject({ code: 'tonight', name: 'Tonight', titles, games: 2 });
    const found = await platform.call('casinoGames', { query: { section: 'tonight' } });
    expect(found.result.map(({ code }) => code)).toEqual(['dice', 'book']);
    await set({ code: 'tonight', games: { by: 'query', kind: 'slots' } });
    await set({ code: 'popular', order: 0, titles: { en: 'Hot' } });
    await set({ code: 'new', enabled: false });
    const changed = await lobby();
    expect(changed.slice(0, 2).map(([code]) => code)).toEqual(['popular', 'tonight']);
    expect(changed[1]).toEqual(['tonight', ['book']]);
    expect(changed.some(([code]) => code === 'new')).toBe(false);
    await set({ code: 'tonight', enabled: false });
    await set({ code: 'new', enabled: true });
    await set({ code: 'popular', order: 10 });
    expect(await lobby()).toEqual(before);
  });

  test('[CAS-30] an operator chooses one of the profiles of rules, and nothing else', async () => {
    const operator = await tokenOf('operator');
    const rules = { profile: 'GB', reality_check_minutes: 20 } as const;
    await platform.call('setGameRules', { body: rules }, operator);
    expect((await session()).rules).toMatchObject({ profile: 'GB', reality_check_minutes: 20 });
    const wrong = { group: 'general', key: 'gameRules', value: 'anything' };
    expect(await operate('setSetting', wrong)).toMatchObject({ error: 'invalidSetting' });
    await platform.call('setGameRules', { body: { profile: 'standard', reality_check_minutes: null } }, operator);
    expect((await session()).rules).toMatchObject({ profile: 'standard', reality_check_minutes: 60 });
  });

  test('[CAS-11, CAS-31] a bet and its win are booked together; ten repetitions in parallel get the same bytes', async () => {
    const { session_id, balance } = await session();
    const body = round(session_id, [bet('100.00'), win('250.00')]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => server.send(platform.url, 'transact', body)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const answer = JSON.parse(replies[0]?.text ?? '') as { balance: string };
    expect(answer).toMatchObject({ status: 'ok', session: { staked: '100.00', won: '250.00', rounds: 1 } });
    expect(minor(answer.balance)).toBe(minor(balance) + 15_000);
    expect(minor(await credit())).toBe(minor(balance) + 15_000);
  });

  test('[CAS-11] the same id with other content is refused with 422, and books nothing', async () => {
    const { session_id } = await session();
    const body = round(session_id, [bet('100.00')]);
    await transact(body);
    const before = await credit();
    for (const transactions of [
      [{ ...body.transactions[0], amount: '200.00' }],
      [...body.transactions, win('50.00')],
    ] as WalletBody<'transact'>['transactions'][]) {
      expect(await server.send(platform.url, 'transact', { ...body, transactions })).toMatchObject({
        status: 422,
        signed: true,
      });
    }
    expect(await credit()).toBe(before);
  });

  test('[CAS-11] a refused bet stays refused, also when the reason is gone', async () => {
    const { session_id } = await session();
    const body = round(session_id, [bet('100.00')]);
    await operate('setGame', { game_code: 'book', enabled: false });
    expect(await transact(body)).toMatchObject({ status: 'gameInactive' });
    await operate('setGame', { game_code: 'book', enabled: true });
    expect(await transact(body)).toMatchObject({ status: 'gameInactive' });
    expect(await transact(round(session_id, [bet('100.00')]))).toMatchObject({ status: 'ok' });
  });

  test('[CAS-12] a win is booked after the session has ended, while the player is blocked and the game is off', async () => {
    const { session_id } = await session();
    const opened = round(session_id, [bet('100.00')], { finished: false });
    await transact(opened);
    const before = minor(await credit());
    await platform.call('endGameSession', { body: { session_id } }, await tokenOf('player'));
    await operate('setBlocked', { username: 'player', blocked: true });
    await operate('setGame', { game_code: 'book', enabled: false });
    try {
      expect(await transact({ ...opened, transactions: [bet('100.00')] })).toMatchObject({ status: 'playerBlocked' });
      expect(await transact({ ...opened, finished: true, transactions: [win('300.00')] })).toMatchObject({
        status: 'ok',
      });
    } finally {
      await operate('setBlocked', { username: 'player', blocked: false });
      await operate('setGame', { game_code: 'book', enabled: true });
    }
    expect(minor(await credit())).toBe(before + 30_000);
    expect(await transact({ ...opened, transactions: [win('300.00')] })).toMatchObject({ status: 'roundClosed' });
    expect(await transact(round(session_id, [win('300.00')]))).toMatchObject({ status: 'unknownRound' });
  });

  test('[CALL-47] a block of an agent stops the start of games and new bets of everybody below', async () => {
    const { session_id } = await session();
    const { node } = await platform.call('agencyConnection', {}, await tokenOf('agent'));
    const body = { userId: node?.id ?? '' };
    await platform.call('agencyBlockUser', { body }, await tokenOf('master'));
    const start = { body: { game_code: 'book', currency_id: rsd } };
    expect(await platform.call('rgsStartSession', start, await tokenOf('player'))).toMatchObject({
      error: 'youAreBlocked',
    });
    expect(await transact(round(session_id, [bet('100.00')]))).toMatchObject({ status: 'playerBlocked' });
    await platform.call('agencyUnblockUser', { body }, await tokenOf('master'));
    expect(await transact(round(session_id, [bet('100.00')]))).toMatchObject({ status: 'ok' });
  });

  test('[CAS-13] a rollback returns a bet once to where it came from; the round is cancelled', async () => {
    const { session_id } = await session();
    const wallets = async () => (await platform.call('ping', { query: {} }, await tokenOf('player'))).wallets;
    const before = await wallets();
    const opened = round(session_id, [bet('100.00')], { finished: false });
    await transact(opened);
    const rollback = {
      id: randomUUID(),
      of: opened.transactions[0]?.id ?? '',
      round_id: opened.round_id,
      reason: 'test',
    };
    const replies = await Promise.all(Array.from({ length: 5 }, () => server.send(platform.url, 'rollback', rollback)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await server.call(platform.url, 'rollback', { ...rollback, id: randomUUID() })).toEqual({ status: 'ok' });
    expect(await wallets()).toEqual(before);
    expect(await transact({ ...opened, transactions: [win('5.00')] })).toMatchObject({ status: 'rolledBack' });
  });

  test('[CAS-13] a bet that arrives after its rollback is refused; a bet and its rollback at once leave nothing', async () => {
    const { session_id } = await session();
    const before = await credit();
    const id = randomUUID();
    const body = round(session_id, [bet('100.00', id)], { finished: false });
    const rollback = (of: string) => ({ id: randomUUID(), of, round_id: body.round_id, reason: 'test' });
    expect(await server.call(platform.url, 'rollback', rollback(id))).toEqual({ status: 'ok' });
    expect(await transact(body)).toMatchObject({ status: 'rolledBack' });
    for (let times = 0; times < 10; times += 1) {
      const one = round(session_id, [bet('100.00')], { finished: false });
      await clock.jump(3000);
      await Promise.all([
        transact(one),
        server.call(platform.url, 'rollback', rollback(one.transactions[0]?.id ?? '')),
      ]);
    }
    expect(await credit()).toBe(before);
  });

  test('[CAS-34] stakes off the grid, above the limit, above the funds, and too soon are refused, each by name', async () => {
    const { session_id } = await session();
    expect(await transact(round(session_id, [bet('15.00')]))).toMatchObject({
      status: 'betLimit',
      game_limit: '5000.00',
    });
    expect(await transact(round(session_id, [bet('0.00')]))).toMatchObject({ status: 'betLimit' });
    expect(await transact(round(session_id, [bet('10.00')]))).toMatchObject({ status: 'ok' });
    expect(await transact(round(session_id, [bet('10.00')]))).toMatchObject({ status: 'tooEarly', left_ms: 2250 });
    await clock.jump(2250);
    await operate('setGame', { game_code: 'book', enabled: true, max_bet: [{ currency: 'RSD', amount: '50.00' }] });
    expect(await transact(round(session_id, [bet('100.00')]))).toMatchObject({
      status: 'betLimit',
      game_limit: '50.00',
    });
    await operate('setGame', { game_code: 'book', enabled: true });
  });

  test('[NET-21, NET-22, CAS-02, CAS-04, OP-20] a limit is sent to the player, and a game that is switched off to those who play it', async () => {
    const { session_id } = await session();
    const events: unknown[] = [];
    const strangers: unknown[] = [];
    const listen = async (username: string, to: unknown[]) => {
      const socket = io(`${platform.url}/sports`, { transports: ['websocket'], forceNew: true });
      onTestFinished(() => void socket.disconnect());
      socket.onAny((...args: unknown[]) => to.push(args));
      const { token } = await platform.call('preAuth', {}, await tokenOf(username));
      await socket.emitWithAck('auth', { token });
      return socket;
    };
    const [mine, other] = [await listen('player', events), await listen('agent', strangers)];
    await transact(round(session_id, [bet('6000.00')]));
    await operate('setGame', { game_code: 'book', enabled: true, max_bet: [{ currency: 'RSD', amount: '0.50' }] });
    await transact(round(session_id, [bet('10.00')]));
    await operate('setGame', { game_code: 'book', enabled: false });
    await operate('setGame', { game_code: 'book', enabled: true });
    await Promise.all([mine.emitWithAck('global'), other.emitWithAck('global')]);
    expect(events).toEqual([
      ['casinoBetLimit', { game_code: 'book', game_limit: '5000.00', currency: 'RSD' }],
      ['casinoBetLimit', { game_code: 'book', game_limit: null, currency: 'RSD' }],
      ['casinoInactiveGame', { game_code: 'book' }],
    ]);
    expect(strangers).toEqual([]);
  });

  test('[CALL-33, CALL-35, CALL-36, CALL-37, CALL-38, CAS-15] a visitor gets sections, games, tags, studios and what is enabled', async () => {
    const sections = await platform.call('casinoSections', { query: {} });
    expect(sections.find(({ code }) => code === 'slots')).toMatchObject({ games: 1 });
    const lobby = await platform.call('casinoLobby', { query: {} });
    expect(lobby.map(({ code, games }) => [code, games])).toEqual(sections.map(({ code, games }) => [code, games]));
    const { result, rowCount, facets } = await platform.call('casinoGames', { query: { kind: 'instant' } });
    expect([rowCount, result.map(({ code }) => code)]).toEqual([1, ['dice']]);
    expect(facets.provider).toEqual([{ code: 'sava', name: expect.any(String) as string, games: 1 }]);
    const [book] = (await platform.call('casinoGames', { query: { code: 'book' } })).result;
    expect((await platform.call('casinoTags', { query: {} })).map(({ code }) => code)).toEqual(book?.tags);
    expect(await platform.call('casinoProviders', { query: {} })).toEqual([
      { code: 'sava', name: expect.any(String) as string, games: 2 },
    ]);
    expect(await platform.call('gamesEnabled', {})).toEqual({
      providers: ['sava'],
      games: ['book', 'dice'],
      rules: { beside: true },
    });
    await operate('setGame', { game_code: 'dice', enabled: false });
    expect((await platform.call('gamesEnabled', {})).games).toEqual(['book']);
    await operate('setGame', { game_code: 'dice', enabled: true });
  });

  test('[CAS-34] fifty bets at once never make a wallet negative', async () => {
    const { session_id, balance } = await session('player2', 'dice');
    const most = round(session_id, [bet('5000.00')], { game_code: 'dice', finished: false });
    const many = Array.from({ length: 50 }, () => ({ ...most, transactions: [bet('5000.00')] }));
    const answers = await Promise.all(many.map(transact));
    const booked = answers.filter(({ status }) => status === 'ok').length;
    expect(booked).toBe(Math.min(50, Math.floor(minor(balance) / 500_000)));
    expect(minor(await credit('player2'))).toBe(minor(balance) - booked * 500_000);
  });

  test('[CAS-30, CAS-32] after the minutes of the check, bets wait for its answer', async () => {
    // A quarter of an hour without a sign of life begins the time.
    await clock.jump(60 * 60_000);
    /** The player looks at pages all the time. */
    const looks = async (minutes: number): Promise<void> => {
      for (let passed = 0; passed < minutes; passed += 10) {
        await clock.jump(10 * 60_000);
        await platform.call('ping', { query: {} }, await tokenOf('player'));
      }
    };
    const first = await session();
    await transact(round(first.session_id, [bet('10.00'), win('4.00')]));
    await looks(20);
    await transact(round(first.session_id, [bet('10.00')]));
    await looks(20);
    // Neither a reload nor another game does.
    const { session_id } = await session('player', 'dice');
    const dice = { game_code: 'dice' };
    await transact(round(session_id, [bet('10.00')], dice));
    await looks(20);
    expect(await transact(round(session_id, [bet('10.00')], dice))).toMatchObject({ status: 'realityCheckDue' });
    const { session: due } = await platform.call('gameSession', {}, await tokenOf('player'));
    expect(due).toMatchObject({ realityDueAt: new Date(clock.now()).toISOString(), rounds: 1, staked: '10.00' });
    const sums = { staked: '30.00', won: '4.00', net: '-26.00', rounds: 3 };
    expect(due?.check).toMatchObject({ ...sums, since: new Date(clock.now() - 60 * 60_000).toISOString() });
    const again = await session('player', 'dice');
    expect(await transact(round(again.session_id, [bet('10.00')], dice))).toMatchObject({ status: 'realityCheckDue' });
    const body = { session_id: again.session_id, answer: 'continue' as const };
    const answered = await platform.call('answerRealityCheck', { body }, await tokenOf('player'));
    expect(answered.session?.check).toMatchObject({ staked: '0.00', rounds: 0 });
    expect(await transact(round(again.session_id, [bet('10.00')], dice))).toMatchObject({ status: 'ok' });
  });

  test('[CAS-31] a newer session ends the one before, and so does an hour without a bet', async () => {
    const first = await session();
    const second = await session('player', 'dice');
    expect(await transact(round(first.session_id, [bet('10.00')]))).toMatchObject({ status: 'sessionExpired' });
    const dice = { game_code: 'dice' };
    expect(await transact(round(second.session_id, [bet('10.00')], dice))).toMatchObject({ status: 'ok' });
    await clock.jump(60 * 60_000);
    expect(await transact(round(second.session_id, [bet('10.00')], dice))).toMatchObject({ status: 'sessionExpired' });
  });

  test('[CAS-31] if the operator allows several games at once, a newer session ends only those of its game', async () => {
    const several = (value: boolean) =>
      operate('setSetting', { group: 'general', key: 'oneGameAtATime', value: !value });
    await several(true);
    try {
      const first = await session();
      const dice = await session('player', 'dice');
      expect([first.several_games, dice.several_games]).toEqual([true, true]);
      expect(await transact(round(first.session_id, [bet('10.00')]))).toMatchObject({ status: 'ok' });
      expect(await transact(round(dice.session_id, [bet('10.00')], { game_code: 'dice' }))).toMatchObject({
        status: 'ok',
      });
      await session();
      expect(await transact(round(first.session_id, [bet('10.00')]))).toMatchObject({ status: 'sessionExpired' });
    } finally {
      await several(false);
    }
    expect((await session()).several_games).toBeUndefined();
  });

  test('[CALL-56, CALL-57, CAS-33] a start is refused by name: unknown, off, bonus money, no wallet, blocked, maintenance, casino off, server down', async () => {
    const token = await tokenOf('player');
    const startWith = (more: object) =>
      platform.call(
        'startSession',
        { body: { game_code: 'book', provider: 'sava', currency_id: rsd, ...more } },
        token,
      );
    expect(await startWith({})).toMatchObject({ ErrorText: 'ok', url: `${server.url}/play/book` });
    expect(await startWith({ game_code: 'nothing' })).toMatchObject({ error: 'gameUnknown' });
    expect(await startWith({ provider: 'other' })).toMatchObject({ error: 'gameUnknown' });
    expect(await startWith({ currency_id: 1000 })).toMatchObject({ error: 'gameWalletBonus' });
    expect(await startWith({ currency_id: 840 })).toMatchObject({ error: 'noWallet' });
    const until = new Date(clock.now() + 3_600_000).toISOString();
    await operate('setGame', { game_code: 'book', enabled: false, until });
    expect(await startWith({})).toMatchObject({ error: 'gameInactive', until });
    await operate('setGame', { game_code: 'book', enabled: true });
    await operate('setSetting', { group: 'status', key: 'casinoIndefiniteDisabled', value: true });
    expect(await startWith({})).toMatchObject({ error: 'casinoDisabled' });
    await operate('setSetting', { group: 'status', key: 'casinoIndefiniteDisabled', value: false });
    await operate('setBlocked', { username: 'player', blocked: true });
    expect(await startWith({})).toMatchObject({ error: 'youAreBlocked' });
    await operate('setBlocked', { username: 'player', blocked: false });
    const demo = () => platform.call('startDemoGame', { body: { game_code: 'book', provider: 'sava' } });
    const { token: demoToken } = await demo();
    expect(await server.call(platform.url, 'authenticate', { token: demoToken ?? '' })).toMatchObject({
      status: 'ok',
      mode: 'demo',
      currency: 'XXX',
      balance: '10000.00',
    });
    await operate('setSetting', { group: 'general', key: 'gameRules', value: 'DE' });
    expect(await demo()).toMatchObject({ error: 'noDemo' });
    await operate('setSetting', { group: 'general', key: 'gameRules', value: 'standard' });
    const { games } = server;
    server.games = undefined;
    for (let misses = 0; misses < 3; misses += 1) await asked();
    await expect.poll(async () => (await startWith({})).error, { interval: 500 }).toBe('providerDown');
    server.games = games;
    await asked();
    await expect.poll(async () => (await startWith({})).ErrorText, { interval: 500 }).toBe('ok');
  });

  test('[CAS-33] a game that is off starts for a player with an unfinished round, and opens no new one', async () => {
    const body = { game_code: 'book', currency_id: rsd };
    const startAs = async (username: string) => platform.call('rgsStartSession', { body }, await tokenOf(username));
    const begun = round((await session()).session_id, [bet('100.00')], { finished: false });
    expect(await transact(begun)).toMatchObject({ status: 'ok' });
    await operate('setGame', { game_code: 'book', enabled: false });
    try {
      expect(await startAs('player2')).toMatchObject({ error: 'gameInactive' });
      expect(await startAs('player')).toMatchObject({ ErrorText: 'ok', resumed: { round_id: begun.round_id } });
      const { session_id } = await session();
      expect(await transact(round(session_id, [bet('100.00')]))).toMatchObject({ status: 'gameInactive' });
      const end = { ...begun, session_id, finished: true, transactions: [win('300.00')] };
      expect(await transact(end)).toMatchObject({ status: 'ok' });
      expect(await startAs('player')).toMatchObject({ error: 'gameInactive' });
    } finally {
      await operate('setGame', { game_code: 'book', enabled: true });
    }
  });

  test('[OP-66, CAS-33, CAS-46] while the casino is off, no game is enabled and no bet is taken, but an unfinished round is listed, opened and finished', async () => {
    const body = { game_code: 'book', currency_id: rsd };
    const startAs = async (username: string) => platform.call('rgsStartSession', { body }, await tokenOf(username));
    const open = async () =>
      (await platform.call('gameRounds', { query: { state: 'open' } }, await tokenOf('player'))).result;
    const begun = round((await session()).session_id, [bet('100.00')], { finished: false });
    expect(await transact(begun)).toMatchObject({ status: 'ok' });
    expect((await platform.call('gamesEnabled', {})).games).toContain('book');
    await operate('setSetting', { group: 'status', key: 'casinoIndefiniteDisabled', value: true });
    try {
      expect(await platform.call('gamesEnabled', {})).toMatchObject({ games: [], providers: [] });
      const listed = await platform.call('casinoGames', { query: { area: 'all', code: 'book' } });
      expect(listed.result).toMatchObject([{ code: 'book', enabled: false }]);
      expect(await open()).toMatchObject([{ id: begun.round_id, game_code: 'book', provider: 'sava' }]);
      expect(await startAs('player2')).toMatchObject({ error: 'casinoDisabled' });
      expect(await startAs('player')).toMatchObject({ ErrorText: 'ok', resumed: { round_id: begun.round_id } });
      const { session_id } = await session();
      expect(await transact(round(session_id, [bet('100.00')]))).toMatchObject({ status: 'casinoDisabled' });
      const end = { ...begun, session_id, finished: true, transactions: [win('300.00')] };
      expect(await transact(end)).toMatchObject({ status: 'ok' });
      expect(await open()).toEqual([]);
      expect(await startAs('player')).toMatchObject({ error: 'casinoDisabled' });
    } finally {
      await operate('setSetting', { group: 'status', key: 'casinoIndefiniteDisabled', value: false });
    }
  });

  test('[CAS-40, CAS-41] rounds are listed with totals, and each shows its movements', async () => {
    const { session_id } = await session('agent');
    const lost = round(session_id, [bet('100.00')]);
    await transact(lost);
    await clock.jump(3000);
    await transact(round(session_id, [bet('100.00'), win('150.00')]));
    const token = await tokenOf('agent');
    const list = await platform.call('gameRounds', { query: {} }, token);
    expect(list.result.map(({ staked, won }) => [staked, won])).toEqual([
      ['100.00', '150.00'],
      ['100.00', '0.00'],
    ]);
    expect(list.totals).toEqual([
      { currency: 'RSD', currencyId: rsd, rounds: 2, staked: '200.00', won: '150.00', net: '-50.00' },
    ]);
    const { movements, detail } = await platform.call('gameRound', { params: { id: lost.round_id } }, token);
    expect(movements).toHaveLength(1);
    // The sample server keeps no history: the receipt is shown without it.
    expect(detail).toBeNull();
    expect(minor(movements[0]?.balanceBefore ?? '') - minor(movements[0]?.balanceAfter ?? '')).toBe(10_000);
    expect((await platform.send('gameRound', { params: { id: lost.round_id } }, await tokenOf('player'))).status).toBe(
      404,
    );
    const { result } = await platform.call('transactions', { query: { type: 'game' } }, token);
    expect(result.map(({ amount }) => amount)).toEqual(['150.00', '-100.00', '-100.00']);
    expect(result.at(-1)?.roundId).toBe(lost.round_id);
    const all = await server.call(platform.url, 'reconcile', { from: '2026-11-01', to: '2027-01-01' });
    expect(all.result.filter((one) => one.session_id === session_id).map(({ kind, amount }) => [kind, amount])).toEqual(
      [
        ['bet', '100.00'],
        ['bet', '100.00'],
        ['win', '150.00'],
      ],
    );
  });

  test('[CAS-40, CAS-42] sessions and rounds are read page by page, each once; a refused round has its reason', async () => {
    const token = await tokenOf('agent');
    const { session_id } = await session('agent', 'dice');
    const dice = { game_code: 'dice' };
    for (let i = 0; i < 5; i += 1) {
      await clock.jump(3000);
      await transact(round(session_id, [bet('10.00')], dice));
    }
    await clock.jump(3000);
    const refused = round(session_id, [bet('15.25'), win('20.00')], dice);
    expect(await transact(refused)).toMatchObject({ status: 'betLimit' });
    await clock.jump(3000);
    await transact(round(session_id, [bet('20.00')], { ...dice, finished: false }));
    const lines = await platform.call('gamesPlayed', { query: dice }, token);
    expect(lines.result).toMatchObject([
      { session_id, game: 'Book of Samples', rounds: 6, refused: 1, unfinished: 1, staked: '70.00', net: '-70.00' },
    ]);
    expect(lines.totals).toMatchObject([{ rounds: 6, staked: '70.00', won: '0.00', net: '-70.00' }]);
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const query = { session_id, page_size: 2, ...(cursor !== null && { cursor }) };
      const page: CallAnswer<typeof gamesCalls.gameRounds> = await platform.call('gameRounds', { query }, token);
      expect(page.rowCount).toBe(7);
      read.push(...page.result.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect([read.length, new Set(read).size]).toEqual([7, 7]);
    expect(read[1]).toBe(refused.round_id);
    const only = await platform.call('gameRounds', { query: { state: 'refused' } }, token);
    expect(only.result).toMatchObject([
      { id: refused.round_id, state: 'refused', reason: 'betLimit', refused_stake: '15.25', staked: '0.00' },
    ]);
    const open = await platform.call('gameRounds', { query: { state: 'open' } }, token);
    expect(open.result).toMatchObject([{ game_code: 'dice', finishedAt: null }]);
    const stranger = await platform.call('gamesPlayed', { query: dice }, await tokenOf('al2'));
    expect(stranger).toEqual({ result: [], next: null, totals: [], games: [] });
    expect(lines.games.map(({ code }) => code)).toEqual(['book', 'dice']);
  });

  test('[CAS-43, CAS-44, CAS-45] while a provider gives no seeds, its line says so, and nothing is rotated', async () => {
    const token = await tokenOf('player');
    const { result } = await platform.call('gameFairness', {}, token);
    expect(result).toEqual([{ provider: 'sample', studios: ['Sava Reels'], seeds: null }]);
    const rotate = (provider: string) => platform.call('rotateFairness', { body: { provider } }, token);
    expect([await rotate('sample'), await rotate('nobody')]).toMatchObject([
      { error: 'providerDown' },
      { error: 'providerDown' },
    ]);
    const query = { provider: 'sample', pair_id: 'p', from: 0 };
    expect((await platform.send('fairnessRounds', { query }, token)).status).toBe(502);
  });

  test('[CAS-48] the session of a demo is deleted after a day, one for money is kept', async () => {
    const { session_id } = await session('player', 'dice');
    const body = { game_code: 'dice', provider: 'sava' };
    const { session_id: demo = '' } = await platform.call('startDemoGame', { body });
    const stored = async () => {
      const rows = await database.db.select({ id: gameSessions.id }).from(gameSessions);
      return [session_id, demo].map((id) => rows.some((row) => row.id === id));
    };
    await clock.jump(86_400_000);
    expect(await stored()).toEqual([true, true]);
    await expect
      .poll(async () => {
        await clock.jump(60_000);
        return stored();
      })
      .toEqual([true, false]);
  });

  test('[CAS-14] games that cannot be read are left out, and an answer signed for another request changes nothing', async () => {
    const { games } = server;
    server.games = {
      version: '2',
      games: [...(games?.games ?? []), { code: 'broken' }, sampleGame(), sampleGame({ code: 'new' })],
    };
    server.misSigns = true;
    const codes = async () => (await platform.call('gamesEnabled', {})).games;
    await asked();
    expect(await codes()).toEqual(['book', 'dice']);
    server.misSigns = false;
    await asked();
    await expect.poll(codes).toEqual(['book', 'dice', 'new']);
  });
});
