import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { basketballMarkets } from '../../feed/basketball/basketball.ts';
import type { BasketballState } from '../../feed/basketball/model/script.ts';
import { standingOf as basketballStandingOf } from '../../feed/basketball/model/standing.ts';
import { footballMarkets } from '../../feed/football/football-markets.ts';
import type { FootballState } from '../../feed/football/model/script.ts';
import { standingOf as footballStandingOf } from '../../feed/football/model/standing.ts';
import { type Band, bandsOf } from '../../feed/pricing/bands.ts';
import { settleByScore, type ScoredMarket } from './settle-by-score.ts';

type Score = [number, number];

const settleFootball = (family: string, line: number | null, at: FootballState, over: boolean) =>
  footballMarkets.find((market) => market.family === family)?.settle(footballStandingOf(at, over), line ?? 0);
const settleBasketball = (family: string, line: number | null, at: BasketballState, bands: readonly Band[]) =>
  basketballMarkets
    .find((market) => market.family === family)
    ?.settle(basketballStandingOf(at, true, bands), line ?? 0);

const state = (first: Score, second: Score, order: string): FootballState => ({
  at: 0,
  phase: 'SH',
  clockFrom: 0,
  clockMinute: 45,
  running: true,
  goals: { FH: first, SH: second, ET: [0, 0] },
  corners: { FH: [0, 0], SH: [0, 0], ET: [0, 0] },
  penalties: null,
  yellow: [0, 0],
  red: [0, 0],
  order,
  done: 1,
});

const goals = fc.integer({ min: 0, max: 6 });
const score = fc.tuple(goals, goals);
const plain = ['1X2', 'DC', 'DNB', 'GG', 'OE', 'TB', 'WM', 'CS', 'H1_1X2', 'H2_1X2', 'HTFT'];
const totals = ['OU', 'HOU', 'AOU', 'H1_OU', 'H2_OU'];
const markets: [string, number | null][] = [
  ...plain.map((family): [string, null] => [family, null]),
  ...totals.flatMap((family) => [0.5, 1.5, 2.5, 5.5].map((line): [string, number] => [family, line])),
  ...[-2.25, -0.75, -0.5, 0, 0.25, 1, 1.75].map((line): [string, number] => ['AH', line]),
];
const football = (family: string, line: number | null, over: FootballState, given: Score) => {
  const played = settleFootball(family, line, over, true);
  if (!played) throw new Error(`${family} is not a football market.`);
  return settleByScore({
    sport: 'F',
    family,
    line: line === null ? null : String(line),
    score: given,
    played,
    wasExtended: false,
    firstHalf: over.goals.FH,
  });
};
const orderOf = ([host, away]: Score): string => '1'.repeat(host) + '2'.repeat(away);
const sum = (a: Score, b: Score): Score => [a[0] + b[0], a[1] + b[1]];

describe('football', () => {
  test('a score settles each market as if the second half had ended with it', () => {
    fc.assert(
      fc.property(score, score, score, (first, seen, real) => {
        const cut = state(first, seen, '');
        const told = state(first, real, '');
        for (const [family, line] of markets)
          expect([family, line, football(family, line, cut, sum(first, real))]).toEqual([
            family,
            line,
            settleFootball(family, line, told, true),
          ]);
      }),
    );
  });

  test('the played score settles numbered goals like the play', () => {
    fc.assert(
      fc.property(score, score, (first, second) => {
        const end = sum(first, second);
        const cut = state(first, second, orderOf(end));
        for (let goal = 1; goal <= 13; goal += 1)
          expect(football('NG', goal, cut, end)).toEqual(settleFootball('NG', goal, cut, true));
      }),
    );
  });

  test('goals that were not played are decided if only one side scored, else void', () => {
    const cut = state([0, 0], [1, 0], '1');
    expect(football('NG', 2, cut, [3, 0])).toEqual({ '1': 'won', none: 'lost', '2': 'lost' });
    expect(football('NG', 1, cut, [0, 2])).toEqual({ '1': 'lost', none: 'lost', '2': 'won' });
    expect(football('NG', 2, cut, [2, 1])).toEqual({ '1': 'void', none: 'void', '2': 'void' });
    expect(football('NG', 4, cut, [2, 1])).toEqual({ '1': 'lost', none: 'won', '2': 'lost' });
  });

  test('a score below that of the first half does not change the second half', () => {
    const cut = state([2, 0], [0, 1], '112');
    expect(football('H2_1X2', null, cut, [1, 1])).toEqual(settleFootball('H2_1X2', null, cut, true));
  });

  test('after extra time began, the final score decides nothing, because regular time counts', () => {
    const played = { '1': 'lost', X: 'won', '2': 'lost' } as const;
    const market: ScoredMarket = {
      sport: 'F',
      family: '1X2',
      line: null,
      score: [2, 1],
      played,
      wasExtended: true,
      firstHalf: [0, 0],
    };
    expect(settleByScore(market)).toBe(played);
  });
});

test('a basketball score settles the whole game, not quarters and halves', () => {
  const points = fc.integer({ min: 0, max: 40 });
  const quarter = fc.tuple(points, points);
  const stateOf = (quarters: Score[]): BasketballState => ({
    at: 0,
    period: 4,
    interval: false,
    over: false,
    clock: 100,
    running: true,
    points: quarters,
  });
  const ranges = bandsOf('0-139, 140-149, 150-159, 160+');
  const wholes: [string, number | null][] = [
    ['12', null],
    ['1X2', null],
    ['OE', null],
    ['TB', null],
    ['WM', null],
    ['HC', -4.5],
    ['HC', 7.5],
    ['OU', 150.5],
    ['HOU', 80.5],
    ['AOU', 70.5],
  ];
  const parts: [string, number | null][] = [
    ['H1_1X2', null],
    ['Q2_OU', 40.5],
    ['Q4_1X2', null],
  ];
  fc.assert(
    fc.property(fc.tuple(quarter, quarter, quarter, quarter), quarter, (quarters, last) => {
      const [one, two, three] = quarters;
      const real = stateOf([one, two, three, last]);
      const given = [one, two, three, last].reduce(sum);
      const settled = (family: string, line: number | null) => {
        const played = settleBasketball(family, line, stateOf(quarters), ranges);
        if (!played) throw new Error(`${family} is not a basketball market.`);
        const text = line === null ? null : String(line);
        const rest = { played, wasExtended: false, firstHalf: undefined };
        return [played, settleByScore({ sport: 'B', family, line: text, score: given, ...rest })];
      };
      for (const [family, line] of wholes)
        expect(settled(family, line)[1]).toEqual(settleBasketball(family, line, real, ranges));
      for (const [family, line] of parts) {
        const [played, byScore] = settled(family, line);
        expect(byScore).toBe(played);
      }
    }),
  );
});

test('a tennis score in sets settles winner, sets and set betting, not games', () => {
  const voids = { '2:0': 'void', '2:1': 'void', '1:2': 'void', '0:2': 'void' } as const;
  const games = { under: 'won', over: 'lost' } as const;
  const decide = (family: string, line: string | null, given: Score, played: ScoredMarket['played']) =>
    settleByScore({ sport: 'T', family, line, score: given, played, wasExtended: false, firstHalf: undefined });
  expect(decide('12', null, [0, 2], { '1': 'won', '2': 'lost' })).toEqual({ '1': 'lost', '2': 'won' });
  expect(decide('SB', null, [2, 1], voids)).toEqual({ '2:0': 'lost', '2:1': 'won', '1:2': 'lost', '0:2': 'lost' });
  expect(decide('SB', null, [1, 0], { ...voids, '2:0': 'won' })).toEqual(voids);
  expect(decide('TS', '2.5', [2, 1], games)).toEqual({ under: 'lost', over: 'won' });
  expect(decide('OU', '22.5', [2, 1], games)).toBe(games);
});

describe('the other sports', () => {
  const played = { under: 'won', over: 'lost' } as const;
  const two = { '1': 'won', '2': 'lost' } as const;
  const given = { line: '21.5', score: [1, 2] as Score, wasExtended: false, firstHalf: undefined };

  test('a score in sets, frames, legs or maps decides the winner, but no points', () => {
    for (const sport of ['VT', 'BT', 'V', 'TT', 'S', 'D', 'E']) {
      expect(settleByScore({ ...given, sport, family: '12', played: two })).toEqual({ '1': 'lost', '2': 'won' });
      for (const family of ['OU', 'TP', 'S1_OU']) {
        expect(settleByScore({ ...given, sport, family, played })).toEqual(played);
      }
      expect(settleByScore({ ...given, sport, family: 'HC', played: two })).toEqual(two);
    }
  });

  test('ice hockey after overtime: the score decides the winner, but nothing of regular time', () => {
    const extended = { ...given, sport: 'IH', wasExtended: true, line: '2.5' };
    expect(settleByScore({ ...extended, family: '12', played: two })).toEqual({ '1': 'lost', '2': 'won' });
    expect(settleByScore({ ...extended, family: 'OU', played })).toEqual(played);
    expect(settleByScore({ ...extended, wasExtended: false, family: 'OU', played })).toEqual({
      under: 'lost',
      over: 'won',
    });
  });
});
