import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { commission, nextCarry, type Commission, type CommissionInput } from '../index.ts';
import { anyInput } from '../testing/arbitraries.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { fraction, isEqual, plus, sum, ZERO } from '../testing/fraction.ts';

const runs = { numRuns: 1_500 };
const resultSteps = ['rate', 'less', 'floor', 'leastTurnover'];
const byId = ({ lines }: Commission) => lines.toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe('against a computation in fractions', () => {
  test('total, sum, results and carries are equal', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const computed = commission(input);
        const expected = bruteForce(input);
        expect(isEqual(fraction(computed.total), expected.total)).toBe(true);
        expect(isEqual(fraction(computed.exact), expected.exact)).toBe(true);
        expect(computed.lines.map(({ id }) => id).toSorted()).toEqual([...expected.results.keys()].toSorted());
        for (const { id, result, carryOut } of computed.lines) {
          expect(isEqual(fraction(result), expected.results.get(id) ?? ZERO)).toBe(true);
          expect(isEqual(fraction(carryOut), expected.carryOut.get(id) ?? ZERO)).toBe(true);
        }
      }),
      runs,
    );
  });
});

describe('for any input', () => {
  test('the results of the lines add up to the sum, and each step adds its amount', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { lines, steps, exact, total } = commission(input);
        expect(isEqual(sum(lines.map(({ result }) => fraction(result))), fraction(exact))).toBe(true);
        const due = steps.filter(({ type }) => ['result', 'round', 'correction'].includes(type));
        expect(isEqual(sum(due.map(({ amount }) => fraction(amount))), fraction(total))).toBe(true);
        let before = ZERO;
        let isResult = false;
        for (const { type, amount, value } of steps) {
          // The base of a line starts from zero, and so does its result; the results of lines add up.
          if (type === 'result' || type === 'round' || type === 'correction') continue;
          const starts = type === 'turnover' || type === 'players';
          const turns: boolean = !starts && !isResult && resultSteps.includes(type);
          if (starts || turns) before = ZERO;
          isResult = starts ? false : isResult || turns;
          before = plus(before, fraction(amount));
          expect(isEqual(before, fraction(value))).toBe(true);
        }
      }),
      runs,
    );
  });

  test('a carry loses nothing: base and carry in equal the rated base and the carry out', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { lines, steps } = commission(input);
        for (const { id, base, carryIn, carryOut } of lines) {
          const line = input.plan.lines.find((each) => each.id === id);
          if (!line || !('carry' in line) || line.carry !== 'carry') continue;
          const rated = steps.flatMap((step) => (step.type === 'rate' && step.line === id ? fraction(step.on) : []));
          const [left, right] = [plus(fraction(base), fraction(carryIn)), plus(sum(rated), fraction(carryOut))];
          expect(isEqual(left, right)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('the order of the lines changes no result', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = { ...input, plan: { ...input.plan, lines: input.plan.lines.toReversed() } };
        const [one, other] = [commission(input), commission(turned)];
        expect(other.total).toBe(one.total);
        expect(byId(other)).toEqual(byId(one));
      }),
      runs,
    );
  });

  test('it computes the same again, and leaves its input as it was', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const before = JSON.stringify(input);
        expect(commission(input)).toEqual(commission(JSON.parse(before) as CommissionInput));
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });

  test('with the stakes of tickets split over products, a flat line for all of them pays the sum of its parts', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 1_000_000 }), (input, ppm) => {
        const line = { cycle: input.period.cycle, base: 'ngr', carry: 'split', less: [], leastTurnover: '0' } as const;
        const rate = { kind: 'flat', ppm } as const;
        const figures = { ...input.figures, qualified: {}, carryIn: {}, weekResults: {} };
        const paidFor = (products: readonly (readonly string[] | 'all')[]): string => {
          const lines = products.map((each, at) => ({ ...line, id: `l${at}`, products: each, rate }));
          return commission({ ...input, figures, plan: { version: 1, lines } }).exact;
        };
        expect(paidFor([['prematch'], ['live'], ['casino']])).toBe(paidFor(['all']));
      }),
    );
  });
});

describe('over weeks', () => {
  const weekOf = (
    carry: 'none' | 'carry' | 'split',
    ggr: number,
    carryIn: Record<string, string>,
  ): CommissionInput => ({
    places: 2,
    period: { id: 'w', cycle: 'week', from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' },
    plan: {
      version: 1,
      lines: [
        {
          id: 'share',
          products: 'all',
          cycle: 'week',
          base: 'ggr',
          carry,
          rate: { kind: 'flat', ppm: 500_000 },
          less: [],
          leastTurnover: '0',
        },
      ],
    },
    shares: [],
    figures: {
      products: { casino: { stake: '1000', payout: `${1000 - ggr}`, bonusCost: '0', active: 1 } },
      active: 1,
      qualified: {},
      carryIn,
      weekResults: {},
    },
  });
  const totalsOf = (carry: 'none' | 'carry' | 'split', weeks: readonly number[]): string[] => {
    let carried: Readonly<Record<string, string>> = {};
    return weeks.map((ggr) => {
      const computed = commission(weekOf(carry, ggr, carried));
      carried = nextCarry(computed);
      return computed.total;
    });
  };

  test('the three deals: a split shares losses, a carry makes up for them, none forgets them', () => {
    const weeks = [100, -300, 200, 150];
    expect(totalsOf('split', weeks)).toEqual(['50.00', '-150.00', '100.00', '75.00']);
    expect(totalsOf('carry', weeks)).toEqual(['50.00', '0.00', '0.00', '25.00']);
    expect(totalsOf('none', weeks)).toEqual(['50.00', '0.00', '100.00', '75.00']);
  });

  test('a higher base never pays less, at rates that rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.nat(500), (ggr, more) => {
        for (const carry of ['none', 'carry', 'split'] as const) {
          const [low, high] = [ggr, ggr + more].map((each) => Number(totalsOf(carry, [each])[0]));
          expect(high).toBeGreaterThanOrEqual(low ?? 0);
        }
      }),
    );
  });
});

test.each([
  ['1000', '1000', '100.00'],
  ['999.99', '1000', '0.00'],
  ['-1.00', '1', '0.00'],
  ['-1.00', '0', '100.00'],
])('a turnover of %s with a least turnover of %s pays %s', (stake, leastTurnover, total) => {
  const line = { id: 'share', products: 'all', cycle: 'week', base: 'ggr', carry: 'none', less: [] } as const;
  const payout = `${(Number(stake) * 100 - 20_000) / 100}`;
  const computed = commission({
    places: 2,
    period: { id: 'w', cycle: 'week', from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' },
    plan: { version: 1, lines: [{ ...line, rate: { kind: 'flat', ppm: 500_000 }, leastTurnover }] },
    shares: [],
    figures: {
      products: { casino: { stake, payout, bonusCost: '0', active: 1 } },
      active: 1,
      qualified: {},
      carryIn: {},
      weekResults: {},
    },
  });
  expect(computed.total).toBe(total);
  expect(computed.steps.some(({ type }) => type === 'leastTurnover')).toBe(total === '0.00');
});
