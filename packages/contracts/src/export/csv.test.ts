import { expect, test } from 'vitest';

import { csvOf } from './csv.ts';

test('cells are quoted if necessary, and numbers stay numbers', () => {
  expect(
    csvOf([
      ['a', 'b,c', 'say "hi"', 'two\nlines'],
      ['-150.50', '0'],
    ]),
  ).toBe('\uFEFFa,"b,c","say ""hi""","two\nlines"\r\n-150.50,0\r\n');
});

test('no cell is a formula', () => {
  for (const text of [
    '=1+1',
    '+381 60',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '-1.2.3',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '\u0000=1+1',
    '\n=1',
  ]) {
    const [, line = ''] = /^\uFEFF"?([^]*?)"?\r\n$/.exec(csvOf([[text]])) ?? [];
    expect(line.startsWith("'")).toBe(true);
  }
});

test('a cell has no NUL', () => {
  expect(csvOf([['a\u0000b']])).toBe('\uFEFFab\r\n');
});
