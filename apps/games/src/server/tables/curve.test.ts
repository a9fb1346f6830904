import { createHmac } from 'node:crypto';

import { minorToMoney, moneyToMinor } from '@kvota/contracts';
import { curveAt, curveReaches } from '@kvota/games';
import { verifyRound } from '@kvota/games/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { curveOptions, roundsOf, seedsOf, snapshotOf, type KnownRound } from '../../testing/curve-table.ts';
import { openMemory, sqlDatabases } from '../../testing/databases.ts';
import { readEvents } from '../../testing/read-events.ts';
import { callFrame, createTestGames, testOptions, type TestGames } from '../../testing/test-games.ts';
import type { FrameRound, TableMoment, TableSnapshot } from '../../wire/index.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createGames, type Games } from '../games.ts';

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => createHmac('sha256', key).update(message).digest();

let games: TestGames;
let rounds: KnownRound[];
let player = '';
let players = 0;
let requests = 0;
let at = 0;

beforeAll(async () => {
  const { options, secrets } = curveOptions();
  games = await createTestGames(options);
  rounds = await roundsOf(games.url, secrets);
});
afterAll(() => games.close());
beforeEach(() => {
  player = `p-${players++}`;
  games.wallet.fate = () => 'reach';
  games.wallet.before = async () => {};
});

/** The next round that a test can use, with the clock in its betting phase. */
async function nextRound(fits: (round: KnownRound) => boolean, on: TestGames = games): Promise<KnownRound> {
  const round = rounds.find((one) => one.number > at && fits(one)) ?? expect.fail('No round fits.');
  at = round.number;
  await goTo(round.beginsAt + 1, on);
  return round;
}
async function goTo(instant: number, on: TestGames = games): Promise<void> {
  on.clock.skip(Math.max(0, instant - on.clock.now()));
  await on.idle();
}
const bet = async (access: string, round: KnownRound, more: object = {}) =>
  games.call('play', {
    access,
    body: { request_id: `q-${requests++}`, stake: '10.00', round: round.number, ...more },
  });
const cashOut = (access: string, id: string, url = games.url) =>
  callFrame(url, 'step', { access, body: { round_id: id, step: 0, action: { type: 'cash-out' } } });
async function settled(access: string, on: TestGames = games): Promise<FrameRound[]> {
  for (let tries = 0; tries < 60; tries += 1) {
    await on.rounds.settleTables();
    await on.idle();
    const { bets } = (await on.call('bets', { access })).answer;
    if (bets.every(({ state }) => state === 'closed' || state === 'cancelled')) return bets;
    await on.clock.advance(250);
  }
  return expect.fail('The bets were not settled.');
}
const start = (more: object = {}) => games.start({ playerId: player, gameCode: 'balloon', ...more });
const paid = (hundredths: number): string => minorToMoney((1000n * BigInt(hundredths)) / 100n);
const kindsOf = (id: string, on: TestGames = games) =>
  on.sample.entries.filter(({ roundId }) => roundId === id).map(({ kind }) => kind);

test('[RGS-31] a run is a phase whose end is secret: its events give the time since its start, then the point', async () => {
  const round = await nextRound(({ run }) => run > 6000);
  const events = await readEvents(games.url, 'balloon');
  expect(((await events.next()).data as TableSnapshot).moment).toMatchObject({ phase: 'betting', left_ms: 7999 });
  const seen: TableMoment[] = [];
  for (const passed of [8000, 2000]) {
    await games.clock.advance(passed);
    seen.push((await events.next()).data as TableMoment);
  }
  expect(seen).toMatchObject([
    { phase: 'closing', left_ms: 2000 },
    { phase: 'running', left_ms: null, result: null },
  ]);
  // A listener that joins in mid-run gets no more than that.
  await goTo(round.drawsAt + 3000);
  const joined = await snapshotOf(games.url);
  expect(joined.moment).toMatchObject({ phase: 'running', since_ms: 3000, left_ms: null, result: null });
  expect(joined.last[0]?.number).toBe(round.number - 1);
  const early = await games.call('tableRound', { params: { code: 'balloon', number: `${round.number}` } });
  expect(early.problem.code).toBe('unknownRound');
  await games.clock.advance(round.overAt - games.clock.now());
  const last = (await events.next()).data as TableMoment;
  events.close();
  expect(last).toMatchObject({ phase: 'result', result: { number: round.number, outcome: { point: round.point } } });
});

test('[RGS-10] a cash-out counts at its arrival, is paid during the run, and does not show how the run will end', async () => {
  const round = await nextRound(({ run }) => run > 9000);
  const access = await start();
  const { answer: placed } = await bet(access, round);
  await goTo(round.drawsAt - 1);
  expect((await cashOut(access, placed.id)).problem).toMatchObject({ status: 409, code: 'illegalAction' });
  await goTo(round.drawsAt + 5000);
  const { answer, text } = await cashOut(access, placed.id);
  expect(answer).toMatchObject({ state: 'closed', won: paid(curveAt(5000)), ended_by: 'player' });
  expect(answer.outcome).toMatchObject({ params: { target: curveAt(5000) }, state: { point: null } });
  expect((await cashOut(access, placed.id)).text).toBe(text);
  const replay = async () => (await games.call('replay', { params: { key: answer.replay ?? '' } })).answer;
  expect((await replay()).fairness.server_seed).toBeNull();
  await goTo(round.overAt);
  const link = (await replay()).fairness.server_seed ?? '';
  const { params, engine } = answer.outcome as { params: { model: string; mode: string }; engine: string };
  const verified = verifyRound({ engine, ...seedsOf(link, round.number), bet: 1000, params, actions: [] }, hmac);
  expect(answer.outcome).toEqual(verified);
  expect(kindsOf(placed.id)).toEqual(['bet', 'win']);
});

test('[RGS-10] an automatic cash-out is paid exactly, as soon as its target is reached', async () => {
  const round = await nextRound(({ point }) => point > 260);
  const access = await start();
  const { answer: low } = await bet(access, round, { params: { target: 137 } });
  const { answer: high } = await bet(access, round, { params: { target: round.point } });
  const { answer: above } = await bet(access, round, { params: { target: round.point + 1 } });
  await goTo(round.drawsAt + curveReaches(137));
  await games.rounds.settleTables();
  await games.idle();
  const states = async () =>
    Object.fromEntries(
      (await games.call('bets', { access })).answer.bets.map(({ id, state, won }) => [id, [state, won]]),
    );
  expect(await states()).toMatchObject({ [low.id]: ['closed', paid(137)], [high.id]: ['open', '0.00'] });
  await goTo(round.overAt);
  expect((await settled(access)).length).toBe(3);
  expect(await states()).toMatchObject({
    [high.id]: ['closed', paid(round.point)],
    [above.id]: ['closed', '0.00'],
  });
});

test('[RGS-10] a cash-out after the automatic one gets the target, not the higher multiplier of its arrival', async () => {
  const round = await nextRound(({ point }) => point > 260);
  const access = await start();
  const { answer } = await bet(access, round, { params: { target: 137 } });
  await goTo(round.drawsAt + curveReaches(250));
  expect((await cashOut(access, answer.id)).answer.won).toBe(paid(137));
});

test('[RGS-10, GAME-21] one millisecond before the end a cash-out is paid; at the end it is too late', async () => {
  const round = await nextRound(({ point }) => point > 150 && point < 400);
  const access = await start();
  const [{ answer: one }, { answer: two }] = [await bet(access, round), await bet(access, round)];
  await goTo(round.overAt - 1);
  const { answer } = await cashOut(access, one.id);
  expect(answer.won).toBe(paid(curveAt(round.run - 1)));
  await goTo(round.overAt);
  const { problem } = await cashOut(access, two.id);
  expect(problem).toMatchObject({ status: 409, code: 'roundOver', round: { id: two.id } });
  const bets = await settled(access);
  const lost = bets.find(({ id }) => id === two.id);
  expect(bets.find(({ id }) => id === one.id)?.won).toBe(answer.won);
  expect(lost).toMatchObject({ won: '0.00', outcome: { state: { point: round.point } } });
});

test('[RGS-10] a cash-out that arrived before the end is paid, though its transaction begins after the end', async () => {
  const round = await nextRound(({ run }) => run > 4000);
  const access = await start();
  const { answer: placed } = await bet(access, round);
  await goTo(round.overAt - 1);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // The database is busy, as it is for everyone else.
  const blocking = games.database.db.transaction(async () => held);
  const leaving = games.rounds.step(access, { round_id: placed.id, step: 0, action: { type: 'cash-out' } });
  games.clock.skip(500);
  release();
  await blocking;
  expect((JSON.parse(await leaving) as FrameRound).won).toBe(paid(curveAt(round.run - 1)));
});

test('[RGS-10] a curve that has not risen yet takes no cash-out', async () => {
  const round = await nextRound(({ point }) => point > 110);
  const access = await start();
  const { answer } = await bet(access, round);
  await goTo(round.drawsAt + curveReaches(101) - 1);
  expect((await cashOut(access, answer.id)).problem.code).toBe('illegalAction');
  await goTo(round.drawsAt + curveReaches(101));
  expect((await cashOut(access, answer.id)).answer.won).toBe(paid(101));
});

test('[RGS-30] a bet that the wallet confirms after the start is returned, and other decisions are refused', async () => {
  const round = await nextRound(({ run }) => run > 6000);
  const access = await start();
  const { answer: placed } = await bet(access, round);
  games.wallet.fate = (name) => (name === 'transact' ? 'cut' : 'reach');
  const { answer: late } = await games.whileAdvancing(bet(access, round));
  expect(late.state).toBe('booking');
  await goTo(round.drawsAt + 1000);
  const step = { round_id: placed.id, step: 0, action: { type: 'open' } };
  expect((await games.call('step', { access, body: step })).problem.code).toBe('illegalAction');
  games.wallet.fate = () => 'reach';
  await games.rounds.settleTables();
  await games.idle();
  const { bets } = (await games.call('bets', { access })).answer;
  expect(bets.find(({ id }) => id === placed.id)?.state).toBe('open');
  expect(bets.filter(({ id }) => id !== placed.id).map(({ state }) => state)).toEqual(['cancelled']);
  expect((await bet(access, round, { params: { target: 100 } })).problem.code).toBe('betsClosed');
});

test('[RGS-11] a demo cashes out with play money', async () => {
  const round = await nextRound(({ run }) => run > 9000);
  const access = await start({ mode: 'demo' });
  expect((await bet(access, round, { params: { target: 100 } })).problem.code).toBe('badParams');
  const { answer } = await bet(access, round, { stake: '100.00' });
  await goTo(round.drawsAt + 8192);
  expect((await cashOut(access, answer.id)).answer).toMatchObject({ won: '200.00', balance: '10100.00' });
});

describe.each(sqlDatabases)('nodes on $name', ({ open }) => {
  let database: OpenDatabase;
  let here: TestGames;
  let there: Games;
  let known: KnownRound[];
  beforeAll(async () => {
    database = await open();
    const { options, secrets } = curveOptions();
    here = await createTestGames({ ...options, database });
    known = await roundsOf(here.url, secrets);
    there = await createGames({
      ...testOptions('there'),
      ...options,
      clock: here.clock,
      wallet: here.wallet,
      database,
    });
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    await database.close();
  });

  test('[RGS-09] nodes agree on the rounds, and the same cash-out on two nodes is booked once', async () => {
    const round = known.find(({ run }) => run > 5000) ?? expect.fail('No run is long enough.');
    here.clock.skip(round.beginsAt + 1 - here.clock.now());
    expect(await snapshotOf(here.url)).toEqual(await snapshotOf(there.url));
    const access = await here.start({ playerId: 'two', gameCode: 'balloon' });
    const body = { request_id: 'two', stake: '10.00', round: round.number };
    const { answer } = await callFrame(there.url, 'play', { access, body });
    here.clock.skip(round.drawsAt + 4000 - here.clock.now());
    expect(await snapshotOf(here.url)).toEqual(await snapshotOf(there.url));
    const [one, two] = await Promise.all([cashOut(access, answer.id, here.url), cashOut(access, answer.id, there.url)]);
    expect([one.answer.won, two.text]).toEqual([paid(curveAt(4000)), one.text]);
    here.clock.skip(round.overAt + 2000 - here.clock.now());
    await Promise.all([here.rounds.settleTables(), there.rounds.settleTables()]);
    expect(kindsOf(answer.id, here)).toEqual(['bet', 'win']);
  });

  test('[RGS-10] a node that ends between cash-out and booking loses nothing: another one books the win, once', async () => {
    const now = here.clock.now();
    const round = known.find(({ run, beginsAt }) => run > 5000 && beginsAt > now) ?? expect.fail('No such run.');
    const { options } = curveOptions();
    const ending = await createGames({
      ...testOptions('ending'),
      ...options,
      clock: here.clock,
      wallet: here.wallet,
      database,
    });
    here.clock.skip(round.beginsAt + 1 - now);
    const access = await here.start({ playerId: 'left', gameCode: 'balloon' });
    await snapshotOf(ending.url);
    const body = { request_id: 'left', stake: '10.00', round: round.number };
    const { answer } = await callFrame(ending.url, 'play', { access, body });
    here.clock.skip(round.drawsAt + 4000 - here.clock.now());
    here.wallet.fate = (name) => (name === 'transact' ? 'cut' : 'reach');
    const leaving = cashOut(access, answer.id, ending.url).catch(() => undefined);
    await expect.poll(async () => (await here.call('bets', { access })).answer.bets[0]?.state).toBe('booking');
    await ending.close();
    await leaving;
    here.wallet.fate = () => 'reach';
    const [closed] = await settled(access, here);
    expect(closed).toMatchObject({ state: 'closed', won: paid(curveAt(4000)) });
    expect(kindsOf(answer.id, here)).toEqual(['bet', 'win']);
    expect(here.sample.credit('left')).toBe(1_000_000n - 1000n + moneyToMinor(paid(curveAt(4000))));
  });
});

test('[RGS-32] a node that starts later computes the same rounds, and a spent chain is followed by another', async () => {
  const database = await openMemory();
  const { options, secrets } = curveOptions();
  const short = await createTestGames({ ...options, database });
  const known = await roundsOf(short.url, secrets);
  const late = known[300] ?? expect.fail('The chain is too short.');
  short.clock.skip(late.drawsAt + late.run + 1 - short.clock.now());
  const other = await createGames({ ...testOptions(), ...options, clock: short.clock, wallet: short.wallet, database });
  const seen = await snapshotOf(other.url);
  expect(seen.moment).toMatchObject({
    number: late.number,
    phase: 'result',
    result: { outcome: { point: late.point } },
  });
  expect(await snapshotOf(short.url)).toEqual(seen);
  short.clock.skip((known.at(-1)?.overAt ?? 0) + 4000 - short.clock.now());
  const next = await snapshotOf(short.url);
  expect(next.moment).toMatchObject({ number: 1, phase: 'betting' });
  expect(next.table.chain.id).not.toBe(seen.table.chain.id);
  await other.close();
  await short.close();
  await database.close();
});
