import { minorToMoney } from '@kvota/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { callFrame, createTestGames, testOptions, type TestGames } from '../../testing/test-games.ts';
import { players as playersTable, rounds, seedPairs, sessions } from '../database/schema/index.ts';
import { createGames } from '../games.ts';
import type { Wallet } from '../wallet/wallet.ts';

let games: TestGames;
let player = '';
let players = 0;
beforeAll(async () => {
  games = await createTestGames();
});
afterAll(() => games.close());
beforeEach(() => {
  player = `p-${players++}`;
  games.wallet.fate = () => 'reach';
  games.wallet.before = async () => {};
  games.sample.refuseBets(undefined);
  games.sample.shortestRound = 0;
});

let requests = 0;
const start = (gameCode = 'coin', more: object = {}) => games.start({ playerId: player, gameCode, ...more });
const play = (access: string, more: object = {}) =>
  games.call('play', { access, body: { request_id: `q-${requests++}`, stake: '1.00', ...more } });
const step = (access: string, round_id: string, number: number, type: string) =>
  games.call('step', { access, body: { round_id, step: number, action: { type } } });
const open = async (access: string) => (await play(access)).answer;
const entriesOf = (id: string) => games.sample.entries.filter(({ roundId }) => roundId === id).map(({ kind }) => kind);
const poll = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 2 });
/** Advances the clock until the round of an id is in a state. */
async function reaches(access: string, id: string, state: string) {
  for (let passed = 0; passed < 300; passed += 1) {
    await games.idle();
    const { answer } = await games.call('round', { access, params: { id } });
    if (answer.state === state) return answer;
    await games.clock.advance(500);
  }
  throw new Error(`Round ${id} did not become ${state}.`);
}

test('[RGS-01] a repeated play gets the same bytes and moves nothing again; another body is refused', async () => {
  const access = await start();
  const transacts = () => games.sample.handled.filter(({ name }) => name === 'transact').length;
  const before = transacts();
  const body = { request_id: 'same', stake: '10.00' };
  const [first, again] = [await games.call('play', { access, body }), await games.call('play', { access, body })];
  expect(again.text).toBe(first.text);
  expect(first.answer).toMatchObject({ state: 'closed', stake: '10.00', staked: '10.00' });
  expect(transacts()).toBe(before + 1);
  const other = await games.call('play', { access, body: { ...body, stake: '1.00' } });
  expect([other.status, other.problem.code]).toEqual([422, 'requestMismatch']);
});

test('[RGS-01] ten plays of one request at once open one round with one answer', async () => {
  const access = await start();
  const before = games.sample.rounds.size;
  const body = { request_id: 'same', stake: '10.00' };
  const replies = await Promise.all(Array.from({ length: 10 }, () => games.call('play', { access, body })));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(games.sample.rounds.size).toBe(before + 1);
});

test('[RGS-01] a play that waits at another node gets its own answer, not that of a step which came meanwhile', async () => {
  const { clock, wallet, database } = games;
  let waiting = 0;
  const after: typeof clock.after = (milliseconds, run) => {
    if (milliseconds === 5000) waiting += 1;
    return clock.after(milliseconds, run);
  };
  const second = await createGames({ ...testOptions('second'), clock: { ...clock, after }, wallet, database });
  const access = await start('run');
  let reach = (): void => {};
  wallet.before = () => new Promise((resolve) => (reach = resolve));
  const begun = wallet.begun;
  const input = { access, body: { request_id: 'twice', stake: '1.00' } };
  const first = games.call('play', input);
  await poll(() => expect(wallet.begun).toBeGreaterThan(begun));
  const again = callFrame(second.url, 'play', input);
  await poll(() => expect(waiting).toBe(1));
  wallet.before = async () => {};
  reach();
  const { text, answer } = await first;
  const body = { round_id: answer.id, step: 0, action: { type: 'take' } };
  expect((await callFrame(second.url, 'step', { access, body })).answer.state).toBe('closed');
  expect((await again).text).toBe(text);
  await second.close();
});

test('[RGS-01] an open round, a stake off the grid and unknown parameters open no round', async () => {
  const access = await start('run');
  const before = games.sample.rounds.size;
  const round = await open(access);
  const second = await play(access);
  expect([second.status, second.problem.code, second.problem.round?.id]).toEqual([409, 'roundOpen', round.id]);
  await step(access, round.id, 0, 'take');
  for (const stake of ['0', '0.00', '0.01', '7.00', '1000.00'])
    expect((await play(access, { stake })).problem.code).toBe('stakeOffGrid');
  expect((await play(access, { params: { x: 1 } })).problem.code).toBe('badParams');
  expect((await play(access, { mode: 'fast' })).problem.code).toBe('badParams');
  expect(games.sample.rounds.size).toBe(before + 1);
});

test('[RGS-01] a round that comes before the shortest time is refused with the milliseconds that are left', async () => {
  games.sample.shortestRound = 2500;
  const access = await start();
  expect((await open(access)).wait_ms).toBe(2500);
  await games.clock.advance(1500);
  const early = await play(access);
  expect([early.status, early.problem.code, early.problem.left_ms]).toEqual([429, 'tooEarly', 1000]);
  await games.clock.advance(1000);
  expect((await play(access)).status).toBe(200);
});

test('[RGS-02] the round is stored before the wallet is called, and nothing of it is shown before the answer', async () => {
  const access = await start();
  let reach = (): void => {};
  games.wallet.before = () => new Promise((resolve) => (reach = resolve));
  const begun = games.wallet.begun;
  const playing = play(access);
  await poll(() => expect(games.wallet.begun).toBeGreaterThan(begun));
  const busy = await play(access);
  expect(busy.problem.code).toBe('booking');
  const hidden = busy.problem.round!;
  expect(hidden).toMatchObject({ state: 'booking', outcome: null, won: '0.00', staked: '0.00', replay: null });
  reach();
  expect((await playing).answer).toMatchObject({ id: hidden.id, state: 'closed' });
});

test('[RGS-02] bet and win of an instant round are one call, and a refusal of the wallet is an answer', async () => {
  const access = await start();
  games.sample.fund(player, 100n);
  expect((await play(access, { stake: '10.00' })).answer).toMatchObject({
    state: 'refused',
    outcome: null,
    refusal: { status: 'insufficientFunds' },
    staked: '0.00',
  });
  games.sample.refuseBets('betLimit', { game_limit: '0.50' });
  expect((await open(access)).refusal).toEqual({ status: 'betLimit', until: null, left_ms: null, limit: '0.50' });
  games.sample.refuseBets(undefined);
  for (let i = 0; i < 8; i += 1) {
    games.sample.fund(player, 10_000n);
    const { state, staked, won, balance } = await open(access);
    expect(state).toBe('closed');
    expect(balance).toBe(minorToMoney(10_000n - 100n + BigInt(won.replace('.', ''))));
    expect(staked).toBe('1.00');
  }
});

test('[RGS-03] a lost call is repeated with the same ids after 0.3, 1 and 3 s, and booked once', async () => {
  for (const fate of ['cut', 'cutAfter', 'busy'] as const) {
    const access = await start('coin', { playerId: `${player}-${fate}` });
    const begun = games.wallet.begun;
    games.wallet.fate = () => (games.wallet.begun - begun < 3 ? fate : 'reach');
    const { answer } = await games.whileAdvancing(play(access));
    expect(answer.state).toBe('closed');
    expect(games.wallet.begun - begun).toBe(3);
    expect(entriesOf(answer.id).filter((kind) => kind === 'bet')).toHaveLength(1);
  }
});

test('[RGS-03] while the wallet is silent the round is being booked, no other opens, and the notice comes later', async () => {
  const access = await start();
  games.wallet.fate = () => 'cutAfter';
  const body = { request_id: 'silent', stake: '1.00' };
  const { answer } = await games.whileAdvancing(games.call('play', { access, body }));
  expect(answer).toMatchObject({ state: 'booking', outcome: null });
  expect((await play(access)).problem.code).toBe('booking');
  games.wallet.fate = () => 'reach';
  const { id } = answer;
  const notices = async () => (await games.call('balance', { access })).answer.notices;
  for (let passed = 0; passed < 100 && (await notices()).length === 0; passed += 1) {
    await games.clock.advance(500);
    await games.idle();
  }
  expect(await notices()).toMatchObject([{ round_id: id, state: 'closed' }]);
  expect((await games.call('play', { access, body })).answer).toMatchObject({ id, state: 'closed' });
  await games.call('seen', { access, body: { round_ids: [id] } });
  expect(await notices()).toEqual([]);
  expect((await play(access)).status).toBe(200);
  expect(entriesOf(id).filter((kind) => kind === 'bet')).toHaveLength(1);
});

test('[RGS-04] an opening bet of a stepped round that is unknown after 20 s is rolled back until that is definitive', async () => {
  const access = await start('run');
  let rollbacks = 0;
  games.wallet.fate = (name) => (name === 'transact' ? 'cutAfter' : (rollbacks += 1) < 3 ? 'cut' : 'reach');
  const { answer } = await games.whileAdvancing(play(access));
  expect(answer.state).toBe('booking');
  const cancelled = await reaches(access, answer.id, 'cancelled');
  expect(cancelled).toMatchObject({ staked: '0.00', won: '0.00', ended_by: null });
  expect(rollbacks).toBe(3);
  expect(entriesOf(answer.id)).toEqual(['bet', 'rollback']);
  expect(games.sample.credit(player)).toBe(1_000_000n);
});

test('[RGS-04, RGS-18] the answer to a bet that was rolled back meanwhile changes nothing', async () => {
  const { clock, wallet, database } = games;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  const late: Wallet = {
    async call(name, body) {
      const isFirst = calls++ === 0;
      const result = await wallet.call(name, body);
      if (isFirst) await held;
      return result;
    },
  };
  const second = await createGames({ ...testOptions('late'), clock, wallet: late, database });
  const access = await start('run');
  const begun = wallet.begun;
  const playing = callFrame(second.url, 'play', { access, body: { request_id: 'late', stake: '1.00' } });
  await poll(() => expect(wallet.begun).toBeGreaterThan(begun));
  // The bet is booked, and every repetition of it is lost.
  wallet.fate = (name) => (name === 'transact' ? 'cut' : 'reach');
  await clock.advance(5000);
  const { id } = (await playing).answer;
  await reaches(access, id, 'cancelled');
  answer();
  await second.idle();
  expect((await reaches(access, id, 'cancelled')).staked).toBe('0.00');
  expect(entriesOf(id)).toEqual(['bet', 'rollback']);
  await second.close();
});

test('[RGS-04] a decided round is never rolled back, however long the wallet is silent', async () => {
  const access = await start();
  games.wallet.fate = () => 'cut';
  const { answer } = await games.whileAdvancing(play(access));
  let rollbacks = 0;
  games.wallet.fate = (name) => ((rollbacks += Number(name === 'rollback')), 'cut');
  for (let passed = 0; passed < 30; passed += 1) {
    await games.clock.advance(4000);
    await games.idle();
  }
  expect(rollbacks).toBe(0);
  games.wallet.fate = () => 'reach';
  await reaches(access, answer.id, 'closed');
});

test('[RGS-05] a win is delivered although the session has expired and bets are refused', async () => {
  const access = await start('run');
  const round = await open(access);
  games.sample.refuseBets('sessionExpired');
  expect((await step(access, round.id, 0, 'take')).answer).toMatchObject({ state: 'closed', won: '1.00' });
  expect((await play(access)).answer).toMatchObject({ state: 'refused', refusal: { status: 'sessionExpired' } });
  expect((await play(access)).problem.code).toBe('sessionExpired');
});

test('[RGS-06] a repeated step gets the same bytes, and another choice for its number is refused', async () => {
  const access = await start('run');
  const round = await open(access);
  const first = await step(access, round.id, 0, 'more');
  expect(first.answer).toMatchObject({ state: 'open', step: 1, staked: '2.00' });
  expect((await step(access, round.id, 0, 'more')).text).toBe(first.text);
  const codes = await Promise.all([
    step(access, round.id, 0, 'take'),
    step(access, round.id, 2, 'take'),
    step(access, round.id, 1, 'fly'),
    step(access, 'nobody', 0, 'take'),
  ]);
  expect(codes.map(({ problem }) => problem.code)).toEqual(['stepTaken', 'stepAhead', 'illegalAction', 'unknownRound']);
  const last = await step(access, round.id, 1, 'take');
  expect(last.answer).toMatchObject({ state: 'closed', step: 2, ended_by: 'player' });
  expect((await step(access, round.id, 2, 'take')).problem.code).toBe('roundOver');
  expect((await step(access, round.id, 1, 'take')).text).toBe(last.text);
});

test('[RGS-06] without funds for a raise the round goes on without it', async () => {
  const access = await start('run');
  games.sample.fund(player, 100n);
  const round = await open(access);
  const refused = await step(access, round.id, 0, 'raise');
  expect(refused.answer).toMatchObject({
    state: 'open',
    step: 1,
    staked: '1.00',
    refusal: { status: 'insufficientFunds' },
    outcome: { step: 0 },
  });
  expect((await step(access, round.id, 0, 'raise')).text).toBe(refused.text);
  expect((await step(access, round.id, 1, 'take')).answer).toMatchObject({
    state: 'closed',
    won: '1.00',
    refusal: null,
  });
});

test('[RGS-06] nothing of a raise is shown while its bet waits for the wallet', async () => {
  const access = await start('run');
  const round = await open(access);
  games.wallet.fate = () => 'cut';
  const { answer } = await games.whileAdvancing(step(access, round.id, 0, 'raise'));
  expect(answer).toMatchObject({
    state: 'booking',
    staked: '1.00',
    outcome: { finished: false, step: 0 },
    actions: [],
  });
  expect((await step(access, round.id, 1, 'take')).problem.code).toBe('booking');
});

test('[RGS-07] an unfinished round is offered to the next frame, and can be finished there', async () => {
  const first = await start('run');
  const round = await open(first);
  await step(first, round.id, 0, 'more');
  const token = games.sample.grant({ gameCode: 'run', playerId: player });
  const { answer: session } = await games.call('authenticate', { body: { token } });
  expect(session.round).toMatchObject({ id: round.id, state: 'open', step: 1, staked: '2.00' });
  expect((await step(session.access, round.id, 1, 'take')).answer.state).toBe('closed');
});

test('[RGS-07] after 30 days the round ends in the way that risks nothing, and a notice names that', async () => {
  const access = await start('run');
  const round = await open(access);
  games.clock.skip(86_400_000);
  await games.rounds.endAbandoned();
  expect((await games.call('round', { access, params: { id: round.id } })).answer.state).toBe('open');
  games.clock.skip(29 * 86_400_000 + 1);
  await games.rounds.endAbandoned();
  await games.rounds.idle();
  const { notices } = (await games.call('balance', { access })).answer;
  expect(notices).toMatchObject([{ round_id: round.id, state: 'closed', ended_by: 'fallback', won: '1.00' }]);
});

test('[RGS-08] a newer frame supersedes the older one, which plays no more', async () => {
  const older = await start();
  const newer = await start('run');
  for (const reply of [await play(older), await games.call('balance', { access: older })])
    expect([reply.status, reply.problem.code]).toEqual([409, 'superseded']);
  expect((await play(newer)).status).toBe(200);
});

test('[RGS-08] if the wallet allows several games at once, a newer frame supersedes only those of its game', async () => {
  games.sample.severalGames = true;
  try {
    const slot = await start();
    const older = await start('run');
    const newer = await start('run');
    expect((await games.call('balance', { access: older })).problem.code).toBe('superseded');
    for (const access of [slot, newer]) expect((await play(access)).status).toBe(200);
  } finally {
    games.sample.severalGames = false;
  }
});

test('[RGS-08] the rounds of a player are those of one frame only: another player cannot see or take them', async () => {
  const own = await start('run');
  const round = await open(own);
  const foreign = await start('run', { playerId: `${player}-other` });
  expect((await step(foreign, round.id, 0, 'take')).problem.code).toBe('unknownRound');
  expect((await games.call('round', { access: foreign, params: { id: round.id } })).problem.code).toBe('unknownRound');
  expect((await games.call('balance', { access: 'a'.repeat(40) })).problem.code).toBe('unauthorized');
});

test('[RGS-11] a demo plays with 10,000 units of its own, calls no wallet, and can be refilled', async () => {
  const access = await start('run', { mode: 'demo' });
  const handled = games.sample.handled.length;
  const round = await play(access, { stake: '100.00' });
  expect(round.answer).toMatchObject({ state: 'open', balance: '9900.00', totals: { staked: '100.00', rounds: 1 } });
  expect((await step(access, round.answer.id, 0, 'take')).answer).toMatchObject({ won: '100.00', balance: '10000.00' });
  await play(access, { stake: '100.00' });
  expect((await games.call('refill', { access })).answer.balance).toBe('10000.00');
  expect(games.sample.handled.length).toBe(handled);
  const real = await start();
  expect((await games.call('refill', { access: real })).problem.code).toBe('demoOnly');
});

test('[RGS-12] a replay shows a closed round by its key alone, without the seed that is in use', async () => {
  const access = await start();
  const round = await open(access);
  const { answer } = await games.call('replay', { params: { key: round.replay! } });
  expect(answer).toMatchObject({ game_code: 'coin', won: round.won, outcome: round.outcome });
  expect(answer.fairness).toEqual({ ...round.fairness, server_seed: null });
  expect((await games.call('replay', { params: { key: 'unknown' } })).problem.code).toBe('unknownReplay');
});

test('[CAS-48] a demo is deleted a day after its last round or step; sessions for money are kept', async () => {
  const real = await start();
  const round = await open(real);
  const old = await start('run', { mode: 'demo', playerId: `${player}-old` });
  await step(old, (await open(old)).id, 0, 'take');
  const active = await start('run', { mode: 'demo', playerId: `${player}-active` });
  const begun = await open(active);
  games.clock.skip(43_200_000);
  await step(active, begun.id, 0, 'go');
  games.clock.skip(43_260_001);
  await games.clock.advance(1);
  await games.idle();
  expect((await games.call('balance', { access: old })).problem.code).toBe('unauthorized');
  expect((await games.call('balance', { access: active })).status).toBe(200);
  expect((await games.call('round', { access: real, params: { id: round.id } })).answer).toMatchObject({
    id: round.id,
  });
  const { db } = games.database;
  const owner = `${player}-old`;
  const left = [
    await db.$count(rounds, eq(rounds.playerId, owner)),
    await db.$count(sessions, eq(sessions.playerId, owner)),
    await db.$count(seedPairs, eq(seedPairs.playerId, owner)),
    await db.$count(playersTable, eq(playersTable.id, owner)),
  ];
  expect(left).toEqual([0, 0, 0, 0]);
});
