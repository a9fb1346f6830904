import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  commission,
  comparePlans,
  InputError,
  nextCarry,
  type Plan,
  type PlanLine,
  type Rate,
  type ShareLine,
} from '../index.ts';
import { amountRate } from '../testing/arbitraries.ts';
import { fraction, isBelow, minus, plus, ZERO, type Fraction } from '../testing/fraction.ts';

const flat = (ppm: number): Rate => ({ kind: 'flat', ppm });
const share: ShareLine = {
  id: 'share',
  products: 'all',
  cycle: 'week',
  base: 'ggr',
  rate: flat(300_000),
  carry: 'carry',
  less: [],
  leastTurnover: '0',
};
const head: PlanLine = { id: 'fee', products: 'all', cycle: 'week', base: 'head', perPlayer: '0.50' };
const terms = { deposits: '50', turnover: '200', days: 30 };
const cpa: PlanLine = { id: 'joined', products: 'all', cycle: 'week', base: 'cpa', perPlayer: '30', terms };
const planOf = (...lines: readonly PlanLine[]): Plan => ({ version: 1, lines });
const withShare = (changes: Partial<ShareLine>): Plan => planOf({ ...share, ...changes });
const slab = (...tiers: readonly (readonly [string, number])[]): Rate => ({
  kind: 'slab',
  tiers: tiers.map(([from, ppm]) => ({ from, ppm })),
});

describe('lines of one base', () => {
  test('an equal or lower rate is within, a higher one above', () => {
    expect(comparePlans(planOf(share), planOf(share))).toEqual({ status: 'within' });
    expect(comparePlans(withShare({ rate: flat(300_001) }), planOf(share))).toEqual({
      status: 'above',
      above: [{ line: 'share', reason: 'rate', at: '0.000000000001' }],
    });
  });

  test('tiers are compared at every amount, also just below their starts', () => {
    const own = slab(['0', 100_000], ['1000', 200_000]);
    const given = (...tiers: readonly (readonly [string, number])[]) =>
      comparePlans(withShare({ rate: slab(...tiers) }), withShare({ rate: own }));
    expect(given(['0', 100_000], ['2000', 200_000])).toEqual({ status: 'within' });
    expect(given(['0', 100_000], ['999', 200_000])).toMatchObject({ above: [{ at: '999' }] });
    expect(given(['0', 100_001], ['1', 0])).toMatchObject({ above: [{ at: '0.999999999999' }] });
    // Graduated, the higher rate catches up: 5 % + 25 % of what exceeds 1000 passes 20 % at 4000.
    const graduated: Rate = {
      kind: 'graduated',
      tiers: [
        { from: '0', ppm: 50_000 },
        { from: '1000', ppm: 250_000 },
      ],
    };
    expect(comparePlans(withShare({ rate: graduated }), withShare({ rate: own }))).toMatchObject({
      above: [{ at: '4000.000000000001' }],
    });
  });

  test('two lines for one base are added up', () => {
    const half = { ...share, rate: flat(150_000) };
    expect(comparePlans(planOf(half, { ...half, id: 'more' }), planOf(share)).status).toBe('within');
    const more = { ...half, id: 'more', rate: flat(150_001) };
    expect(comparePlans(planOf(half, more), planOf(share)).status).toBe('above');
  });

  test('a milder treatment of losses is above, a stricter one within at flat rates', () => {
    expect(comparePlans(withShare({ carry: 'none', rate: flat(1) }), planOf(share))).toMatchObject({
      above: [{ reason: 'carry' }],
    });
    expect(comparePlans(withShare({ carry: 'none', rate: flat(0) }), planOf(share)).status).toBe('within');
    expect(comparePlans(withShare({ carry: 'split' }), planOf(share)).status).toBe('within');
    const rate = slab(['0', 100_000]);
    expect(comparePlans(withShare({ carry: 'split', rate }), planOf(share))).toEqual({
      status: 'notComparable',
      incomparable: [{ line: 'share', reason: 'carry' }],
    });
  });

  test('a least turnover must not be below that of the giver', () => {
    const own = withShare({ leastTurnover: '1000' });
    expect(comparePlans(own, own).status).toBe('within');
    expect(comparePlans(planOf(share), own)).toMatchObject({ above: [{ reason: 'leastTurnover' }] });
  });

  test('rates by selections are compared for every number of selections', () => {
    const line = { base: 'turnover', carry: 'split' } as const;
    const by = (ppm: number): Rate => ({
      kind: 'selections',
      tiers: [
        { from: 1, ppm: 10_000 },
        { from: 4, ppm },
      ],
    });
    expect(
      comparePlans(withShare({ ...line, rate: by(50_000) }), withShare({ ...line, rate: by(50_000) })).status,
    ).toBe('within');
    expect(
      comparePlans(withShare({ ...line, rate: by(50_001) }), withShare({ ...line, rate: by(50_000) })),
    ).toMatchObject({
      above: [{ at: '4' }],
    });
    expect(
      comparePlans(withShare({ ...line, rate: by(50_000) }), withShare({ ...line, rate: flat(40_000) })),
    ).toMatchObject({
      above: [{ at: '4' }],
    });
    expect(comparePlans(withShare({ ...line, rate: slab(['0', 1]) }), withShare({ ...line, rate: by(2) })).status).toBe(
      'notComparable',
    );
  });
});

describe('other bases', () => {
  test('a line for some products of a wider one is above with a higher rate, otherwise open', () => {
    const casino = { products: ['casino'] };
    expect(comparePlans(withShare({ ...casino, rate: flat(300_001) }), planOf(share)).status).toBe('above');
    expect(comparePlans(withShare(casino), planOf(share))).toEqual({
      status: 'notComparable',
      incomparable: [{ line: 'share', reason: 'noCounterpart' }],
    });
    expect(comparePlans(withShare({ base: 'ngr' }), planOf(share)).status).toBe('notComparable');
    expect(comparePlans(withShare({ cycle: 'month' }), planOf(share)).status).toBe('notComparable');
  });

  test('deductions are left to the preview', () => {
    const bonus = { ...share, less: ['other'] };
    const other = { ...share, id: 'other', base: 'turnover' as const, rate: flat(1) };
    expect(comparePlans(planOf(bonus, other), planOf(share, other))).toEqual({
      status: 'notComparable',
      incomparable: [{ line: 'share', reason: 'less' }],
    });
  });

  test('amounts per player, and the terms to qualify', () => {
    expect(comparePlans(planOf(cpa), planOf(cpa)).status).toBe('within');
    expect(comparePlans(planOf({ ...cpa, perPlayer: '30.01' }), planOf(cpa))).toMatchObject({
      above: [{ line: 'joined', reason: 'perPlayer' }],
    });
    for (const looser of [{ deposits: '49.99' }, { turnover: '199' }, { days: 31 }]) {
      expect(comparePlans(planOf({ ...cpa, terms: { ...terms, ...looser } }), planOf(cpa))).toMatchObject({
        above: [{ line: 'joined', reason: 'terms' }],
      });
    }
    expect(comparePlans(planOf(cpa), planOf()).status).toBe('notComparable');
  });

  test('a fee that is not passed on is left to the preview', () => {
    expect(comparePlans(planOf(head), planOf(head)).status).toBe('within');
    expect(comparePlans(planOf({ ...head, perPlayer: '0.40' }), planOf(head))).toEqual({
      status: 'notComparable',
      incomparable: [{ line: 'fee', reason: 'fee' }],
    });
    expect(comparePlans(planOf(head), planOf()).status).toBe('within');
  });

  test('a plan that breaks the rules is refused', () => {
    expect(() => comparePlans(withShare({ rate: flat(0.3) }), planOf(share))).toThrow(InputError);
  });
});

/** Returns what both plans pay over weeks of GGR, each with its own carry. */
function paidOver(plan: Plan, weeks: readonly number[]): Fraction {
  let carryIn: Readonly<Record<string, string>> = {};
  let paid = ZERO;
  for (const ggr of weeks) {
    const computed = commission({
      places: 2,
      period: { id: 'w', cycle: 'week', from: '2026-11-22T23:00:00Z', to: '2026-11-29T23:00:00Z' },
      plan,
      shares: [],
      figures: {
        products: { casino: { stake: '50000', payout: `${50_000 - ggr}`, bonusCost: '0', active: 1 } },
        active: 1,
        qualified: {},
        carryIn,
        weekResults: {},
      },
    });
    carryIn = nextCarry(computed);
    paid = plus(paid, fraction(computed.exact));
  }
  return paid;
}

describe('against the commission', () => {
  test('a plan that is within never pays more than the one of the giver, over any weeks', () => {
    const weeks = fc.array(fc.integer({ min: -20_000, max: 40_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        amountRate,
        amountRate,
        fc.constantFrom('none' as const, 'carry' as const),
        weeks,
        (one, other, carry, all) => {
          const [given, own] = [withShare({ rate: one, carry }), withShare({ rate: other, carry })];
          fc.pre(comparePlans(given, own).status === 'within');
          expect(isBelow(paidOver(own, all), paidOver(given, all))).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a stricter flat plan that is within never pays more, over any weeks', () => {
    const ppm = fc.integer({ min: 0, max: 1_000_000 });
    const pair = fc.constantFrom(['carry', 'none'] as const, ['split', 'none'] as const, ['split', 'carry'] as const);
    const weeks = fc.array(fc.integer({ min: -20_000, max: 40_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ppm, ppm, pair, weeks, (left, right, [strict, mild], all) => {
        const given = withShare({ rate: flat(Math.min(left, right)), carry: strict });
        const own = withShare({ rate: flat(Math.max(left, right)), carry: mild });
        expect(comparePlans(given, own).status).toBe('within');
        expect(isBelow(paidOver(own, all), paidOver(given, all))).toBe(false);
      }),
    );
  });

  test('a plan that is above pays more at the amount that the comparison names', () => {
    fc.assert(
      fc.property(amountRate, amountRate, (one, other) => {
        const comparison = comparePlans(withShare({ rate: one }), withShare({ rate: other }));
        fc.pre(comparison.status === 'above');
        const at = comparison.status === 'above' ? fraction(comparison.above[0]?.at ?? '') : ZERO;
        expect(isBelow(rated(other, at), rated(one, at))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

/** Applies a rate to an amount that may be finer than any currency. */
function rated(rate: Rate, amount: Fraction): Fraction {
  const part = (value: Fraction, ppm: number): Fraction => ({ n: value.n * BigInt(ppm), d: value.d * 1_000_000n });
  if (rate.kind === 'flat') return part(amount, rate.ppm);
  if (rate.kind === 'selections') throw new Error('No rate by amount.');
  const reached = rate.tiers.filter(({ from }) => !isBelow(amount, fraction(from)));
  if (rate.kind === 'slab') return part(amount, reached.at(-1)?.ppm ?? 0);
  return reached.reduce((sum, { from, ppm }, at) => {
    const next = reached[at + 1];
    return plus(sum, part(minus(next ? fraction(next.from) : amount, fraction(from)), ppm));
  }, ZERO);
}
