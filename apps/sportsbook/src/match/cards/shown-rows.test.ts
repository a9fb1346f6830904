import { expect, test } from 'vitest';

import type { CardKind, CardRow } from './market-cards.ts';
import { firstRows } from './shown-rows.ts';

const rows = (count: number): CardRow[] =>
  Array.from({ length: count }, (_, at) => ({ key: String(at + 1), cells: [] }));
const keys = (kind: CardKind, count: number): string =>
  firstRows({ kind, rows: rows(count) })
    .map(({ key }) => key)
    .join(' ');

test('[MATCH-29] a long card shows the lines in the middle, or its first players', () => {
  expect(keys('lines', 11)).toBe('4 5 6 7');
  expect(keys('handicaps', 8)).toBe('3 4 5 6');
  expect(keys('players', 26)).toBe('1 2 3 4');
  expect(keys('scorers', 14)).toBe('1 2 3 4');
  expect(keys('outcomes', 9)).toBe('1 2 3 4');
});

test('a card that is a little longer is shown whole', () => {
  expect(keys('lines', 5)).toBe('1 2 3 4 5');
  expect(keys('players', 1)).toBe('1');
});
