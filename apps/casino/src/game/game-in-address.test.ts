import { expect, test } from 'vitest';

import { gameInAddress } from './game-in-address.ts';

test('[ROUTE-55] the code of the query wins over that of the path', () => {
  expect(gameInAddress({ game: 'book' }, { gc: 'dice' })).toEqual({ code: 'dice', mode: 'real' });
  expect(gameInAddress({ game: 'book' }, { mode: 'demo' })).toEqual({ code: 'book', mode: 'demo' });
});

test('[ROUTE-49] without a game, or with what is no code, there is none', () => {
  for (const gc of [undefined, '', '<script>', '../x', {}]) expect(gameInAddress({}, { gc })).toBeUndefined();
  expect(gameInAddress({ game: 'book' }, { gc: '<b>' })).toEqual({ code: 'book', mode: 'real' });
});
