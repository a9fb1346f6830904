import { expect, test } from 'vitest';

import { commentsOf, exportedNamesOf, paragraphsOf } from './passages.ts';
import { dialectIn, findingsOf, measure } from './rules.ts';

const inDocstring = (text: string): string[] =>
  findingsOf({ line: 1, text, isDocstring: true }).map(({ message }) => message);

test.each([
  'An entry that stands above the others.',
  'The store is told when a match ends.',
  'Whoever asks first gets the lease.',
  'What a player is asked for.',
  'A channel of its own.',
  'The module who starts it.',
])('finds the private word in "%s"', (text) => {
  expect(inDocstring(text)).toHaveLength(1);
});

test.each([
  'Returns the price of a selection, or undefined if the match has ended.',
  'The player who places the ticket sees the receipt.',
  'Parses `whoever` and "what stands there" as literals.',
])('accepts "%s"', (text) => {
  expect(inDocstring(text)).toEqual([]);
});

test('finds a sentence that is too long', () => {
  expect(inDocstring(`Returns ${'one and '.repeat(20)}more.`)[0]).toMatch(/^a sentence of \d+ words/);
});

test('joins line comments that follow each other, and leaves directives out', () => {
  const source =
    '// First line\n// second line.\nconst a = 1; // oxlint-disable-line\n/** A docstring. */\nexport const b = a;\n';
  expect(commentsOf('a.ts', source)).toEqual([
    { line: 1, text: 'First line\nsecond line.', isDocstring: false },
    { line: 4, text: 'A docstring.', isDocstring: true },
  ]);
  expect(exportedNamesOf('a.ts', source)).toEqual([{ name: 'b', line: 5 }]);
});

test('reads documents by paragraph and keeps the line numbers behind code', () => {
  expect(
    paragraphsOf('# Title\n\nText one.\n\n```ts\nconst told = 1;\n```\n\nText two.').map(({ line }) => line),
  ).toEqual([1, 2, 8]);
});

test('finds words of the list within names', () => {
  expect(dialectIn('stillStands')).toBe('stands');
  expect(dialectIn('standardOdds')).toBeUndefined();
});

test('counts conditions', () => {
  expect(measure([{ line: 1, text: 'True if it is open, or when it opens.', isDocstring: true }])).toEqual({
    words: 9,
    conditions: 2,
  });
});
