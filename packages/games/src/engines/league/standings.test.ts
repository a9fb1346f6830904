import fc from 'fast-check';
import { expect, test } from 'vitest';

import { leagueModels } from '../../models/league/league-models.ts';
import { daysOf, fixturesOf } from './fixtures.ts';
import { standingsOf } from './standings.ts';

test('[GAME-23] points, goals and order of the standings', () => {
  const [, , model] = leagueModels;
  // Day 0 is 0–5, 1–4, 3–2.
  const table = standingsOf(model!, [
    {
      day: 0,
      results: [
        [2, 1],
        [0, 0],
        [1, 3],
      ],
    },
  ]);
  expect(table.map(({ club, points, scored, conceded }) => [club, points, scored, conceded])).toEqual([
    [2, 3, 3, 1],
    [0, 3, 2, 1],
    [1, 1, 0, 0],
    [4, 1, 0, 0],
    [5, 0, 1, 2],
    [3, 0, 1, 3],
  ]);
});

test('[GAME-23] standings do not depend on the order of days, and all goals are scored and conceded', () => {
  const season = fc.constantFrom(...leagueModels).chain((model) =>
    fc
      .tuple(
        ...Array.from({ length: daysOf(model) }, (_, day) =>
          fc
            .array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })), {
              minLength: fixturesOf(model, day).length,
              maxLength: fixturesOf(model, day).length,
            })
            .map((results) => ({ day, results })),
        ),
      )
      .map((days) => ({ model, days })),
  );
  fc.assert(
    fc.property(season, fc.nat(), ({ model, days }, turn) => {
      const at = turn % days.length;
      const table = standingsOf(model, days);
      expect(standingsOf(model, [...days.slice(at), ...days.slice(0, at)])).toEqual(table);
      const sum = (of: 'scored' | 'conceded' | 'points' | 'played'): number =>
        table.reduce((all, row) => all + row[of], 0);
      const draws = days.flatMap(({ results }) => results).filter(([home, away]) => home === away).length;
      const matches = days.flatMap(({ results }) => results).length;
      expect(sum('scored')).toBe(sum('conceded'));
      expect(sum('points')).toBe(matches * 3 - draws);
      expect(sum('played')).toBe(matches * 2);
    }),
    { numRuns: 40 },
  );
});
