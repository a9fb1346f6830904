import { createHash, createHmac } from 'node:crypto';

import { moneyToMinor } from '@kvota/contracts';
import { isLinkOf } from '@kvota/games/chain';
import { verifyRound } from '@kvota/games/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemory, sqlDatabases } from '../../testing/databases.ts';
import { readEvents } from '../../testing/read-events.ts';
import { callFrame, createTestGames, testOptions, testTitles, type TestGames } from '../../testing/test-games.ts';
import type { FrameRound, TableMoment, TableSnapshot } from '../../wire/index.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createGames, type Games } from '../games.ts';
import { createMaths } from '../maths/create-maths.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => createHmac('sha256', key).update(message).digest();

let games: TestGames;
let player = '';
let players = 0;
let requests = 0;
beforeAll(async () => {
  games = await createTestGames();
});
afterAll(() => games.close());
beforeEach(() => {
  player = `p-${players++}`;
  games.wallet.fate = () => 'reach';
  games.wallet.before = async () => {};
});

const start = (more: object = {}) => games.start({ playerId: player, gameCode: 'ring', ...more });
const snapshot = async (at: TestGames = games, code = 'ring'): Promise<TableSnapshot> => {
  const events = await readEvents(at.url, code);
  const { data } = await events.next();
  events.close();
  return data as TableSnapshot; // the first event
};
/** Advances the clock to a phase that comes next. */
async function until(phase: TableMoment['phase'], at: TestGames = games): Promise<TableMoment> {
  for (let tries = 0; tries < 4; tries += 1) {
    const { moment } = await snapshot(at);
    if (moment.phase === phase) return moment;
    await at.clock.advance(moment.left_ms ?? 0);
    await at.idle();
  }
  throw new Error(`The phase ${phase} did not come.`);
}
const bet = async (access: string, more: object = {}) => {
  const { moment } = await snapshot();
  return games.call('play', {
    access,
    body: { request_id: `q-${requests++}`, stake: '1.00', round: moment.number, ...more },
  });
};
/** The result of the coin. */
const outcomeOf = (result: TableMoment['result']) => (result?.outcome ?? { head: false }) as { head: boolean };
const isFinal = ({ state }: FrameRound): boolean => ['closed', 'refused', 'cancelled'].includes(state);
/** The bets of a player, once all are final. */
async function settled(access: string, at: TestGames = games): Promise<FrameRound[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    await at.idle();
    const { bets } = (await at.call('bets', { access })).answer;
    if (bets.every(isFinal)) return bets;
    await at.clock.advance(250);
  }
  throw new Error('The bets were not settled.');
}
const entriesOf = (id: string) => games.sample.entries.filter(({ roundId }) => roundId === id).map(({ kind }) => kind);

test('[RGS-31] a listener that joins in mid-round sees the running phase at once, then each new phase in its order', async () => {
  await until('betting');
  await games.clock.advance(7000);
  const events = await readEvents(games.url, 'ring');
  const first = await events.next();
  const { moment, table } = first.data as TableSnapshot;
  expect(first).toMatchObject({ event: 'snapshot', id: `${moment.seq}` });
  expect(moment).toMatchObject({ phase: 'betting', left_ms: 13_000, result: null });
  expect(table.schedule).toEqual({ betting_ms: 20_000, closing_ms: 2000, result_ms: 8000 });
  const seen: TableMoment[] = [];
  for (const passed of [13_000, 2000, 8000]) {
    await games.clock.advance(passed);
    seen.push((await events.next()).data as TableMoment);
  }
  events.close();
  const { number, seq } = moment;
  expect(seen.map((one) => [one.seq - seq, one.number - number, one.phase, one.left_ms])).toEqual([
    [1, 0, 'closing', 2000],
    [2, 0, 'result', 8000],
    [3, 1, 'betting', 20_000],
  ]);
  expect(seen.map(({ result }) => result?.number)).toEqual([undefined, number, undefined]);
  // The result of the round is the newest of the strip.
  expect((await snapshot()).last[0]).toEqual(seen[1]?.result);
  expect((await fetch(`${games.url}/api/tables/coin/events`)).status).toBe(404);
});

test('[RGS-30] a bet counts until betting closes, and for the round that it names only', async () => {
  const access = await start();
  await games.clock.advance(((await until('betting')).left_ms ?? 0) - 1);
  const { number, left_ms } = (await snapshot()).moment;
  expect(left_ms).toBe(1);
  expect((await bet(access)).answer).toMatchObject({ state: 'open', staked: '1.00', won: '0.00' });
  expect((await bet(access, { round: number + 1 })).problem.code).toBe('betsClosed');
  expect((await bet(access, { round: undefined })).problem.code).toBe('betsClosed');
  await games.clock.advance(1);
  expect((await bet(access, { round: number })).problem).toMatchObject({ status: 409, code: 'betsClosed' });
  await until('result');
  expect((await bet(access, { round: number })).problem.code).toBe('betsClosed');
  expect(await settled(access)).toHaveLength(1);
});

test('[RGS-30] each bet is a round of its player: booked at once, and its win after the draw', async () => {
  const access = await start();
  const { number } = await until('betting');
  const placed = await Promise.all([bet(access), bet(access, { stake: '10.00' }), bet(access)]);
  expect(placed.map(({ answer }) => answer.state)).toEqual(['open', 'open', 'open']);
  expect(placed[0]?.answer).toMatchObject({ outcome: { finished: false, state: null }, ended_by: null });
  expect(games.sample.credit(player)).toBe(1_000_000n - 1200n);
  // The same request again is the same bet.
  const body = { request_id: `again-${player}`, stake: '1.00', round: number };
  const [one, two] = [await games.call('play', { access, body }), await games.call('play', { access, body })];
  expect(two.text).toBe(one.text);
  const { result } = await until('result');
  const bets = await settled(access);
  const { head } = outcomeOf(result);
  expect(bets.map(({ won, stake }) => moneyToMinor(won) === (head ? 2n : 0n) * moneyToMinor(stake))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  for (const { id } of bets) expect(entriesOf(id)).toEqual(head ? ['bet', 'win'] : ['bet']);
  expect(bets.every(({ id }) => games.sample.rounds.get(id) === 'finished')).toBe(true);
  const notices = (await games.call('balance', { access })).answer.notices;
  expect(notices).toEqual([]);
});

test('[RGS-30] the bets of a player on a round are at most the highest stake together, and take no steps', async () => {
  const access = await start();
  await until('betting');
  expect((await bet(access, { params: { x: 1 } })).problem.code).toBe('badParams');
  expect((await bet(access, { stake: '100.00' })).answer.state).toBe('open');
  expect((await bet(access)).problem.code).toBe('tableLimit');
  const [placed] = (await games.call('bets', { access })).answer.bets;
  const step = { round_id: placed?.id, step: 0, action: { type: 'cash-out' } };
  expect((await games.call('step', { access, body: step })).problem.code).toBe('illegalAction');
  await until('result');
  expect(await settled(access)).toHaveLength(1);
});

test('[RGS-30] a bet that the wallet does not confirm before the draw is rolled back, whether it was booked or not', async () => {
  for (const fate of ['cut', 'cutAfter'] as const) {
    player = `${player}-${fate}`;
    const access = await start();
    await until('betting');
    games.wallet.fate = (name) => (name === 'transact' ? fate : 'reach');
    const { answer } = await games.whileAdvancing(bet(access));
    expect(answer).toMatchObject({ state: 'booking', staked: '0.00', outcome: null });
    await until('result');
    const [round] = await settled(access);
    expect(round).toMatchObject({ state: 'cancelled', staked: '0.00', won: '0.00' });
    games.wallet.fate = () => 'reach';
    expect(games.sample.credit(player)).toBe(1_000_000n);
    expect(entriesOf(answer.id)).toEqual(fate === 'cut' ? [] : ['bet', 'rollback']);
  }
});

test('[RGS-30] a confirmation that comes after the draw is rolled back too: no bet knows the result', async () => {
  const access = await start();
  await until('betting');
  let reach = (): void => {};
  const held = new Promise<void>((resolve) => (reach = resolve));
  const begun = games.wallet.begun;
  games.wallet.before = () => held;
  const placing = bet(access);
  await expect.poll(() => games.wallet.begun).toBeGreaterThan(begun);
  games.clock.skip(((await snapshot()).moment.left_ms ?? 0) + 2000);
  games.wallet.before = async () => {};
  reach();
  expect((await games.whileAdvancing(placing)).answer.state).not.toBe('open');
  const [round] = await settled(access);
  expect(round).toMatchObject({ state: 'cancelled' });
  expect(games.sample.credit(player)).toBe(1_000_000n);
});

test('[RGS-11] a demo plays at the same table with play money, and calls no wallet', async () => {
  const access = await start({ mode: 'demo' });
  await until('betting');
  const before = games.wallet.begun;
  const { answer } = await bet(access, { stake: '100.00' });
  expect(answer).toMatchObject({ state: 'open', balance: '9900.00' });
  const { result } = await until('result');
  const [round] = await settled(access);
  const { head } = outcomeOf(result);
  expect(round).toMatchObject({
    state: 'closed',
    won: head ? '200.00' : '0.00',
    balance: head ? '10100.00' : '9900.00',
  });
  expect(games.wallet.begun).toBe(before);
});

test('[RGS-04] an operator cancels a bet until its round is drawn, and never after', async () => {
  const access = await start();
  await until('betting');
  const [first, second] = [(await bet(access)).answer, (await bet(access)).answer];
  expect(await games.rounds.cancel(first.id, 'malfunction')).toBe(true);
  await games.idle();
  games.clock.skip(((await snapshot()).moment.left_ms ?? 0) + 2000);
  expect(await games.rounds.cancel(second.id, 'malfunction')).toBe(false);
  expect((await settled(access)).map(({ state }) => state)).toEqual(['cancelled', 'closed']);
});

test('[RGS-32] a drawn round is verified from its link, which is secret before and follows from the published end', async () => {
  const roulette = { ...testTitles[2]!, code: 'wheel', engine: 'roulette', model: 'one-zero' };
  const real = await createTestGames({ maths: createMaths(), titles: [roulette], salt: 'salt of the operator' });
  const access = await real.start({ gameCode: 'wheel' });
  const published = (await snapshot(real, 'wheel')).table.chain;
  expect(published).toMatchObject({ rounds: 2499, salt: 'salt of the operator', salt_by: 'operator' });
  await real.clock.advance(30_000);
  const params = {
    bets: [
      { on: 'red', amount: 500 },
      { on: 'straight:17', amount: 500 },
    ],
  };
  const body = { request_id: 'q', stake: '10.00', round: 2, params };
  const { answer, problem } = await real.call('play', { access, body });
  expect(problem.detail).toBeUndefined();
  const early = await fetch(`${real.url}/api/tables/wheel/rounds/2`);
  expect(early.status).toBe(404);
  await real.clock.advance(22_000);
  const [round] = await settled(access, real);
  const drawn = (await real.call('tableRound', { params: { code: 'wheel', number: '2' } })).answer;
  const { link, outcome } = drawn.result;
  expect([isLinkOf(published.end, link, 2, sha256), isLinkOf(drawn.before, link, 1, sha256)]).toEqual([true, true]);
  expect(answer.fairness).toEqual({ server_hash: drawn.before, client_seed: published.salt, nonce: 2 });
  const record = {
    engine: 'roulette',
    serverSeed: link,
    clientSeed: published.salt,
    nonce: 2,
    bet: 1000,
    params: { model: 'one-zero', mode: 'table', ...params },
    actions: [],
  };
  const verified = verifyRound(record, hmac);
  expect(verified.state).toMatchObject(outcome as object);
  expect(round?.outcome).toEqual(verified);
  const replay = (await real.call('replay', { params: { key: round?.replay ?? '' } })).answer;
  expect(replay.fairness.server_seed).toBe(link);
  await real.close();
});

describe.each(sqlDatabases)('nodes on $name', ({ open }) => {
  let database: OpenDatabase;
  let first: TestGames;
  let second: Games;
  beforeAll(async () => {
    database = await open();
    first = await createTestGames({ database });
    second = await createGames({ ...testOptions('second'), clock: first.clock, wallet: first.wallet, database });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await database.close();
  });

  test('[RGS-09] nodes have the same chain and the same results, and settle each bet once', async () => {
    const [here, there] = await Promise.all(
      [first.url, second.url].map(async (url) => {
        const events = await readEvents(url, 'ring');
        const { data } = await events.next();
        events.close();
        return data as TableSnapshot;
      }),
    );
    expect(here).toEqual(there);
    const accesses = await Promise.all(
      Array.from({ length: 8 }, (_, at) => first.start({ playerId: `n-${at}`, gameCode: 'ring' })),
    );
    const round = here?.moment.number ?? 0;
    const placed = await Promise.all(
      accesses.flatMap((access, at) =>
        [first.url, second.url, first.url].map((url, nth) =>
          callFrame(url, 'play', { access, body: { request_id: `b-${at}-${nth}`, stake: '1.00', round } }),
        ),
      ),
    );
    expect(placed.map(({ answer }) => answer.state)).toEqual(Array.from({ length: 24 }, () => 'open'));
    first.clock.skip(22_000);
    for (let run = 0; run < 6; run += 1) await Promise.all([first.rounds.settleTables(), second.rounds.settleTables()]);
    await first.idle();
    await second.idle();
    const bets = (await Promise.all(accesses.map((access) => settled(access, first)))).flat();
    expect(bets.map(({ state }) => state)).toEqual(Array.from({ length: 24 }, () => 'closed'));
    const kinds = first.sample.entries.map(({ kind }) => kind);
    const won = bets.filter(({ won: amount }) => amount !== '0.00');
    expect(kinds.filter((kind) => kind === 'bet')).toHaveLength(24);
    expect(kinds.filter((kind) => kind === 'win')).toHaveLength(won.length);
    const sum = bets.reduce((all, one) => all + moneyToMinor(one.won) - moneyToMinor(one.staked), 0n);
    const credits = accesses.reduce((all, _, at) => all + first.sample.credit(`n-${at}`) - 1_000_000n, 0n);
    expect(credits).toBe(sum);
  });

  test('[RGS-09] a node that ends between result and settlement voids nothing: another one settles', async () => {
    const ending = await createGames({ ...testOptions('third'), clock: first.clock, wallet: first.wallet, database });
    await first.clock.advance(8000);
    const access = await first.start({ playerId: 'left', gameCode: 'ring' });
    const body = { request_id: 'left', stake: '1.00', round: 2 };
    const { answer } = await callFrame(ending.url, 'play', { access, body });
    expect(answer.state).toBe('open');
    first.clock.skip(22_000);
    const drawn = await callFrame(ending.url, 'tableRound', { params: { code: 'ring', number: '2' } });
    await ending.close();
    const { head } = outcomeOf(drawn.answer.result);
    expect(await settled(access, first)).toMatchObject([{ state: 'closed', won: head ? '2.00' : '0.00' }]);
    const kinds = first.sample.entries.filter(({ roundId }) => roundId === answer.id).map(({ kind }) => kind);
    expect(kinds).toEqual(head ? ['bet', 'win'] : ['bet']);
  });
});

test('[RGS-32] a chain that is spent, or has other phases, is followed by a new one after its running round', async () => {
  const database = await openMemory();
  const short = await createTestGames({ database, chainLinks: 3 });
  const one = await snapshot(short);
  expect(one.table.chain.rounds).toBe(2);
  await short.clock.advance(60_000);
  const two = await snapshot(short);
  expect(two.table.chain.id).not.toBe(one.table.chain.id);
  expect(two.moment).toMatchObject({ number: 1, phase: 'betting' });
  const slow = { ...testTitles[2]!, table: { betting: 5000, closing: 2000, result: 3000 } };
  const other = await createGames({
    ...testOptions('other'),
    titles: [slow],
    clock: short.clock,
    wallet: short.wallet,
    database,
  });
  await short.clock.advance(10_000);
  const same = await snapshot({ ...short, ...other });
  expect(same.table.chain.id).toBe(two.table.chain.id);
  await short.clock.advance((same.moment.left_ms ?? 0) + 10_000);
  const three = await snapshot({ ...short, ...other });
  expect([three.table.schedule.betting_ms, three.moment.number]).toEqual([5000, 1]);
  await other.close();
  await short.close();
  await database.close();
});
