import { createHash, createHmac, randomUUID } from 'node:crypto';

import { jackpotNumber, type WalletBody } from '@kvota/contracts/wallet';
import { createFakeClock } from '@kvota/server/fake-clock';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { sqlDatabases } from '../../testing/databases.ts';
import { sampleGame, startSampleGameServer, type SampleGameServer } from '../../testing/sample-game-server.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import type { PotTerms } from './pot-terms.ts';

const rsd = 941;
const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => createHmac('sha256', key).update(message).digest();
/** A stake of 100.00 wins for certain, one of 10.00 in one of ten rounds. The secrets are drawn as always. */
const pot: PotTerms = { code: 'grand', currency: 'RSD', seed: 10_000_000n, oneIn: 10_000n };

describe.each(sqlDatabases)('jackpots on $name', ({ open }) => {
  const clock = createFakeClock(Date.UTC(2026, 10, 21, 12, 0, 0));
  let database: OpenDatabase;
  let server: SampleGameServer;
  let platform: TestPlatform;
  beforeAll(async () => {
    server = await startSampleGameServer(clock);
    server.games = {
      version: '1',
      games: [sampleGame(), sampleGame({ code: 'dice', kind: 'instant', model: 'D', unit: 1 })],
    };
    database = await open();
    const { code, url, keys } = server;
    const gameServers = [{ code, url, keys, origin: url }];
    platform = await createTestPlatform({ database, clock, gameServers, pots: [pot] });
    await clock.jump(10_000);
    await vi.waitFor(async () => expect((await platform.call('gamesEnabled', {})).games).toHaveLength(2));
  });
  afterEach(async () => {
    expect(await platform.ledger.check()).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(async () => {
    await platform.close();
    await Promise.all([server.close(), database.close()]);
  });

  const tokenOf = async (username: string) => (await platform.signIn(username)).access_token;
  async function session(username = 'player', code = 'book') {
    const body = { game_code: code, currency_id: rsd };
    const started = await platform.call('rgsStartSession', { body }, await tokenOf(username));
    const opened = await server.call(platform.url, 'authenticate', { token: started.token ?? '' });
    if (opened.status !== 'ok') throw new Error(opened.status);
    return opened;
  }
  const round = (session_id: string, stake: string, more: object = {}): WalletBody<'transact'> => ({
    session_id,
    round_id: randomUUID(),
    game_code: 'book',
    finished: true,
    transactions: [{ id: randomUUID(), kind: 'bet', amount: stake }],
    ...more,
  });
  const transact = (body: WalletBody<'transact'>) => server.call(platform.url, 'transact', body);
  const minor = (text: string | undefined): number => Math.round(Number(text) * 100);
  /** The pot, once what was staked is in it. */
  async function collected() {
    await clock.jump(1000);
    const [found] = await platform.call('jackpots', {});
    return found ?? expect.fail('There is no jackpot.');
  }
  const setProfile = async (value: string) =>
    platform.call('setSetting', { body: { group: 'general', key: 'gameRules', value } }, await tokenOf('operator'));

  test('[JACK-01] one part in a hundred of each finished stake on a slot goes to the pot, and nothing else', async () => {
    const before = await collected();
    expect(before).toMatchObject({ code: 'grand', currency: 'RSD', amount: '100000.00', one_in: '10000', cycle: 1 });
    const [book, dice] = [await session('player'), await session('agent', 'dice')];
    await transact(round(dice.session_id, '100.00', { game_code: 'dice' }));
    const open = round(book.session_id, '10.00', { finished: false });
    await transact(open);
    expect((await collected()).amount).toBe(before.amount);
    // Taken back: it never counts.
    const [taken] = open.transactions;
    await server.call(platform.url, 'rollback', {
      id: randomUUID(),
      of: taken?.id ?? '',
      round_id: open.round_id,
      reason: 'no answer',
    });
    await clock.jump(2500);
    const ended = round(book.session_id, '10.00', { finished: false });
    await transact(ended);
    await server.call(platform.url, 'endRound', { round_id: ended.round_id });
    await server.call(platform.url, 'endRound', { round_id: ended.round_id });
    // A database over the network may take longer than the jump of the clock.
    const after = await vi.waitFor(async () => {
      const now = await collected();
      expect(now.seq).toBeGreaterThan(before.seq);
      return now;
    });
    if (after.cycle > 1) expect(minor(after.last?.amount)).toBe(minor(before.amount) + 10);
    else expect(minor(after.amount)).toBe(minor(before.amount) + 10);
  });

  test('[JACK-02, JACK-04] a win takes the whole pot with its own part, once, and anyone can verify it', async () => {
    const before = await collected();
    const events: unknown[] = [];
    const socket = io(`${platform.url}/sports`, { transports: ['websocket'], forceNew: true });
    onTestFinished(() => void socket.disconnect());
    socket.onAny((...args: unknown[]) => events.push(args));
    const { token } = await platform.call('preAuth', {}, await tokenOf('player'));
    await socket.emitWithAck('auth', { token });
    await socket.emitWithAck('global');
    const { session_id, balance } = await session();
    const body = round(session_id, '100.00');
    const [one, two] = [await transact(body), await transact(body)];
    expect(two).toEqual(one);
    const won = minor(before.amount) + 100;
    expect(one).toMatchObject({ status: 'ok', session: { won: '0.00' } });
    expect(minor('balance' in one ? (one.balance ?? undefined) : undefined)).toBe(minor(balance) - 10_000 + won);
    const { last, ...after } = await collected();
    expect(after).toMatchObject({ amount: '100000.00', cycle: before.cycle + 1 });
    expect(last).toMatchObject({ cycle: before.cycle, round_id: body.round_id, staked: '100.00', server: 'sample' });
    expect(minor(last?.amount)).toBe(won);
    expect(
      createHash('sha256')
        .update(last?.secret ?? '')
        .digest('hex'),
    ).toBe(before.hash);
    const draw = { secret: last?.secret ?? '', server: 'sample', roundId: body.round_id, oneIn: pot.oneIn };
    expect(jackpotNumber(draw, hmac) < 10_000n).toBe(true);
    await vi.waitFor(() => expect(events).toContainEqual(['jackpotWon', expect.objectContaining({ code: 'grand' })]));
    await vi.waitFor(() =>
      expect(events).toContainEqual([
        'jackpot',
        { code: 'grand', currency: 'RSD', amount: '100000.00', seq: after.seq },
      ]),
    );
    const { result } = await platform.call('transactions', { query: {} }, await tokenOf('player'));
    expect(minor(result[0]?.amount)).toBe(won);
  });

  test('[JACK-02] rounds win if, and only if, their number under the secret of their cycle is below the stake', async () => {
    const { session_id } = await session();
    const before = await collected();
    const ids: string[] = [];
    let wins = 0;
    while (wins === 0) {
      await clock.jump(2500);
      const body = round(session_id, '10.00');
      ids.push(body.round_id);
      await transact(body);
      if ((await collected()).cycle > before.cycle) wins = 1;
    }
    const { last } = await collected();
    const numbers = ids.map((roundId) =>
      jackpotNumber({ secret: last?.secret ?? '', server: 'sample', roundId, oneIn: pot.oneIn }, hmac),
    );
    expect(numbers.map((number) => number < 1000n)).toEqual(ids.map((_, at) => at === ids.length - 1));
  });

  test('[JACK-04] of two wins at once, one gets the pot, the other what was seeded again', async () => {
    const [mine, other] = [await session('player'), await session('agent')];
    const before = await collected();
    await clock.jump(2500);
    await Promise.all([mine, other].map(({ session_id }) => transact(round(session_id, '100.00'))));
    const after = await collected();
    expect(after).toMatchObject({ cycle: before.cycle + 2, amount: '100000.00' });
    const amounts = await Promise.all(
      ['player', 'agent'].map(async (username) => {
        const { result } = await platform.call('transactions', { query: {} }, await tokenOf(username));
        return minor(result[0]?.amount);
      }),
    );
    // The part of the second stake is in whichever pot was paid after it.
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(minor(before.amount) + 10_000_000 + 200);
    expect(Math.min(...amounts)).toBeLessThan(10_000_000 + 201);
  });

  test('[JACK-04] of many wins at once by all players each has its cycle, and no cent of pots, parts and seeds is lost', async () => {
    const names = ['player', 'player2', 'agent', 'al2', 'al99'];
    const sessions = await Promise.all(names.map((name) => session(name)));
    const before = await collected();
    const rounds: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await clock.jump(2500);
      const bodies = sessions.map(({ session_id }) => round(session_id, '100.00'));
      const answers = await Promise.all(bodies.map(transact));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['ok']));
      rounds.push(...bodies.map(({ round_id }) => round_id));
    }
    const after = await collected();
    expect(after.cycle).toBe(before.cycle + rounds.length);
    const pages = await Promise.all(
      names.map(async (name) => platform.call('transactions', { query: { type: 'jackpot' } }, await tokenOf(name))),
    );
    const wins = pages.flatMap(({ result }) => result).filter(({ roundId }) => rounds.includes(roundId ?? ''));
    expect(new Set(wins.map(({ roundId }) => roundId)).size).toBe(rounds.length);
    expect(wins).toHaveLength(rounds.length);
    // What was there, a seed and a part of the stake for each win.
    const paidIn = minor(before.amount) + rounds.length * (10_000_000 + 100);
    expect(wins.reduce((sum, { amount }) => sum + minor(amount), minor(after.amount))).toBe(paidIn);
  });

  test('[JACK-05] a profile that forbids jackpots has none: none is shown, and no stake counts', async () => {
    const before = await collected();
    await setProfile('DE');
    expect(await platform.call('jackpots', {})).toEqual([]);
    const { session_id } = await session();
    await clock.jump(5000);
    await transact(round(session_id, '100.00'));
    const games = (await platform.call('casinoGames', { query: {} })).result;
    expect(games.map(({ jackpot }) => jackpot)).toEqual([null, null]);
    await setProfile('standard');
    expect(await collected()).toMatchObject({ amount: before.amount, cycle: before.cycle });
    const fed = (await platform.call('casinoGames', { query: {} })).result;
    expect(Object.fromEntries(fed.map(({ code, jackpot }) => [code, jackpot]))).toEqual({ book: 'grand', dice: null });
  });
});
