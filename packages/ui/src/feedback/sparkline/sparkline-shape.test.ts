import { expect, test } from 'vitest';
import { priceSummary, sparklineShape, type PricePoint } from './sparkline-shape.ts';

const history: readonly PricePoint[] = [
  { at: 0, price: '2.00' },
  { at: 50, price: '3.00' },
  { at: 75, price: '1.00' },
];
const box = { width: 100, height: 40, margin: 0, until: 100 };

test('a price stands until it moves, and the last one until now', () => {
  expect(sparklineShape(history, box)?.line).toBe('M0,20L50,20L50,0L75,0L75,40L100,40L100,40');
});

test('the area below is closed at the floor', () => {
  expect(sparklineShape(history, box)?.area).toMatch(/^M0,20.*L0,40Z$/);
});

test('a price that never moved is a straight line in the middle', () => {
  const shape = sparklineShape([{ at: 10, price: '1.85' }], { ...box, until: 60 });
  expect(shape).toMatchObject({ line: 'M0,20L100,20L100,20', startY: 20, endY: 20 });
});

test('a single price without any time is drawn, not divided by nothing', () => {
  expect(sparklineShape([{ at: 10, price: '1.85' }], { ...box, until: 10 })?.line).not.toContain('NaN');
});

test('the first price is what the last is measured against', () => {
  expect(sparklineShape(history, box)).toMatchObject({ startY: 20, endY: 40 });
});

test('the ink keeps its margin', () => {
  expect(sparklineShape(history, { ...box, margin: 4 })?.line).toMatch(/^M4,20L50,20L50,4/);
});

test('no history has no shape and no summary', () => {
  expect(sparklineShape([], box)).toBeUndefined();
  expect(priceSummary([])).toBeUndefined();
});

test('a history is told by its first, last, lowest and highest price, ordered by worth', () => {
  const prices = ['9.50', '10.00', '9.00', '9.75'].map((price, at) => ({ at, price }));
  expect(priceSummary(prices)).toEqual({ first: '9.50', last: '9.75', low: '9.00', high: '10.00' });
});
