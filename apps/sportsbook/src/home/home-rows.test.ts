import type { Match } from '@kvota/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { homeRows, liveForHome, soonForHome } from './home-rows.ts';

const match = (eventId: string, marketsCount: number, timeStart = '2026-11-21T12:00:00Z') => ({
  eventId,
  marketsCount,
  timeStart,
});

test('home shows the live matches with the most markets', () => {
  const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, at) => match(id, at * 10));
  expect(liveForHome([], matches).map(({ eventId }) => eventId)).toEqual(['g', 'f', 'e', 'd', 'c']);
});

test('a shown match keeps its place while it is in play, and no match appears twice', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const list = fc.uniqueArray(fc.tuple(id, fc.nat(50)), { selector: ([name]) => name });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const shown = liveForHome(
        [],
        before.map(([name, count]) => match(name, count)),
      ).map(({ eventId }) => eventId);
      const next = liveForHome(
        shown,
        after.map(([name, count]) => match(name, count)),
      ).map(({ eventId }) => eventId);
      const played = new Set<string>(after.map(([name]) => name));
      expect(next.slice(0, shown.filter((name) => played.has(name)).length)).toEqual(
        shown.filter((name) => played.has(name)),
      );
      expect(next).toHaveLength(Math.min(homeRows, after.length));
      expect(new Set(next).size).toBe(next.length);
    }),
  );
});

test('the next match comes first, and started ones are left out', () => {
  const matches = [
    match('late', 1, '2026-11-21T15:00:00Z'),
    match('gone', 1, '2026-11-21T11:00:00Z'),
    match('soon', 1, '2026-11-21T13:00:00Z'),
  ].map((one) => ({ ...one, inPlay: false }) as Match);
  expect(soonForHome(matches, Date.parse('2026-11-21T12:00:00Z')).map(({ eventId }) => eventId)).toEqual([
    'soon',
    'late',
  ]);
});
