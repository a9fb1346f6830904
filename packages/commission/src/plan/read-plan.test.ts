import { describe, expect, test } from 'vitest';

import { readPlan, type Fault } from '../index.ts';

const line = {
  id: 'share',
  products: ['casino'],
  cycle: 'week',
  base: 'ggr',
  rate: { kind: 'flat', ppm: 300_000 },
  carry: 'carry',
};
const head = { id: 'fee', products: 'all', cycle: 'week', base: 'head', perPlayer: '0.50' };
const terms = { deposits: '50', turnover: '200.00', days: 30 };
const cpa = { ...head, id: 'joined', base: 'cpa', terms };

const faultsOf = (...lines: readonly unknown[]): readonly Pick<Fault, 'path' | 'code'>[] => {
  const reading = readPlan({ version: 1, lines });
  return reading.status === 'plan' ? [] : reading.faults.map(({ path, code }) => ({ path, code }));
};

test('a plan is read, with what it leaves out filled in', () => {
  expect(readPlan({ version: 3, lines: [line, cpa, head] })).toEqual({
    status: 'plan',
    plan: { version: 3, lines: [{ ...line, less: [], leastTurnover: '0' }, cpa, head] },
  });
  expect(readPlan({ version: 1, lines: [] }).status).toBe('plan');
});

describe('faults have a path, a kind and a reason', () => {
  const tiers = (...froms: unknown[]) => ({ kind: 'slab', tiers: froms.map((from) => ({ from, ppm: 1 })) });
  test.each<[string, unknown, string, string]>([
    ['no object', 'share', 'lines[0]', 'wrongType'],
    ['a missing base', { ...line, base: undefined }, 'lines[0].base', 'missing'],
    ['an unknown base', { ...line, base: 'profit' }, 'lines[0].base', 'notAChoice'],
    ['a misspelt field', { ...line, leastTurnovr: '5' }, 'lines[0].leastTurnovr', 'unknownField'],
    ['null for a list', { ...line, less: null }, 'lines[0].less', 'wrongType'],
    ['a fraction as rate', { ...line, rate: { kind: 'flat', ppm: 0.3 } }, 'lines[0].rate.ppm', 'wrongType'],
    ['a rate above everything', { ...line, rate: { kind: 'flat', ppm: 1_000_001 } }, 'lines[0].rate.ppm', 'outOfRange'],
    ['a rate as text', { ...line, rate: { kind: 'flat', ppm: '300000' } }, 'lines[0].rate.ppm', 'wrongType'],
    ['no kind of rate', { ...line, rate: {} }, 'lines[0].rate.kind', 'missing'],
    ['no tiers', { ...line, rate: { kind: 'slab', tiers: [] } }, 'lines[0].rate.tiers', 'outOfRange'],
    ['a first tier above 0', { ...line, rate: tiers('5') }, 'lines[0].rate.tiers[0].from', 'outOfRange'],
    ['tiers out of order', { ...line, rate: tiers('0', '9', '9') }, 'lines[0].rate.tiers[2].from', 'outOfRange'],
    ['a tier with decimals', { ...line, rate: tiers('0', '9.50') }, 'lines[0].rate.tiers[1].from', 'outOfRange'],
    ['a tier as number', { ...line, rate: tiers('0', 9) }, 'lines[0].rate.tiers[1].from', 'wrongType'],
    ['no product', { ...line, products: [] }, 'lines[0].products', 'outOfRange'],
    ['a product twice', { ...line, products: ['live', 'live'] }, 'lines[0].products[1]', 'duplicate'],
    ['a product in capitals', { ...line, products: ['LIVE'] }, 'lines[0].products[0]', 'outOfRange'],
    ['an id with a space', { ...line, id: 'a b' }, 'lines[0].id', 'outOfRange'],
    ['a negative amount', { ...head, perPlayer: '-1' }, 'lines[0].perPlayer', 'outOfRange'],
    ['an exponent', { ...head, perPlayer: '1e3' }, 'lines[0].perPlayer', 'notAmount'],
    ['an amount as number', { ...head, perPlayer: 5 }, 'lines[0].perPlayer', 'notAmount'],
    ['active players of two products', { ...head, products: ['live', 'casino'] }, 'lines[0].products', 'notAllowed'],
    ['a qualification by product', { ...cpa, products: ['live'] }, 'lines[0].products', 'notAllowed'],
    ['no terms', { ...cpa, terms: undefined }, 'lines[0].terms', 'missing'],
    ['no days', { ...cpa, terms: { ...terms, days: 0 } }, 'lines[0].terms.days', 'outOfRange'],
    ['a deduction of no line', { ...line, less: ['other'] }, 'lines[0].less[0]', 'unknownLine'],
    ['a deduction of itself', { ...line, less: ['share'] }, 'lines[0].less', 'circular'],
  ])('%s', (_, given, path, code) => {
    expect(faultsOf(given)).toEqual([{ path, code }]);
  });

  test('rates by selections are for turnover, and not to be carried', () => {
    const rate = { kind: 'selections', tiers: [{ from: 1, ppm: 10_000 }] };
    expect(faultsOf({ ...line, rate })).toEqual([
      { path: 'lines[0].base', code: 'notAllowed' },
      { path: 'lines[0].carry', code: 'notAllowed' },
    ]);
    expect(faultsOf({ ...line, rate, base: 'turnover', carry: 'split' })).toEqual([]);
  });

  test('two lines of one id, a circle of deductions, and a week that deducts a month', () => {
    expect(faultsOf(line, line)).toEqual([{ path: 'lines[1].id', code: 'duplicate' }]);
    expect(faultsOf({ ...line, id: 'a', less: ['b'] }, { ...line, id: 'b', less: ['a'] })).toEqual([
      { path: 'lines[0].less', code: 'circular' },
      { path: 'lines[1].less', code: 'circular' },
    ]);
    expect(faultsOf({ ...line, less: ['month'] }, { ...line, id: 'month', cycle: 'month' })).toEqual([
      { path: 'lines[0].less[0]', code: 'notAllowed' },
    ]);
  });

  test('all faults are listed at once, with a reason each', () => {
    const reading = readPlan({
      version: 0,
      lines: [
        { ...line, carry: 'never' },
        { ...head, perPlayer: 'x' },
      ],
    });
    expect(reading).toMatchObject({
      status: 'planInvalid',
      faults: [
        { path: 'version', message: 'A number from 1 to 9007199254740991 is needed, not 0.' },
        { path: 'lines[0].carry', message: 'One of none, carry, split is needed, not "never".' },
        { path: 'lines[1].perPlayer', message: expect.stringContaining('Decimal text') },
      ],
    });
  });

  test('products can be limited to those that a platform has', () => {
    const reading = readPlan({ version: 1, lines: [line, head] }, { products: ['prematch', 'live'] });
    expect(reading).toMatchObject({ faults: [{ path: 'lines[0].products[0]', code: 'notAChoice' }] });
    expect(readPlan({ version: 1, lines: [line, head] }, { products: ['casino'] }).status).toBe('plan');
  });
});
