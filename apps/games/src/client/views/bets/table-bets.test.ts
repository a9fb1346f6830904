import { expect, test } from 'vitest';

import {
  addUp,
  changeBets,
  chipsOf,
  readBets,
  roomOf,
  sumOf,
  totalOf,
  type TableBets,
  type TableChange,
} from './table-bets.ts';

const highest = '50.00';
const run = (changes: readonly TableChange[], from = readBets({})): TableBets =>
  changes.reduce((bets, change) => changeBets(bets, change, highest) ?? bets, from);
const place = (on: string, chip = '10.00'): TableChange => ({ type: 'place', on, chip });

test('[RGS-26] chips on one place add up; undo, clear, repeat and double follow', () => {
  const two = run([place('red'), place('red'), place('straight:0', '5.00')]);
  expect(two.bets).toEqual([
    { on: 'red', amount: 2000 },
    { on: 'straight:0', amount: 500 },
  ]);
  expect(totalOf(two.bets)).toBe('25.00');
  expect(run([{ type: 'undo' }, { type: 'undo' }], two).bets).toEqual([{ on: 'red', amount: 1000 }]);
  expect(run([{ type: 'double' }], two).bets).toEqual([
    { on: 'red', amount: 4000 },
    { on: 'straight:0', amount: 1000 },
  ]);
  expect(run([{ type: 'remove', on: 'red' }], two).bets).toEqual([{ on: 'straight:0', amount: 500 }]);
  expect(run([{ type: 'clear' }], two).bets).toEqual([]);
  expect(run([{ type: 'clear' }, { type: 'repeat' }], two).bets).toEqual(two.bets);
});

test('[RGS-26] the sum never exceeds the highest stake', () => {
  const full = run([place('red', '50.00')]);
  expect(changeBets(full, place('black'), highest)).toBeNull();
  expect(changeBets(full, { type: 'double' }, highest)).toBeNull();
  // What was placed before the limit was lowered can be taken back.
  expect(changeBets(full, { type: 'remove', on: 'red' }, '10.00')?.bets).toEqual([]);
});

test('[RGS-26] a choice of another shape has no bets', () => {
  const bets = [{ on: 'red', amount: 1 }, { on: 'red', amount: -1 }, { on: 1, amount: 1 }, null];
  expect(readBets({ bets, chip: 3 })).toEqual({ bets: [bets[0]], before: [], cleared: [], chip: undefined });
  expect(sumOf(readBets({ bets: 'x' }).bets)).toBe(0);
});

test('[RGS-26] chips are stakes of 1, 2 and 5', () => {
  expect(chipsOf(['0.20', '0.50', '1.00', '3.00', '15.00', '20.00', '100.00'])).toEqual([
    '0.20',
    '0.50',
    '1.00',
    '20.00',
    '100.00',
  ]);
  expect(chipsOf(['3.00'])).toEqual(['3.00']);
});

test('[RGS-30] at a table the booked bets of the round count towards the limit; bets on one place add up', () => {
  expect(roomOf(highest, [{ staked: '15.00' }, { staked: '20.00' }])).toBe('15.00');
  expect(roomOf(highest, [{ staked: '50.00' }, { staked: '1.00' }])).toBe('0.00');
  expect(addUp([...run([place('red')]).bets, { on: 'black', amount: 5 }, { on: 'red', amount: 5 }])).toEqual([
    { on: 'red', amount: 1005 },
    { on: 'black', amount: 5 },
  ]);
});
