import { readPlan, type PlanLine } from '@kvota/commission';
import { expect, test } from 'vitest';

import { addLine, changeLine, draftOf, productsOf, removeLine, textAt } from './plan-draft.ts';
import { planJson } from './plan-json.ts';

const lines: readonly PlanLine[] = [
  {
    id: 'sports',
    base: 'ngr',
    products: ['prematch', 'live'],
    cycle: 'week',
    rate: {
      kind: 'graduated',
      tiers: [
        { from: '0', ppm: 150_000 },
        { from: '50000', ppm: 215_001 },
      ],
    },
    carry: 'carry',
    less: [],
    leastTurnover: '1000',
  },
  {
    id: 'slips',
    base: 'turnover',
    products: 'all',
    cycle: 'month',
    rate: { kind: 'selections', tiers: [{ from: 1, ppm: 10_000 }] },
    carry: 'none',
    less: ['sports'],
    leastTurnover: '0',
  },
  {
    id: 'new',
    base: 'cpa',
    products: 'all',
    cycle: 'month',
    perPlayer: '20.50',
    terms: { deposits: '10.00', turnover: '50.00', days: 30 },
  },
  { id: 'fee', base: 'head', products: ['casino'], cycle: 'week', perPlayer: '1.00' },
];

test('a plan is the same after it was a draft', () => {
  const read = readPlan(planJson(draftOf({ version: 3, lines })));
  expect(read).toEqual({ status: 'plan', plan: { version: 4, lines } });
});

test('typed text is read with comma and point, and thousands', () => {
  const draft = changeLine(draftOf({ version: 1, lines }), 'sports', {
    tiers: [
      { from: '0', percent: '15' },
      { from: '50.000', percent: '21,5001 %' },
    ],
    leastTurnover: '1 000',
  });
  expect(readPlan(planJson(draft))).toEqual({ status: 'plan', plan: { version: 2, lines } });
});

test('text that is none is a fault at its place', () => {
  const faultsOf = (patch: Parameters<typeof changeLine>[2]): readonly string[] => {
    const read = readPlan(planJson(changeLine(draftOf({ version: 1, lines }), 'sports', patch)));
    return read.status === 'plan' ? [] : read.faults.map(({ path }) => path);
  };
  expect(faultsOf({ rate: 'flat', percent: '' })).toEqual(['lines[0].rate.ppm']);
  expect(faultsOf({ rate: 'flat', percent: '101' })).toEqual(['lines[0].rate.ppm']);
  expect(faultsOf({ leastTurnover: 'many' })).toEqual(['lines[0].leastTurnover']);
  expect(faultsOf({ leastTurnover: '10,50' })).toEqual(['lines[0].leastTurnover']);
  expect(
    faultsOf({
      tiers: [
        { from: '0', percent: '1' },
        { from: '0', percent: '2' },
      ],
    }),
  ).toEqual(['lines[0].rate.tiers[1].from']);
  expect(faultsOf({ base: 'cpa', perPlayer: '1,0005', deposits: '1', turnover: '1' })).toEqual(['lines[0].perPlayer']);
});

test('a new line has an id of no other, so that it takes over no carry', () => {
  const draft = addLine(addLine(draftOf({ version: 1, lines }), ['line-1']), ['line-1']);
  expect(draft.lines.slice(-2).map(({ id }) => id)).toEqual(['line-2', 'line-3']);
  expect(draftOf(undefined)).toEqual({ version: 0, lines: [] });
});

test('a removed line is deducted nowhere', () => {
  const draft = removeLine(draftOf({ version: 1, lines }), 'sports');
  expect(draft.lines.map(({ id }) => id)).toEqual(['slips', 'new', 'fee']);
  expect(draft.lines[0]?.less).toEqual([]);
});

test('rates by selections have turnover and no carry, and every rate in tiers has its first tier', () => {
  const begun = addLine(draftOf(undefined), []);
  const tiered = changeLine(begun, 'line-1', { rate: 'slab' });
  expect(tiered.lines[0]?.tiers).toEqual([{ from: '0', percent: '' }]);
  const selected = changeLine(changeLine(tiered, 'line-1', { base: 'turnover' }), 'line-1', { rate: 'selections' });
  expect(selected.lines[0]).toMatchObject({ carry: 'none', tiers: [{ from: '1', percent: '' }] });
  expect(changeLine(selected, 'line-1', { base: 'ggr' }).lines[0]).toMatchObject({ rate: 'flat' });
});

test('every product is all of them, and they keep the order of the platform', () => {
  expect(productsOf(['casino', 'live'])).toEqual(['live', 'casino']);
  expect(productsOf(['casino', 'mix', 'live', 'prematch'])).toBe('all');
  expect(productsOf([])).toEqual([]);
});

test('the text at a place is that of its field', () => {
  const draft = draftOf({ version: 1, lines });
  expect(textAt(draft, 'lines[0].rate.tiers[1].from')).toBe('50000');
  expect(textAt(draft, 'lines[0].rate.tiers[1].ppm')).toBe('21.5001');
  expect(textAt(draft, 'lines[2].terms.deposits')).toBe('10.00');
  for (const path of ['lines[0].carry', 'lines[9].rate.ppm', 'lines[0].constructor', 'version', ''])
    expect(textAt(draft, path)).toBeUndefined();
});
