import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { decimalOf, fraction } from '../../par/fraction.ts';
import { drawsOf } from '../../testing/hmac.ts';
import { roulette, type RouletteBet } from './roulette.ts';
import { reds, spots } from './spots.ts';

const open = (model: string, number: number, bets: readonly RouletteBet[]) =>
  roulette.open(
    { int: () => number },
    bets.reduce((sum, { amount }) => sum + amount, 0),
    { model, mode: 'table', bets },
  );

test('[GAME-16] a table has 37 numbers, 60 splits, 14 streets, 23 corners, 11 lines, 6 dozens and columns, 6 even chances', () => {
  const kinds = new Map<string, number>();
  for (const { on } of spots) kinds.set(on.split(':')[0]!, (kinds.get(on.split(':')[0]!) ?? 0) + 1);
  expect(Object.fromEntries(kinds)).toEqual({
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    line: 11,
    column: 3,
    dozen: 3,
    red: 1,
    black: 1,
    even: 1,
    odd: 1,
    low: 1,
    high: 1,
  });
  for (const { numbers, on } of spots) {
    expect([1, 2, 3, 4, 6, 12, 18], on).toContain(numbers.length);
    expect(new Set(numbers).size, on).toBe(numbers.length);
  }
  expect(reds.length).toBe(18);
});

test('[GAME-08] every place returns 36 of 37, by every number; la partage returns 73 of 74 on even chances', () => {
  for (const { on, isEvenChance } of spots) {
    for (const model of ['one-zero', 'la-partage']) {
      const bets = [{ on, amount: 2 }];
      const sum = range(37).reduce((total, number) => total + open(model, number, bets).payout, 0);
      const expected = model === 'la-partage' && isEvenChance ? fraction(73n, 74n) : fraction(36n, 37n);
      expect(fraction(BigInt(sum), 74n), on).toEqual(expected);
      expect(roulette.par({ model, mode: 'table', bets }).rtp).toEqual(expected);
    }
  }
  expect([decimalOf(fraction(36n, 37n), 6), decimalOf(fraction(73n, 74n), 6)]).toEqual(['0.972972', '0.986486']);
});

test('[GAME-16] several bets are paid each by its place', () => {
  const bets = [
    { on: 'straight:17', amount: 10 },
    { on: 'black', amount: 40 },
    { on: 'dozen:3', amount: 5 },
  ];
  expect(open('one-zero', 17, bets)).toMatchObject({
    bet: 55,
    payout: 440,
    state: { number: 17, returns: [360, 80, 0] },
  });
  expect(open('la-partage', 0, bets)).toMatchObject({ payout: 20, state: { returns: [0, 20, 0] } });
});

test('[GAME-04] bets that are not on the table, twice on one place, or of another sum are refused', () => {
  const refused = (bets: unknown, bet = 10, model = 'one-zero'): string => {
    try {
      roulette.open(drawsOf(0), bet, { model, mode: 'table', bets } as never);
    } catch (error) {
      return (error as { code: string }).code;
    }
    return 'taken';
  };
  const red = { on: 'red', amount: 5 };
  const cases: unknown[] = [
    undefined,
    [],
    'red',
    [null],
    [{ on: 'straight:37', amount: 10 }],
    [red, red],
    [{ on: 'red', amount: '10' }],
    [{ on: 'red', amount: -5 }],
  ];
  expect(cases.map((bets) => refused(bets))).toEqual(cases.map(() => 'badParams'));
  expect([refused([red]), refused([red, { on: 'odd', amount: 6 }])]).toEqual(['badBet', 'badBet']);
  expect(refused([red, { on: 'odd', amount: 5 }], 10, 'la-partage')).toBe('betOffGrid');
});
