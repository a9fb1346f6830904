import { expect, test } from 'vitest';

import { range } from '../../draws/shuffle.ts';
import { raceModels } from '../../models/race/race-models.ts';
import { decimalOf, fraction, plus } from '../../par/fraction.ts';
import { chiSquare, chiSquareTail, drawsOf } from '../../testing/hmac.ts';
import { betsOf, chanceOfBet, oddsOf } from './chances.ts';
import { race, type RaceParams } from './race.ts';

test('[GAME-19] eight runners have the prices 3.06 to 46.00', () => {
  const odds = betsOf(raceModels[1]!, 'win').map((runners) => oddsOf(raceModels[1]!, 'win', runners) / 100);
  expect(odds).toEqual([306, 418, 575, 766, 1022, 1533, 3066, 4600]);
});

test('[GAME-08] races return from 91.8, 91.6 and 89.9 % at every bet, with chances of all orders', () => {
  for (const model of raceModels) {
    const total = model.weights.reduce((sum, each) => sum + each, 0);
    expect(total).toBe(100);
    for (const mode of model.modes) {
      // Chances by the drawn tickets of the first two places: first of 100, second of the others.
      const byTickets = (runners: readonly number[]): number => {
        let chance = 0;
        for (const [first, a] of model.weights.entries()) {
          for (const [second, b] of model.weights.entries()) {
            const wins =
              mode === 'forecast'
                ? first === runners[0] && second === runners[1]
                : first === runners[0] || (mode === 'first-two' && second === runners[0]);
            if (first !== second && wins) chance += (a / total) * (b / (total - a));
          }
        }
        return chance;
      };
      for (const runners of betsOf(model, mode)) {
        const { n, d } = chanceOfBet(model, mode, runners);
        expect(Number(n) / Number(d)).toBeCloseTo(byTickets(runners), 12);
        const rtp = (oddsOf(model, mode, runners) / 10_000) * byTickets(runners);
        expect(rtp).toBeGreaterThan({ win: 0.9179, 'first-two': 0.9166, forecast: 0.8994 }[mode]!);
        expect(rtp).toBeLessThan(mode === 'forecast' ? 0.9000001 : 0.9200001);
      }
      const all = betsOf(model, mode)
        .map((runners) => chanceOfBet(model, mode, runners))
        .reduce(plus);
      expect(all).toEqual(fraction(mode === 'first-two' ? 2n : 1n, 1n));
    }
  }
});

test('[GAME-19] every runner has one place, and the bet does not change the race', () => {
  const counts = range(6).map(() => 0);
  for (const nonce of range(3000)) {
    const win = race.open(drawsOf(nonce), 100, { model: 'race-6', mode: 'win', runners: [3] });
    const both = race.open(drawsOf(nonce), 100, { model: 'race-6', mode: 'first-two', runners: [3] });
    const { order } = win.state;
    expect(both.state.order).toEqual(order);
    expect(order.toSorted((a, b) => a - b)).toEqual(range(6));
    expect([win.payout > 0, both.payout > 0]).toEqual([order[0] === 3, order.slice(0, 2).includes(3)]);
    counts[order[0]!]! += 1;
  }
  const tail = chiSquareTail(
    chiSquare(counts, (at) => 30 * raceModels[0]!.weights[at]!),
    5,
  );
  expect(tail).toBeGreaterThan(0.0001);
  expect(tail).toBeLessThan(0.9999);
});

test('[GAME-19] a forecast needs both places in order', () => {
  const winner = race.open(drawsOf(1), 100, { model: 'race-8', mode: 'win', runners: [0] }).state.order;
  const params = (runners: readonly number[]): RaceParams => ({ model: 'race-8', mode: 'forecast', runners });
  const [first = 0, second = 0] = winner;
  expect(race.open(drawsOf(1), 100, params([first, second])).payout).toBe(
    oddsOf(raceModels[1]!, 'forecast', [first, second]) / 100,
  );
  expect(race.open(drawsOf(1), 100, params([second, first])).payout).toBe(0);
  expect(decimalOf(race.par(params([0, 1])).rtpRange!.most, 4)).toBe('0.9000');
});

test('[GAME-04] runners that are not in the race, or not as many as the mode needs, are refused', () => {
  for (const runners of [[], [8], [0, 1], [0.5], 'a', undefined]) {
    expect(() => race.open(drawsOf(0), 100, { model: 'race-8', mode: 'win', runners } as RaceParams)).toThrow(
      expect.objectContaining({ code: 'badParams' }),
    );
  }
});
