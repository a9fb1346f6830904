import { expect, test } from 'vitest';
import { treeMove, type TreeRow } from './tree-keys.ts';

const row = (id: string, level: number, expanded?: boolean): TreeRow => ({
  id,
  level,
  setSize: 1,
  posInSet: 1,
  expanded,
});
const rows = [row('root', 1, true), row('north', 2, true), row('jova', 3), row('south', 2, false), row('ana', 2)];

test.each([
  ['ArrowDown', 'root', { act: 'focus', id: 'north' }],
  ['ArrowUp', 'root', { act: 'none' }],
  ['ArrowDown', 'ana', { act: 'none' }],
  ['End', 'root', { act: 'focus', id: 'ana' }],
  ['Home', 'south', { act: 'focus', id: 'root' }],
  ['PageDown', 'root', { act: 'focus', id: 'ana' }],
  ['PageUp', 'ana', { act: 'focus', id: 'root' }],
  ['ArrowRight', 'south', { act: 'open', id: 'south' }],
  ['ArrowRight', 'north', { act: 'focus', id: 'jova' }],
  ['ArrowRight', 'jova', { act: 'none' }],
  ['ArrowLeft', 'north', { act: 'close', id: 'north' }],
  ['ArrowLeft', 'jova', { act: 'focus', id: 'north' }],
  ['ArrowLeft', 'south', { act: 'focus', id: 'root' }],
  ['Enter', 'jova', { act: 'activate', id: 'jova' }],
])('%s on %s', (key, focused, move) => {
  expect(treeMove(rows, focused, key)).toEqual(move);
});

test('an opened row without children yet keeps the focus, and other keys are left alone', () => {
  expect(treeMove([row('root', 1, true)], 'root', 'ArrowRight')).toEqual({ act: 'none' });
  expect(treeMove(rows, 'root', 'a')).toBeUndefined();
  expect(treeMove([], undefined, 'Home')).toBeUndefined();
});

test('without a focused row, keys start at the first one', () => {
  expect(treeMove(rows, 'gone', 'ArrowDown')).toEqual({ act: 'focus', id: 'north' });
});
