import { createHash, createHmac } from 'node:crypto';

import { minorToMoney, type RetiredSeeds, type SeedRound } from '@kvota/contracts';
import { verifyRound } from '@kvota/games/verify';
import { expect, test } from 'vitest';

import { checkSeed, isClean, type SeedReport } from './check-seed.ts';
import { checkRound, hashOfSeed } from './checker.ts';

const server_seed = '3f'.repeat(32);
const hash = createHash('sha256').update(server_seed).digest('hex');
const seeds: RetiredSeeds = { pair_id: 'p', hash, server_seed, client_seed: 'mine', rounds: 12, retiredAt: '' };

const choices = [
  { engine: 'ladder', params: { model: 'mines-25', mode: '3' }, actions: [{ type: 'cash-out' }] },
  { engine: 'draw_poker', params: { model: 'jacks-9-6', mode: '1' }, actions: [{ type: 'hold', cards: [0, 2] }] },
  { engine: 'reels', params: { model: 'V5', mode: 'spin' }, actions: [] },
] as const;

/** Rounds of three engines, with the HMAC of Node, as a game server plays them. */
function playAll(): SeedRound[] {
  return Array.from({ length: seeds.rounds }, (_, nonce) => {
    const choice = choices[nonce % choices.length] ?? choices[0];
    const round = verifyRound(
      { ...choice, bet: 100, serverSeed: server_seed, clientSeed: 'mine', nonce },
      (key, message) => createHmac('sha256', key).update(message).digest(),
    );
    const booked = { staked: minorToMoney(BigInt(round.staked)), won: minorToMoney(BigInt(round.payout)) };
    // As a database gives it back: with its fields in another order.
    const outcome: unknown = JSON.parse(JSON.stringify(round, Object.keys(flat(round)).toSorted()));
    return { id: `r-${nonce}`, game_code: choice.engine, nonce, state: 'closed', reason: null, outcome, booked };
  });
}

/** All names of fields, for the replacer of JSON. */
const flat = (value: unknown): Record<string, true> =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.assign({}, ...Object.entries(value).map(([key, field]) => ({ [key]: true, ...flat(field) })));

async function check(rounds: readonly SeedRound[], own: RetiredSeeds = seeds): Promise<SeedReport> {
  let time = 0;
  let pauses = 0;
  const report = await checkSeed(own, {
    page: (from) =>
      Promise.resolve({ result: rounds.slice(from, from + 5), next: from + 5 < rounds.length ? from + 5 : null }),
    checkRound,
    hashOfSeed,
    now: () => (time += 6),
    pause: () => Promise.resolve(void (pauses += 1)),
    onProgress: () => {},
    isStopped: () => false,
  });
  expect(pauses).toBeGreaterThan(2);
  return report ?? expect.fail('It was stopped.');
}

test('[CAS-45] all rounds of a seed follow from it, page by page, with pauses in between', async () => {
  const report = await check(playAll());
  expect([report.lines.length, report.faults, report.missing, report.hashFits]).toEqual([12, [], [], true]);
  expect(isClean(report)).toBe(true);
});

test('[CAS-45] an outcome, a payment, a missing round and a changed seed are each found', async () => {
  const rounds = playAll();
  const change = (at: number, more: Partial<SeedRound>) =>
    rounds.map((round) => (round.nonce === at ? { ...round, ...more } : round));
  const other = await check(change(4, { outcome: rounds[7]?.outcome }));
  expect(other.faults.map(({ round, check: { kind } }) => [round.nonce, kind])).toEqual([[4, 'otherOutcome']]);
  const money = await check(change(3, { booked: { staked: '1.00', won: '9.99' } }));
  expect(money.faults.map(({ round, check: { kind } }) => [round.nonce, kind])).toEqual([[3, 'otherMoney']]);
  const gap = await check(rounds.filter(({ nonce }) => nonce !== 6));
  expect([gap.missing, isClean(gap)]).toEqual([[6], false]);
  const seed = await check(rounds, { ...seeds, server_seed: '00'.repeat(32) });
  expect([seed.hashFits, seed.faults.length > 6]).toEqual([false, true]);
});

test('[CAS-45] refused rounds are computed too and counted by reason; money booked for one is a fault', async () => {
  const refused = { state: 'refused', reason: 'betLimit', booked: null };
  const rounds = playAll().map((round) => (round.nonce < 2 ? { ...round, ...refused } : round));
  const report = await check(rounds);
  expect([report.refused, isClean(report)]).toEqual([[{ reason: 'betLimit', count: 2 }], true]);
  const [first] = rounds;
  const paid = { ...(first ?? expect.fail()), booked: { staked: '1.00', won: '0.00' } };
  expect(checkRound(paid, seeds).kind).toBe('otherMoney');
  expect(checkRound({ ...paid, outcome: null }, seeds).kind).toBe('notDrawn');
  expect(checkRound({ ...paid, outcome: { engine: 'curling' } }, seeds).kind).toBe('unknownRules');
});
