import type { LegResult, Ticket } from '@kvota/bet-slip/math';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { expectedPayout } from './expected-payout.ts';

/** The lines of a ticket as lists of leg ids, computed independently of the engine. */
function linesOf({ selections, groups }: Ticket): string[][] {
  const subsets = (items: readonly string[], size: number): string[][] => {
    const [head, ...rest] = items;
    if (size === 0) return [[]];
    if (head === undefined) return [];
    return [...subsets(rest, size - 1).map((tail) => [head, ...tail]), ...subsets(rest, size)];
  };
  const grouped = groups.flatMap(({ selectionIds }) => selectionIds);
  let lines = [selections.map(({ id }) => id).filter((id) => !grouped.includes(id))];
  for (const { conditions, selectionIds } of groups) {
    const picks = conditions.flatMap((condition) => subsets(selectionIds, condition));
    lines = lines.flatMap((line) => picks.map((pick) => [...line, ...pick]));
  }
  return lines;
}

/** The slow reference in floating point: every outcome of the open legs, every line, and the cap applied to each. */
function bruteForce(ticket: Ticket, results: Record<string, LegResult>, chances: Record<string, number>, cap: number) {
  const lines = linesOf(ticket);
  const odds = new Map(ticket.selections.map(({ id, odds: text }) => [id, Number(text)]));
  const decided = (id: string, result: LegResult): number => {
    if (result === 'void') return 1;
    if (typeof result === 'string') return result === 'won' ? (odds.get(id) ?? 0) : 0;
    return result.outcome === 'won' ? (odds.get(id) ?? 0) / 2 + 0.5 : 0.5;
  };
  const open = Object.keys(chances);
  let sum = 0;
  for (let outcome = 0; outcome < 2 ** open.length; outcome += 1) {
    const factors = new Map(Object.entries(results).map(([id, result]) => [id, decided(id, result)]));
    let chance = 1;
    for (const [at, id] of open.entries()) {
      const won = Math.floor(outcome / 2 ** at) % 2 === 1;
      const fair = (chances[id] ?? 0) / 1_000_000;
      chance *= won ? fair : 1 - fair;
      factors.set(id, won ? (odds.get(id) ?? 0) : 0);
    }
    const products = lines.map((line) => line.reduce((product, id) => product * (factors.get(id) ?? 0), 1));
    const payout = (Number(ticket.stake) / lines.length) * products.reduce((total, line) => total + line, 0);
    sum += chance * Math.min(payout, cap);
  }
  return sum;
}

const result = fc.constantFrom<LegResult | undefined>(
  undefined,
  undefined,
  'won',
  'lost',
  'void',
  { outcome: 'won', voidFactor: '0.5' },
  { outcome: 'lost', voidFactor: '0.5' },
);
const leg = fc.record({
  odds: fc.integer({ min: 1010, max: 9000 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  chance: fc.integer({ min: 0, max: 1_000_000 }),
  result,
});

/** Up to three groups of up to three legs, with bankers. */
const cases = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    bankers: fc.integer({ min: 0, max: 3 }),
    legs: fc.array(leg, { minLength: 12, maxLength: 12 }),
    conditions: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    cap: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  })
  .filter(({ sizes, bankers }) => sizes.length + bankers > 0)
  .map(({ sizes, bankers, legs, conditions, cents, cap }) => {
    const count = sizes.reduce((sum, size) => sum + size, bankers);
    const taken = legs.slice(0, count).map((one, at) => ({ ...one, id: `e${at}` }));
    let next = 0;
    const groups = sizes.map((size, group) => ({
      selectionIds: Array.from({ length: size }, () => `e${next++}`),
      conditions: [1 + ((conditions[group] ?? 0) % size)],
    }));
    const ticket: Ticket = { selections: taken, groups, stake: (cents / 100).toFixed(2) };
    return { ticket, taken, cap };
  });

test('[CALL-54] the mean payout is that of every outcome listed, for systems, bankers, decided legs and the cap', () => {
  fc.assert(
    fc.property(cases, ({ ticket, taken, cap }) => {
      const results = Object.fromEntries(taken.flatMap(({ id, result: r }) => (r === undefined ? [] : [[id, r]])));
      const chances = Object.fromEntries(
        taken.flatMap(({ id, chance, result: r }) => (r === undefined ? [[id, chance]] : [])),
      );
      const value = Number(expectedPayout({ ticket, results, chances, cap: cap?.toFixed(2) })) / 1e8;
      const slow = bruteForce(ticket, results, chances, cap ?? Number.POSITIVE_INFINITY);
      const grouped = ticket.groups.flatMap(({ selectionIds }) => selectionIds);
      const listed = Object.keys(chances).filter((id) => grouped.includes(id)).length <= 8;
      expect(value).toBeLessThanOrEqual(slow + 1e-6 + slow * 1e-9);
      if (listed || cap === undefined) expect(value).toBeGreaterThanOrEqual(slow - 1e-6 - slow * 1e-9);
      if (cap !== undefined) expect(value).toBeLessThanOrEqual(cap);
    }),
    { numRuns: 300 },
  );
});

test('a long accumulator above the cap is worth the cap times its chance', () => {
  const selections = Array.from({ length: 30 }, (_, at) => ({ id: `e${at}`, odds: '9.999' }));
  const chances = Object.fromEntries(selections.map(({ id }) => [id, 900_000]));
  const value = expectedPayout({
    ticket: { selections, groups: [], stake: '100.00' },
    results: {},
    chances,
    cap: '10000000.00',
  });
  expect(Number(value) / 1e8).toBeCloseTo(10_000_000 * 0.9 ** 30, 4);
});
