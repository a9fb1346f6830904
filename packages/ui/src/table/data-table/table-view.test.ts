import { expect, test } from 'vitest';
import { firstView, holds, withFilter } from './table-view.ts';

test('a table begins unsorted, unfiltered, on its first page of the first size', () => {
  expect(firstView([20, 50])).toEqual({ sort: null, filters: {}, page: 1, pageSize: 20 });
});

test('what an address says goes first', () => {
  expect(firstView([20, 50], { page: 3, pageSize: 50 })).toMatchObject({ page: 3, pageSize: 50 });
});

test('a filter leads back to the first page', () => {
  expect(withFilter(firstView([20], { page: 4 }), 'status', 'won')).toMatchObject({
    page: 1,
    filters: { status: 'won' },
  });
});

test('an emptied filter is gone, the others stay', () => {
  const view = firstView([20], { filters: { status: 'won', player: 'mar' } });
  expect(withFilter(view, 'status', '').filters).toEqual({ player: 'mar' });
});

test.each([
  ['Novak Đoković', 'djokovic', true],
  ['Novak Đoković', 'ĐOK', true],
  ['Novak Đoković', 'dokovic', true],
  ['Ολυμπιακός', 'ολυμπιακος', true],
  ['Łódź', 'odz', true],
  ['Црвена звезда', 'звЕзда ', true],
  ['Partizan', 'zvezda', false],
])('%s holds what is typed as %s: %s', (text, typed, found) => {
  expect(holds(text, typed)).toBe(found);
});
