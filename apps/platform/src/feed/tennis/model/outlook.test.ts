import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../random/hash.ts';
import { outlookOf, raceChance } from './outlook.ts';
import { afterPoint, servesPoint, type TennisState } from './script.ts';

const start: TennisState = {
  at: 0,
  games: [[0, 0]],
  sets: [0, 0],
  points: [0, 0],
  tieBreak: false,
  server: 0,
  winners: [''],
  over: false,
};

/** Plays a race point by point to a depth at which the rest is negligible. */
function playedOut(target: number, a: number, b: number, p: number, depth = 0): number {
  if (a >= target && a - b >= 2) return 1;
  if (b >= target && b - a >= 2) return 0;
  if (depth > 22) return 0.5;
  return p * playedOut(target, a + 1, b, p, depth + 1) + (1 - p) * playedOut(target, a, b + 1, p, depth + 1);
}

test('the probability of a game equals that of playing it out', () => {
  const score = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(score, score, fc.double({ min: 0.3, max: 0.8, noNaN: true }), (a, b, p) => {
      fc.pre(!(Math.max(a, b) >= 4 && Math.abs(a - b) >= 2));
      expect(raceChance(4, a, b, p)).toBeCloseTo(playedOut(4, a, b, p), 2);
    }),
    { numRuns: 25 },
  );
});

test('probabilities of sets, games and leads each add up to one from any score', () => {
  const serving = { host: 0.66, away: 0.61 };
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), fc.constantFrom(2, 3), (points, needed) => {
      let state = start;
      for (const host of points) if (!state.over) state = afterPoint(state, host ? 0 : 1, needed);
      fc.pre(!state.over);
      const { sets, games, leads, running } = outlookOf(serving, state, needed);
      for (const chances of [sets, games, leads]) {
        expect([...chances.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      }
      expect(running.reduce((sum, [, , chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('the probability of the match agrees with random matches', () => {
  const serving = { host: 0.65, away: 0.62 };
  const random = randomOf(7);
  const runs = 4000;
  let won = 0;
  let games = 0;
  for (let run = 0; run < runs; run += 1) {
    let state: TennisState = { ...start, server: run % 2 === 0 ? 0 : 1 };
    while (!state.over) {
      const serves = servesPoint(state);
      const held = random() < (serves === 0 ? serving.host : serving.away);
      state = afterPoint(state, held === (serves === 0) ? 0 : 1, 2);
    }
    if (state.sets[0] === 2) won += 1;
    games += state.games.reduce((sum, [h, a]) => sum + h + a, 0);
  }
  const outlook = outlookOf(serving, null, 2);
  const expected = (outlook.sets.get('2:0') ?? 0) + (outlook.sets.get('2:1') ?? 0);
  const mean = [...outlook.games].reduce((sum, [count, chance]) => sum + count * chance, 0);
  expect(Math.abs(won / runs - expected)).toBeLessThan(0.03);
  expect(Math.abs(games / runs - mean)).toBeLessThan(0.5);
});
