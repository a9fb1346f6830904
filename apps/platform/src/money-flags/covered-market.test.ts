import { describe, expect, test } from 'vitest';

import { coveringBets, type MarketBet, type MarketBets } from './covered-market.ts';

const minute = 60_000;
/** A bet at odds of 2.85, which is a fair price of one of three less 5 percent. */
const bet = (selection: string, more: Partial<MarketBet> = {}): MarketBet => ({
  ticketId: `${selection} ${more.at ?? 0}`,
  userId: selection,
  selection,
  stake: 1000n,
  odds: 2850,
  at: 0,
  ...more,
});
const all = [bet('1'), bet('X'), bet('2')];
const covering = (bets: readonly MarketBet[], more: Partial<MarketBets> = {}) =>
  coveringBets({ bets, outcomes: ['1', 'X', '2'], from: 1000n, ...more })?.map(({ ticketId }) => ticketId);

describe('[WAL-12] bets that cover a market', () => {
  test('are on every outcome, with stakes that come back whichever wins', () => {
    expect(covering(all)).toEqual(['1 0', 'X 0', '2 0']);
    expect(covering(all.slice(0, 2))).toBeUndefined();
    expect(covering([bet('1'), bet('1', { at: 1 }), bet('2')])).toBeUndefined();
    expect(covering([bet('1', { odds: 1900 }), bet('2', { odds: 1900 })], { outcomes: ['1', '2'] })).toHaveLength(2);
  });

  test('have 80 percent of the stakes back at least, and different stakes where the odds differ', () => {
    // 3,000 are staked, and 2,400 come back.
    const even = (odds: number) => [bet('1'), bet('X'), bet('2', { odds })];
    expect(covering(even(2400))).toHaveLength(3);
    expect(covering(even(2399))).toBeUndefined();
    const favourite = [bet('1', { stake: 8000n, odds: 1200 }), bet('2', { stake: 2000n, odds: 4800 })];
    expect(covering(favourite, { outcomes: ['1', '2'] })).toHaveLength(2);
    expect(covering([bet('1'), bet('X'), bet('2', { stake: 500n })])).toBeUndefined();
    expect(covering([...all, bet('1', { at: 1, stake: 564n })])).toBeUndefined();
    expect(covering([...all, bet('1', { at: 1, stake: 562n })])).toHaveLength(4);
  });

  test('are placed within a quarter of an hour', () => {
    const last = (at: number) => [bet('1'), bet('X', { at: minute }), bet('2', { at })];
    expect(covering(last(15 * minute))).toHaveLength(3);
    expect(covering(last(15 * minute + 1))).toBeUndefined();
    // An earlier bet is not part of it.
    expect(covering([bet('1', { at: -20 * minute, stake: 90_000n }), ...all])).toEqual(['1 0', 'X 0', '2 0']);
  });

  test('are large enough together', () => {
    expect(covering(all, { from: 3000n })).toHaveLength(3);
    expect(covering(all, { from: 3001n })).toBeUndefined();
    expect(
      covering(
        all.map((one) => ({ ...one, stake: 0n })),
        { from: 0n },
      ),
    ).toBeUndefined();
  });

  test('a market with one outcome, or without any, is never covered', () => {
    expect(covering([bet('1')], { outcomes: ['1'] })).toBeUndefined();
    expect(covering(all, { outcomes: [] })).toBeUndefined();
  });
});
