import {
  providerCalls,
  providerPaths,
  ProviderGame,
  signatureHeaders,
  type ProviderAnswer,
  type ProviderBody,
  type ProviderCallName,
} from '@kvota/contracts/wallet';
import { models as allModels, type GameAction, type GameParams } from '@kvota/games';
import { verifyRound } from '@kvota/games/verify';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestGames, testSigner, type TestGames } from '../../testing/test-games.ts';
import { readTitles } from '../catalogue/read-titles.ts';
import { seedPairs } from '../database/schema/index.ts';
import { createMaths, nodeHmac } from '../maths/create-maths.ts';
import { hashOfSeed } from '../seeds/create-seeds.ts';
import { signRequest, verifyAnswer } from '../signature/sign.ts';

let games: TestGames;
beforeAll(async () => {
  games = await createTestGames({ maths: createMaths(), ...readTitles() });
});
afterAll(() => games.close());

/** Calls as the platform does, and verifies the answer. */
async function send(path: string, body?: unknown, change: Record<string, string> = {}) {
  const [method, text] = body === undefined ? ['GET', ''] : ['POST', JSON.stringify(body)];
  const now = games.clock.now();
  const headers = { ...signRequest(testSigner, { method, path, body: text, now }), ...change };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(games.url + path, {
    method,
    headers: { ...headers, ...type },
    ...(body === undefined ? {} : { body: text }),
  });
  const answer = await response.text();
  const fault = verifyAnswer(testSigner, {
    headers: Object.fromEntries(response.headers),
    status: response.status,
    request: headers[signatureHeaders.signature] ?? '',
    body: answer,
    now,
  });
  return { status: response.status, signed: fault === undefined, json: JSON.parse(answer) as unknown };
}
async function call<N extends ProviderCallName>(name: N, body: ProviderBody<N>): Promise<ProviderAnswer<N>> {
  const { status, signed, json } = await send(providerCalls[name].path, body);
  expect([status, signed]).toEqual([200, true]);
  return v.parse(providerCalls[name].answer, json) as ProviderAnswer<N>; // of this name
}
let requests = 0;
const play = async (access: string, more: object = {}) => {
  const { answer } = await games.call('play', {
    access,
    body: { request_id: `q-${requests++}`, stake: '1.00', ...more },
  });
  return answer;
};

test('[RGS-15] the list of games has figures of the sheets, the same for games of one model', async () => {
  const { json, signed } = await send(providerPaths.games);
  expect(signed).toBe(true);
  const { games: list } = v.parse(v.object({ version: v.string(), games: v.array(ProviderGame) }), json);
  const byCode = Object.fromEntries(list.map((game) => [game.code, game]));
  expect(byCode['orchard-classic']).toMatchObject({
    rtp: '95.6741',
    hits: { any: '13.1799', more: '13.1799' },
    maxWin: '110',
    lines: 5,
    unit: 5,
  });
  expect(byCode['jacks-or-better']).toMatchObject({ rtp: '99.5439', maxWin: '800', unit: 1 });
  expect(byCode['mines']).toMatchObject({ rtp: '98', rtpMin: '97.28' });
  expect(byCode['roulette-la-partage']).toMatchObject({ sums: true, maxWin: '36' });
  expect(byCode['baccarat']).toMatchObject({ sums: true, rtp: '98.942', rtpMin: '85.6403' });
  expect(byCode['dice']).toMatchObject({ rtp: '99', rtpMin: '98.9903', unit: 1 });
  expect(byCode['keno']).toMatchObject({ kind: 'number', maxWin: '90000' });
  const models = Map.groupBy(list, ({ model }) => model);
  for (const twins of models.values()) expect(new Set(twins.map(({ sheet, rtp }) => `${sheet} ${rtp}`)).size).toBe(1);
});

test('[RGS-15] a title names the features that its model has', () => {
  const features = (model: (typeof allModels)[number]): string[] => [
    ...('wild' in model && model.wild !== undefined ? ['wild'] : []),
    ...('scatter' in model && model.scatter !== undefined ? ['scatter'] : []),
    ...('scatter' in model && (model.scatter?.freeSpins ?? 0) > 0 ? ['free-spins'] : []),
  ];
  for (const title of readTitles().titles.filter(({ engine }) => engine === 'reels')) {
    const model = allModels.find(({ engine, code }) => engine === title.engine && code === title.model)!;
    expect([title.code, ...title.features]).toEqual([title.code, 'lines', ...features(model)]);
  }
});

/** The parameters that a frame would send. */
const paramsFor: Record<string, object> = {
  dice: { target: 4950 },
  limbo: { target: 200 },
  'one-zero': { bets: [{ on: 'red', amount: 100 }] },
  'la-partage': { bets: [{ on: 'red', amount: 100 }] },
  'punto-banco': { bets: [{ on: 'banker', amount: 100 }] },
  '20-of-80': { mode: '3', numbers: [1, 2, 3] },
  '5-of-35': { mode: '2', numbers: [1, 2] },
  ...Object.fromEntries(
    ['danube-8', 'coast-8', 'mountain-6'].map((model) => [model, { day: 0, bets: [{ on: '0:1', amount: 100 }] }]),
  ),
  ...Object.fromEntries(['race-6', 'race-8', 'race-10', 'race-12'].map((model) => [model, { runners: [0] }])),
};

/** Games whose rounds all players share. */
const tables = new Set(readTitles().titles.flatMap(({ code, table }) => (table ? [code] : [])));

test('[RGS-11, RGS-15, RGS-30] every table of the list takes a bet in a demo, and settles it', async () => {
  const { json } = await send(providerPaths.games);
  const offered = v.parse(v.object({ games: v.array(v.object({ code: v.string(), model: v.string() })) }), json);
  const placed = new Map<string, string>();
  for (const { code: gameCode, model } of offered.games.filter(({ code }) => tables.has(code))) {
    const access = await games.start({ gameCode, mode: 'demo', playerId: `demo-${gameCode}` });
    const { mode, ...params } = { mode: undefined, ...paramsFor[model.split('/')[1]!] };
    const { id, state } = await play(access, { round: 1, ...(mode === undefined ? {} : { mode }), params });
    expect([gameCode, state]).toEqual([gameCode, 'open']);
    placed.set(id, access);
  }
  // Longer than the longest curve.
  games.clock.skip(130_000);
  await games.rounds.settleTables();
  for (const [id, access] of placed)
    expect((await games.call('round', { access, params: { id } })).answer.state).toBe('closed');
});

/** The decision that ends a round soonest. */
const lastAction = (actions: readonly GameAction[]): GameAction =>
  actions.find(({ type }) => type === 'cash-out' || type === 'stand') ?? actions[0]!;

test('[RGS-11, RGS-15] every game of the list is played to its end in a demo; of slots, one of each model', async () => {
  const { json } = await send(providerPaths.games);
  const offered = v.parse(v.object({ games: v.array(v.object({ code: v.string(), model: v.string() })) }), json);
  const slots = Map.groupBy(
    offered.games.filter(({ model }) => model.startsWith('reels/')),
    ({ model }) => model,
  );
  const others = offered.games.filter(({ code, model }) => !model.startsWith('reels/') && !tables.has(code));
  for (const { code: gameCode, model } of [...others, ...[...slots.values()].map(([first]) => first!)]) {
    const access = await games.start({ gameCode, mode: 'demo', playerId: `demo-${gameCode}` });
    const { mode, ...params } = { mode: undefined, ...paramsFor[model.split('/')[1]!] };
    let round = await play(access, { ...(mode === undefined ? {} : { mode }), params });
    for (let step = 0; round.state === 'open' && step < 30; step += 1) {
      const body = { round_id: round.id, step: round.step, action: lastAction(round.actions) };
      ({ answer: round } = await games.call('step', { access, body }));
    }
    expect([gameCode, round.state]).toEqual([gameCode, 'closed']);
  }
});

test('[RGS-16] calls without a valid signature are refused, unsigned, and change nothing', async () => {
  const body = { player_id: 'p-forged' };
  const { path } = providerCalls.rotate;
  const forgeries: readonly Record<string, string>[] = [
    { [signatureHeaders.signature]: 'v1=00' },
    { [signatureHeaders.timestamp]: String(games.clock.now() - 31_000) },
    { [signatureHeaders.provider]: 'nobody' },
  ];
  for (const change of forgeries) expect(await send(path, body, change)).toMatchObject({ status: 401, signed: false });
  expect(await send(path, { player_id: 7 })).toMatchObject({ status: 400, signed: true, json: { code: 'malformed' } });
  const rows = await games.database.db.select().from(seedPairs);
  expect(rows.some(({ playerId }) => playerId === 'p-forged')).toBe(false);
});

test('[RGS-12, RGS-14] seeds: the hash is known before, the seed after, the client seed is the player’s, nonces count', async () => {
  const access = await games.start({ gameCode: 'mines', playerId: 'p-seeds' });
  const before = await call('fairness', { player_id: 'p-seeds' });
  expect(before).toMatchObject({ active: { nonce: 0 }, retired: [] });
  const round = await play(access, { mode: '3' });
  expect(round.fairness).toEqual({ server_hash: before.active.hash, client_seed: before.active.client_seed, nonce: 0 });
  expect(await call('rotate', { player_id: 'p-seeds' })).toEqual({ status: 'roundOpen' });
  await games.call('step', { access, body: { round_id: round.id, step: 0, action: { type: 'cash-out' } } });
  const rotated = await call('rotate', { player_id: 'p-seeds', client_seed: 'my-seed' });
  if (rotated.status !== 'ok') throw new Error(rotated.status);
  const { active, retired } = rotated.fairness;
  expect(active).toMatchObject({ hash: before.upcoming.hash, client_seed: 'my-seed', nonce: 0 });
  expect(retired).toMatchObject([{ hash: before.active.hash, rounds: 1, client_seed: before.active.client_seed }]);
  expect(hashOfSeed(retired[0]!.server_seed)).toBe(before.active.hash);
});

test('[RGS-13] no server seed that is in use is stored as it is, or under another key', async () => {
  const rows = await games.database.db.select().from(seedPairs);
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed, hash } of rows) expect(hashOfSeed(sealed)).not.toBe(hash);
});

test('[RGS-12] every round of a retired pair, refused ones too, is computed again from seeds and decisions alone', async () => {
  const player_id = 'p-verify';
  for (const gameCode of ['golden-plum-10', 'mines', 'jacks-or-better', 'penalties', 'higher-or-lower']) {
    const access = await games.start({ gameCode, playerId: player_id });
    for (let i = 0; i < 4; i += 1) {
      if (i === 3) games.sample.refuseBets('betLimit');
      let round = await play(access);
      games.sample.refuseBets(undefined);
      while (round.state === 'open') {
        const action = round.actions[(i * 7) % round.actions.length];
        round = (await games.call('step', { access, body: { round_id: round.id, step: round.step, action } })).answer;
      }
      expect(round.state).toBe(i === 3 ? 'refused' : 'closed');
    }
  }
  const rotated = await call('rotate', { player_id });
  if (rotated.status !== 'ok') throw new Error(rotated.status);
  const { pair_id, server_seed, client_seed, rounds } = rotated.fairness.retired[0]!;
  const { result, next } = await call('fairnessRounds', { player_id, pair_id, from: 0 });
  expect([result.length, rounds, next]).toEqual([20, 20, null]);
  expect(result.filter(({ reason }) => reason === 'betLimit')).toHaveLength(5);
  for (const { outcome, nonce } of result) {
    const stored = outcome as { engine: string; bet: number; params: GameParams; actions: GameAction[] };
    const { engine, bet, params, actions } = stored;
    expect(
      verifyRound({ engine, bet, params, actions, serverSeed: server_seed, clientSeed: client_seed, nonce }, nodeHmac),
    ).toEqual(stored);
  }
  const foreign = await call('fairnessRounds', { player_id: 'p-seeds', pair_id, from: 0 });
  expect(foreign.result).toEqual([]);
});

test('[RGS-15] the platform reads one round whole, without the seed that is in use, and only of its player', async () => {
  const access = await games.start({ gameCode: 'mines', playerId: 'p-history' });
  const { id } = await play(access, { mode: '3' });
  const read = async (player_id: string) => call('round', { round_id: id, player_id });
  const open = await read('p-history');
  expect(open).toMatchObject({ status: 'ok', round: { state: 'open', seeds: { server_seed: null }, steps: [] } });
  expect(JSON.stringify(open)).not.toMatch(/"mines":\[\d/);
  await games.call('step', { access, body: { round_id: id, step: 0, action: { type: 'cash-out' } } });
  const closed = await read('p-history');
  if (closed.status !== 'ok') throw new Error(closed.status);
  expect(closed.round).toMatchObject({
    state: 'closed',
    steps: [{ step: 0, action: { type: 'cash-out' }, refused: null }],
  });
  expect(closed.round.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['bet', '1.00'],
    ['win', '1.00'],
  ]);
  expect(closed.round.replay).toMatch(/^\/play\/mines\?replay=[\w-]+$/);
  expect(await read('p-other')).toEqual({ status: 'unknownRound' });
});

test('[RGS-04] the operator cancels an open round: its bets return, and a closed one is not cancelled', async () => {
  const access = await games.start({ gameCode: 'mines', playerId: 'p-cancel' });
  const round = await play(access);
  expect(games.sample.credit('p-cancel')).toBe(999_900n);
  expect(await call('cancelRound', { round_id: round.id, reason: 'malfunction' })).toEqual({ status: 'ok' });
  await games.idle();
  expect(games.sample.credit('p-cancel')).toBe(1_000_000n);
  expect((await games.call('balance', { access })).answer.notices).toMatchObject([
    { round_id: round.id, state: 'cancelled', ended_by: 'operator', reason: 'malfunction' },
  ]);
  expect((await games.call('round', { access, params: { id: round.id } })).answer).toMatchObject({
    state: 'cancelled',
    ended_by: 'operator',
    staked: '0.00',
  });
  expect(await call('cancelRound', { round_id: round.id, reason: 'again' })).toEqual({ status: 'ok' });
  const closed = await play(access, { mode: '3' });
  await games.call('step', { access, body: { round_id: closed.id, step: 0, action: { type: 'cash-out' } } });
  expect(await call('cancelRound', { round_id: closed.id, reason: 'late' })).toEqual({ status: 'notOpen' });
  expect(await call('cancelRound', { round_id: 'unknown', reason: 'x' })).toEqual({ status: 'notOpen' });
});
