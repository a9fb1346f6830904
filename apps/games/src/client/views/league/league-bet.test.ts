import { expect, test } from 'vitest';

import { choiceOfDay, leagueBetOf } from './league-bet.ts';

const game = { engine: 'league', model: 'danube-8' };
const bets = [
  { on: '0:1', amount: 500 },
  { on: '2:over', amount: 1000 },
];

test('[RGS-26] chips are a bet on the day of the running round, and none on another day', () => {
  const choice = { day: 2, bets, chip: '5.00', market: 'total' };
  const of = (number: number) => leagueBetOf({ game, mode: 'day', stake: '1.00', choice, number });
  expect(of(3)).toEqual({ stake: '15.00', mode: 'day', params: { day: 2, bets } });
  expect(of(17)).toEqual(of(3));
  expect(of(4)).toBeNull();
  expect(choiceOfDay(choice, 3)).toEqual({ day: 3, chip: '5.00', market: 'total' });
});
