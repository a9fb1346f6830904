import { expect, test } from 'vitest';

import { dealOrder } from './deal-order.ts';

test('[RGS-22] a coup is dealt in turn; the third card of the player comes before that of the banker', () => {
  const steps = dealOrder({ player: [1, 2, 3], banker: [4, 5, 6] });
  expect(steps.map(({ side, at }) => `${side} ${at}`)).toEqual([
    'player 0',
    'banker 0',
    'player 1',
    'banker 1',
    'player 2',
    'banker 2',
  ]);
  const times = steps.map(({ after }) => after);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(dealOrder({ player: [1, 2], banker: [4, 5, 6] }).at(-1)).toMatchObject({ side: 'banker', at: 2 });
  expect(dealOrder({ player: [1, 2], banker: [4, 5] })).toHaveLength(4);
});
