import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { moneyToMinor } from '@kvota/contracts';
import { verifyRound, type RoundRecord } from '@kvota/games/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openHouse, type HouseWorld } from './house-world.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

const tokenOf = async (username: string): Promise<string> => (await world.platform.signIn(username)).access_token;
const play = async (access: string, request_id: string) => {
  await world.clock.advance(3000);
  return (await world.whileAdvancing(world.frame('play', access, { body: { request_id, stake: '10.00' } }))).answer;
};

test('[CAS-41] a receipt joins the own movements with outcome, steps and seeds of the provider', async () => {
  const access = await world.start('player', 'mines');
  const opened = await play(access, 'receipt');
  const token = await tokenOf('player');
  const read = () => world.platform.call('gameRound', { params: { id: opened.id } }, token);
  expect(await read()).toMatchObject({
    round: { state: 'open', staked: '10.00' },
    detail: { steps: [], replay: null, seeds: { server_seed: null, nonce: 0 }, version: 1 },
  });
  const step = { round_id: opened.id, step: 0, action: { type: 'cash-out' } };
  await world.whileAdvancing(world.frame('step', access, { body: step }));
  const { movements, detail } = await read();
  expect(movements.map(({ kind }) => kind)).toEqual(['bet', 'win']);
  expect(detail).toMatchObject({ ended_by: 'player', steps: [{ action: { type: 'cash-out' } }] });
  expect(detail?.replay).toMatch(new RegExp(`^${world.games.url}/play/mines\\?replay=`));
});

test('[CAS-43, CAS-44, CAS-45] a player rotates seeds, and every round of the retired ones follows and was booked', async () => {
  const token = await tokenOf('player2');
  const seeds = async () => (await world.platform.call('gameFairness', {}, token)).result[0]?.seeds;
  const before = await seeds();
  for (const round of [1, 2]) {
    const access = await world.start('player2', 'orchard-classic');
    await play(access, `slot-${round}`);
  }
  const access = await world.start('player2', 'mines');
  const open = await play(access, 'open');
  const rotate = () =>
    world.platform.call('rotateFairness', { body: { provider: 'house', client_seed: 'my-own' } }, token);
  expect(await rotate()).toMatchObject({ error: 'roundOpen' });
  const step = { round_id: open.id, step: 0, action: { type: 'cash-out' } };
  await world.whileAdvancing(world.frame('step', access, { body: step }));
  expect(await rotate()).toMatchObject({
    ErrorText: 'ok',
    seeds: { active: { hash: before?.upcoming.hash, client_seed: 'my-own', nonce: 0 } },
  });
  const [retired] = (await seeds())?.retired ?? [];
  expect(retired).toMatchObject({ hash: before?.active.hash, rounds: 3 });
  const query = { provider: 'house', pair_id: retired?.pair_id ?? '', from: 0 };
  const { result, next } = await world.platform.call('fairnessRounds', { query }, token);
  expect([result.map(({ nonce }) => nonce), next]).toEqual([[0, 1, 2], null]);
  for (const { outcome, nonce, booked } of result) {
    const { engine, bet, params, actions } = outcome as RoundRecord; // a round of the maths
    const record = { engine, bet, params, actions, nonce };
    const own = { serverSeed: retired?.server_seed ?? '', clientSeed: retired?.client_seed ?? '' };
    const round = verifyRound({ ...record, ...own }, (key, message) => hmac(sha256, key, message));
    expect(round).toEqual(outcome);
    expect(moneyToMinor(booked?.won ?? '')).toBe(BigInt(round.payout));
  }
  // Nobody else may read them.
  const other = await world.platform.call('fairnessRounds', { query }, await tokenOf('player'));
  expect(other.result).toEqual([]);
});
