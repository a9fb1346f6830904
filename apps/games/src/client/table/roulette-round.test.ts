import { expect, test } from 'vitest';

import type { FrameRound } from '../../wire/index.ts';
import { roundOfTable } from './table-round.ts';
import { rouletteMathsOf } from './roulette-round.ts';

const bet = (amounts: Readonly<Record<string, number>>, more: Partial<FrameRound> & { returns?: number[] } = {}) => {
  const { returns, ...changes } = more;
  const bets = Object.entries(amounts).map(([on, amount]) => ({ on, amount }));
  return {
    state: returns ? 'closed' : 'open',
    stake: '10.00',
    staked: '10.00',
    won: '0.00',
    mode: 'table',
    outcome: { engine: 'roulette', params: { bets }, state: returns ? { number: 0, returns } : null },
    ...changes,
  } as FrameRound; // the fields that are read
};

test('[RGS-22, RGS-30] the bets of a player on one round are shown as one: places add up, a returned bet is left out', () => {
  const bets = [
    bet({ red: 1000, 'straight:0': 500 }, { returns: [500, 18_000] }),
    bet({ red: 200 }, { returns: [100] }),
    bet({ 'straight:0': 900 }, { state: 'cancelled' }),
  ];
  expect(rouletteMathsOf({ number: 0 }, bets)).toEqual({
    params: {
      bets: [
        { on: 'red', amount: 1200 },
        { on: 'straight:0', amount: 500 },
      ],
    },
    state: { number: 0, returns: [600, 18_000] },
  });
});

test('[RGS-22] before bets are settled, the winning places are known; without bets there is only the number', () => {
  expect(rouletteMathsOf({ number: 7 }, [bet({ red: 1000, black: 300 })]).state.returns).toEqual([1000, 0]);
  const result = { number: 4, link: 'f'.repeat(64), outcome: { number: 7 } };
  const round = roundOfTable(
    { engine: 'roulette', model: 'one-zero' },
    { result, bets: [] },
    { mathsOf: rouletteMathsOf },
  );
  expect(round).toMatchObject({ staked: '0.00', outcome: { params: { bets: [] }, state: { number: 7, returns: [] } } });
});
