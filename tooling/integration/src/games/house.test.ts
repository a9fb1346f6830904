import { moneyToMinor } from '@kvota/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { currencyId, openHouse, type HouseWorld } from './house-world.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouse();
});
afterAll(() => world.close());

const credit = async (username: string): Promise<bigint> => {
  const { access_token } = await world.platform.signIn(username);
  const { wallets } = await world.platform.call('ping', { query: {} }, access_token);
  const wallet = wallets.find(({ currency_id }) => currency_id === currencyId);
  return moneyToMinor(wallet?.wallet_0 ?? '0') + moneyToMinor(wallet?.wallet_1 ?? '0');
};
const checkLedger = async (): Promise<void> => {
  const { access_token } = await world.platform.signIn('operator');
  expect(await world.platform.call('checkLedger', {}, access_token)).toMatchObject({ ok: true, violations: [] });
};

let requests = 0;
/** Plays a round to its end, and returns what it cost. */
async function playRound(access: string, stake: string): Promise<{ readonly id: string; readonly net: bigint }> {
  await world.clock.advance(3000);
  const body = { request_id: `q-${requests++}`, stake };
  let { status, answer: round } = await world.whileAdvancing(world.frame('play', access, { body }));
  for (let steps = 0; steps < 500; steps += 1) {
    if (status !== 200) throw new Error(JSON.stringify(round));
    if (round.state === 'booking') {
      await world.clock.advance(500);
      ({ status, answer: round } = await world.frame('round', access, { id: round.id }));
    } else if (round.state === 'open') {
      const action = round.actions.at(-1);
      const step = { round_id: round.id, step: round.step, action };
      ({ status, answer: round } = await world.whileAdvancing(world.frame('step', access, { body: step })));
    } else return { id: round.id, net: moneyToMinor(round.won) - moneyToMinor(round.staked) };
  }
  throw new Error(`Round ${round.id} did not end.`);
}

/** The movements of a round as the platform shows them to its player. */
async function movementsOf(
  username: string,
  id: string,
): Promise<{ readonly state: string; readonly net: bigint; readonly ids: string[] }> {
  const { access_token } = await world.platform.signIn(username);
  const { round, movements } = await world.platform.call('gameRound', { params: { id } }, access_token);
  const net = movements.reduce((sum, { kind, amount }) => sum + (kind === 'bet' ? -1n : 1n) * moneyToMinor(amount), 0n);
  return { state: round.state, net, ids: movements.map((movement) => movement.id) };
}

test('[RGS-02, RGS-15, CAS-11] games of every engine are played for money over the signed wallet, and the ledger adds up', async () => {
  for (const code of ['orchard-classic', 'mines', 'jacks-or-better']) {
    const access = await world.start('player', code);
    const before = await credit('player');
    let net = 0n;
    for (let i = 0; i < 4; i += 1) {
      const round = await playRound(access, '10.00');
      net += round.net;
      expect(await movementsOf('player', round.id)).toMatchObject({ state: 'finished', net: round.net });
    }
    expect(await credit('player')).toBe(before + net);
  }
  await checkLedger();
});

test('[RGS-18, RGS-03] calls that the platform cuts before or after booking are booked once', async () => {
  const access = await world.start('player2', 'mines');
  const before = await credit('player2');
  let net = 0n;
  for (const fault of ['cutBefore', 'cutAfter'] as const) {
    await world.operate('setWalletFault', { fault, percent: 50, seconds: 3600 });
    for (let i = 0; i < 5; i += 1) {
      const round = await playRound(access, '10.00');
      net += round.net;
      const { ids, ...shown } = await movementsOf('player2', round.id);
      expect(shown).toEqual({ state: 'finished', net: round.net });
      expect(new Set(ids).size).toBe(ids.length);
    }
  }
  await world.operate('setWalletFault', { fault: null });
  expect(await credit('player2')).toBe(before + net);
  await checkLedger();
});

test('[RGS-05, CAS-12] a round that is open when its game is switched off can be finished, and no other opens', async () => {
  const access = await world.start('player', 'mines');
  await world.clock.advance(3000);
  const opened = await world.frame('play', access, { body: { request_id: 'off-1', stake: '10.00' } });
  expect(opened.answer.state).toBe('open');
  await world.operate('setGame', { game_code: 'mines', enabled: false });
  const step = { round_id: opened.answer.id, step: 0, action: { type: 'cash-out' } };
  expect((await world.frame('step', access, { body: step })).answer).toMatchObject({ state: 'closed', won: '10.00' });
  await world.clock.advance(3000);
  const next = await world.frame('play', access, { body: { request_id: 'off-2', stake: '10.00' } });
  expect(next.answer).toMatchObject({ state: 'refused', refusal: { status: 'gameInactive' }, staked: '0.00' });
  await checkLedger();
});

test('[CAS-53, RGS-04] an operator cancels an undecided round: its bet is back, its player sees why, and a decided one stays', async () => {
  await world.operate('setGame', { game_code: 'mines', enabled: true });
  const { access_token } = await world.platform.signIn('operator');
  const cancel = (round_id: string, reason = 'Display fault') =>
    world.platform.call('cancelRound', { body: { round_id, reason } }, access_token);
  const access = await world.start('player2', 'mines');
  const decided = await playRound(access, '10.00');
  expect(await cancel(decided.id)).toMatchObject({ error: 'roundDecided' });
  const before = await credit('player2');
  await world.clock.advance(3000);
  const { answer } = await world.frame('play', access, { body: { request_id: 'cancel-1', stake: '10.00' } });
  expect([answer.state, await credit('player2')]).toEqual(['open', before - 1000n]);
  expect(await cancel(answer.id)).toEqual({ ErrorText: 'ok', state: 'cancelling' });
  await expect.poll(() => credit('player2')).toBe(before);
  expect(await cancel(answer.id, 'Another reason')).toEqual({ ErrorText: 'ok', state: 'cancelled' });
  expect(await cancel('nothing')).toMatchObject({ error: 'roundUnknown' });
  const { access_token: own } = await world.platform.signIn('player2');
  const shown = await world.platform.call('gameRound', { params: { id: answer.id } }, own);
  expect(shown.round).toMatchObject({ state: 'cancelled', reason: 'Display fault', staked: '0.00' });
  expect(shown.detail).toMatchObject({ ended_by: 'operator', reason: 'Display fault' });
  const again = await world.frame('round', access, { id: answer.id });
  expect(again.answer).toMatchObject({ state: 'cancelled', reason: 'Display fault', won: '0.00' });
  const audit = await world.platform.db.execute('SELECT round_id, reason, cancelled_by FROM game_cancellations');
  expect(audit).toMatchObject({ rows: [{ round_id: answer.id, reason: 'Display fault', cancelled_by: 'operator' }] });
  await checkLedger();
});

test('[CAS-33, CAS-46, OP-66] while the casino is off, an open round is resumed and finished, and no new one starts', async () => {
  const access = await world.start('player2', 'mines');
  await world.clock.advance(3000);
  const { answer } = await world.frame('play', access, { body: { request_id: 'resume-1', stake: '10.00' } });
  expect(answer.state).toBe('open');
  await world.operate('setSetting', { group: 'status', key: 'casinoIndefiniteDisabled', value: true });
  const resumed = await world.start('player2', 'mines');
  const step = { round_id: answer.id, step: 0, action: { type: 'cash-out' } };
  expect((await world.frame('step', resumed, { body: step })).answer).toMatchObject({ state: 'closed', won: '10.00' });
  const { access_token } = await world.platform.signIn('player2');
  const body = { game_code: 'mines', currency_id: currencyId };
  expect(await world.platform.call('rgsStartSession', { body }, access_token)).toMatchObject({
    error: 'casinoDisabled',
  });
  await world.operate('setSetting', { group: 'status', key: 'casinoIndefiniteDisabled', value: false });
  await checkLedger();
});

test('[CAS-55, RGS-46] free rounds are paid by the house: only wins reach the wallet, and none is played beyond the grant', async () => {
  const grant = {
    requestId: 'free-0001',
    username: 'player2',
    game_code: 'orchard-classic',
    currencyId,
    stake: '10.00',
  };
  const expiresAt = new Date(world.clock.now() + 86_400_000).toISOString();
  await world.operate('grantFreeRounds', { ...grant, rounds: 3, expiresAt });
  await world.operate('grantFreeRounds', { ...grant, rounds: 3, expiresAt });
  const { access_token } = await world.platform.signIn('player2');
  const left = async () => (await world.platform.call('freeRounds', {}, access_token)).result.map((one) => one.left);
  expect(await left()).toEqual([3]);
  const [{ id: free } = { id: '' }] = (await world.platform.call('freeRounds', {}, access_token)).result;
  const access = await world.start('player2', 'orchard-classic');
  for (let played = 1; played <= 3; played += 1) {
    await world.clock.advance(3000);
    const before = await credit('player2');
    const body = { request_id: `free-${played}`, stake: '10.00', free };
    const { answer } = await world.frame('play', access, { body });
    expect(answer).toMatchObject({ state: 'closed', free: { grant: free, left: 3 - played } });
    expect(await credit('player2')).toBe(before + moneyToMinor(answer.won));
    const { round } = await world.platform.call('gameRound', { params: { id: answer.id } }, access_token);
    expect(round).toMatchObject({ staked: '0.00', free: '10.00', won: answer.won });
  }
  await world.clock.advance(3000);
  const { answer } = await world.frame('play', access, { body: { request_id: 'free-4', stake: '10.00', free } });
  expect(answer).toMatchObject({ state: 'refused', refusal: { status: 'freeRoundsUsed' } });
  expect(await left()).toEqual([]);
  await checkLedger();
});

test('[RGS-45, CAS-52] the operator sees what differs between the books of both sides, and nothing else', async () => {
  const access = await world.start('player', 'orchard-classic');
  await playRound(access, '10.00');
  const { access_token } = await world.platform.signIn('operator');
  const differences = async () => (await world.platform.call('gameDifferences', {}, access_token)).result[0]!.books!;
  const hour = 3_600_000;
  const from = world.clock.now();
  const comparedTo = async (): Promise<number> => {
    await world.clock.jump(60_000);
    return Date.parse((await differences()).comparedTo);
  };
  await world.clock.jump(hour + 20 * 60_000);
  await expect.poll(comparedTo).toBeGreaterThan(from);
  expect(await differences()).toMatchObject({ total: 0, result: [] });

  const other = await world.start('player', 'orchard-classic');
  const changed = await playRound(other, '10.00');
  const bet = `kind = 'bet' AND round_id = '${changed.id}'`;
  await world.platform.db.execute(`UPDATE game_transactions SET amount = 1100 WHERE ${bet}`);
  const second = world.clock.now();
  await world.clock.jump(hour + 20 * 60_000);
  await expect.poll(comparedTo).toBeGreaterThan(second);
  const found = await differences();
  expect(found.result).toMatchObject([
    { kind: 'otherContent', round_id: changed.id, movement: 'bet', here: '10.00', there: '11.00', currency: 'RSD' },
  ]);
});
