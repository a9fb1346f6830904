import type { SidebarSport } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { mergeSports } from './merge-sports.ts';

const entry = (sport: string, eventsCount: number): SidebarSport => ({
  sport,
  name: sport,
  icon: sport,
  eventsCount,
  groupByCountries: [],
});

test('[NET-14] [NET-18] [OP-88] a changed sport keeps its place, an empty one is removed, a new one comes last', () => {
  const before = [entry('F', 10), entry('B', 3), entry('T', 1)];
  expect(mergeSports(before, [entry('B', 4), entry('F', 0), entry('H', 2)])).toEqual([
    entry('B', 4),
    entry('T', 1),
    entry('H', 2),
  ]);
  expect(mergeSports(before, [])).toEqual(before);
});
