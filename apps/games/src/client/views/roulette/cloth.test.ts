import { spots } from '@kvota/games';
import { expect, test } from 'vitest';

import { insideKinds, nextPlace, places, placesFor, type Direction } from './cloth.ts';

const find = (on: string) => places.find((place) => place.on === on)!;

test('[RGS-25] every bet of the engine has a place, and no two of one kind share one', () => {
  expect(places).toHaveLength(spots.length);
  for (const kind of insideKinds) {
    const keys = placesFor(kind).map(({ along, across }) => `${along} ${across}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('[RGS-25] bets on several numbers are between them', () => {
  expect(find('split:17-20')).toMatchObject({ along: 6, across: 1.5 });
  expect(find('corner:1-2-4-5')).toMatchObject({ along: 1, across: 1 });
  expect(find('street:4-5-6')).toMatchObject({ along: 1.5, across: 0 });
  expect(find('corner:0-1-2-3')).toMatchObject({ along: 0, across: 0 });
});

test('[RGS-25] arrows move to the neighbour and reach every place', () => {
  const all = placesFor('straight');
  const go = (from: string, way: Direction): string => nextPlace(all, find(from), way).on;
  expect(go('straight:17', 'further')).toBe('straight:20');
  expect(go('straight:17', 'up')).toBe('straight:18');
  expect(go('straight:1', 'down')).toBe('dozen:1');
  expect(go('straight:2', 'back')).toBe('straight:0');
  expect(go('straight:36', 'further')).toBe('column:3');
  expect(go('straight:36', 'up')).toBe('straight:36');
  for (const kind of insideKinds) {
    const mine = placesFor(kind);
    const seen = new Set([mine[0]!]);
    for (const from of seen)
      for (const way of ['further', 'back', 'up', 'down'] as const) seen.add(nextPlace(mine, from, way));
    expect(mine.filter((place) => !seen.has(place)).map(({ on }) => on)).toEqual([]);
  }
});
