import { expect, test } from 'vitest';

import { raceBetOf, runnersOf, toggleRunner } from './race-bet.ts';

const choice = (runners: unknown, mode = 'win') => ({
  game: { engine: 'race', model: 'race-6' },
  stake: '10.00',
  mode,
  choice: { runners },
});

test('[RGS-26] a bet names one runner, a forecast two in order; anything else is no bet yet', () => {
  expect(raceBetOf(choice([2]))).toEqual({ stake: '10.00', mode: 'win', params: { runners: [2] } });
  expect(raceBetOf(choice([2, 0], 'forecast'))?.params).toEqual({ runners: [2, 0] });
  for (const one of [choice([]), choice([6]), choice(['1']), choice(undefined), choice([2], 'forecast')])
    expect(raceBetOf(one)).toBeNull();
  expect(runnersOf(choice([2, 3]))).toEqual([2]);
});

test('[RGS-26] another runner takes the place of the last one, and the same one leaves', () => {
  expect(toggleRunner([], 2, 'win')).toEqual([2]);
  expect(toggleRunner([2], 4, 'win')).toEqual([4]);
  expect(toggleRunner([2], 2, 'win')).toEqual([]);
  expect(toggleRunner([2], 4, 'forecast')).toEqual([2, 4]);
  expect(toggleRunner([2, 4], 5, 'forecast')).toEqual([2, 5]);
});
