import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, linesOf } from './testing/brute-force.ts';
import type { Fraction } from './testing/brute-force.ts';
import { outcomes } from './outcomes.ts';
import { decimalText } from './decimal.ts';
import { systems } from './testing/ticket-arbitraries.ts';
import type { Ticket } from './types.ts';

const add = (a: Fraction, b: Fraction): Fraction => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
const multiply = (a: Fraction, b: Fraction): Fraction => [a[0] * b[0], a[1] * b[1]];
const text = ([n, d]: Fraction, places = 8) => decimalText(n, d, places);

/** Lists all 2^n endings of the legs. */
function everyEnding(ticket: Ticket, chance: Fraction) {
  const lines = linesOf(ticket);
  const stake = multiply(fraction(ticket.stake), [1n, BigInt(lines.length)]);
  const miss: Fraction = [chance[1] - chance[0], chance[1]];
  let [mean, square, any]: Fraction[] = [
    [0n, 1n],
    [0n, 1n],
    [0n, 1n],
  ];
  for (let ending = 0; ending < 2 ** ticket.selections.length; ending += 1) {
    const won = new Map(ticket.selections.flatMap((s, i) => ((ending >> i) & 1 ? [[s.id, fraction(s.odds)]] : [])));
    const likely = ticket.selections.reduce((p, { id }) => multiply(p, won.has(id) ? chance : miss), [
      1n,
      1n,
    ] as Fraction);
    const alive = lines.filter((line) => line.every((id) => won.has(id)));
    const payout = alive
      .map((line) => line.reduce((p, id) => multiply(p, won.get(id) ?? [0n, 1n]), stake))
      .reduce(add, [0n, 1n]);
    mean = add(mean!, multiply(likely, payout));
    square = add(square!, multiply(likely, multiply(payout, payout)));
    if (alive.length > 0) any = add(any!, likely);
  }
  const [m, s] = [mean!, square!];
  return { mean: m, variance: add(s, [-m[0] * m[0], m[1] * m[1]]), any: any! };
}

describe('outcomes', () => {
  test('mean, variance and chance of any return equal listing every ending', () => {
    const small = systems.filter(({ selections }) => selections.length <= 7);
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 99 }), (ticket, percent) => {
        const chance = `0.${String(percent).padStart(2, '0')}`;
        const result = outcomes(ticket, Object.fromEntries(ticket.selections.map(({ id }) => [id, chance])));
        const slow = everyEnding(ticket, fraction(chance));
        expect(result.mean).toBe(text(slow.mean));
        expect(result.variance).toBe(text(slow.variance));
        expect(result.chanceOfAnyReturn).toBe(text(slow.any, 12));
      }),
      { numRuns: 40 },
    );
  });

  test('the distribution adds up to one and has no payout twice', () => {
    const ticket: Ticket = {
      selections: ['2', '2', '3', '1.5'].map((odds, i) => ({ id: `e${i}`, odds })),
      groups: [{ conditions: [2], selectionIds: ['e0', 'e1', 'e2'] }],
      stake: '30',
    };
    const half = Object.fromEntries(ticket.selections.map(({ id }) => [id, '0.5']));
    const { distribution = [], chanceOfAnyReturn } = outcomes(ticket, half);
    expect(distribution).toEqual([
      { payout: '0.00', chance: '0.75' },
      { payout: '60.00', chance: '0.0625' },
      { payout: '90.00', chance: '0.125' },
      { payout: '240.00', chance: '0.0625' },
    ]);
    expect(chanceOfAnyReturn).toBe('0.25');
  });

  test('above 20 selections the bins are exact: wins at one price follow the binomial distribution', () => {
    const selections = Array.from({ length: 22 }, (_, i) => ({ id: `e${i}`, odds: '3' }));
    const ticket: Ticket = {
      selections,
      groups: [{ conditions: [1], selectionIds: selections.map(({ id }) => id) }],
      stake: '22',
    };
    const { distribution } = outcomes(ticket, Object.fromEntries(selections.map(({ id }) => [id, '0.25'])));
    // 0 to 22 wins pay 3 each; bins from 0, 2, 5, 10, 20 and 50.
    const choose = (n: number, k: number): bigint =>
      k === 0 ? 1n : (choose(n, k - 1) * BigInt(n - k + 1)) / BigInt(k);
    const bins = [[0], [1], [2, 3], [4, 5, 6], [7, 8, 9, 10, 11, 12, 13, 14, 15, 16], [17, 18, 19, 20, 21, 22]].map(
      (wins) => {
        const ways = wins.map((w) => [BigInt(w), choose(22, w) * 3n ** BigInt(22 - w)] as const);
        const chance = ways.reduce((sum, [, n]) => sum + n, 0n);
        const payout = ways.reduce((sum, [w, n]) => sum + 3n * w * n, 0n);
        return { payout: text([payout, chance]), chance: text([chance, 4n ** 22n], 12) };
      },
    );
    const close = (a: string, b: string) => expect(Math.abs(Number(a) - Number(b))).toBeLessThan(1e-6);
    expect(distribution).toHaveLength(bins.length);
    bins.forEach((bin, i) => {
      close(distribution?.[i]?.payout ?? '', bin.payout);
      expect(distribution?.[i]?.chance).toBe(bin.chance);
    });
  });

  test('above 20 selections the bins add up to one, to the mean, and to the chance of any return', () => {
    const selections = Array.from({ length: 26 }, (_, i) => ({ id: `e${i}`, odds: `${1 + (i % 7)}.${10 + i}` }));
    const ids = selections.map(({ id }) => id);
    const ticket: Ticket = {
      selections,
      groups: [
        { conditions: [3, 5], selectionIds: ids.slice(0, 12) },
        { conditions: [6], selectionIds: ids.slice(12, 25) },
      ],
      stake: '1000',
    };
    const {
      mean,
      chanceOfAnyReturn,
      distribution = [],
    } = outcomes(ticket, Object.fromEntries(ids.map((id, i) => [id, `0.${30 + i}`])));
    const sum = (of: (entry: { payout: string; chance: string }) => number) =>
      distribution.reduce((all, one) => all + of(one), 0);
    expect(sum(({ chance }) => Number(chance))).toBeCloseTo(1, 9);
    expect(sum(({ chance, payout }) => Number(chance) * Number(payout)) / Number(mean)).toBeCloseTo(1, 6);
    expect(distribution[0]?.payout).toBe('0.00');
    expect(1 - Number(distribution[0]?.chance)).toBeCloseTo(Number(chanceOfAnyReturn), 9);
    expect(distribution.length).toBeLessThan(60);
  });

  test('above 20 selections the moments stay exact, and the distribution is in bins', () => {
    const selections = Array.from({ length: 30 }, (_, i) => ({ id: `e${i}`, odds: '2' }));
    const fair = Object.fromEntries(selections.map(({ id }) => [id, '0.5']));
    const ticket: Ticket = {
      selections,
      groups: [{ conditions: [15], selectionIds: selections.map(({ id }) => id) }],
      stake: '100',
    };
    const result = outcomes(ticket, fair);
    expect(result.mean).toBe('100.00');
    const { distribution = [] } = result;
    expect(distribution.length).toBeLessThan(30);
    expect(distribution[0]?.payout).toBe('0.00');
    expect(() => outcomes(ticket, {})).toThrow(RangeError);
  });
});
