import { leagueModels } from '@kvota/games';
import { expect, test } from 'vitest';

import { seasonOf } from './season.ts';

const [model] = leagueModels;
const results = [
  [1, 0],
  [0, 0],
  [0, 0],
  [0, 0],
] as const;
const result = (number: number) => ({ number, link: '', outcome: { day: (number - 1) % 14, results } });

test('[GAME-23] the standings have the days since the start of the season, and this one once it was presented', () => {
  const before = [9, 8, 7, 6].map(result);
  const third = seasonOf(model!, 10, before);
  expect([third.number, third.day, third.standings?.[0]?.played]).toEqual([2, 3, 2]);
  expect(seasonOf(model!, 10, [10, 9, 8, 7].map(result)).standings?.[0]?.played).toBe(3);
  expect(seasonOf(model!, 8, before.slice(2)).standings?.every(({ played }) => played === 0)).toBe(true);
});

test('[GAME-23] standings with a missing day are not shown', () => {
  expect(seasonOf(model!, 11, [9, 8].map(result)).standings).toBeNull();
});
