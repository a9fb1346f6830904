import { expect, test } from 'vitest';

import { citationsIn, foldersOf, pointersOutside, requirementsIn, withFolders } from './requirement-pages.ts';

const page =
  '# Slip\n\n| Id | Rule | Built in |\n| --- | --- | --- |\n| SLIP-05 | A change clears the groups. | `packages/old` |\n';
const sources = [
  { path: 'packages/bet-slip/src/slip/clear.ts', text: '/** Clears the groups (SLIP-05, SHA-256). */' },
  { path: 'packages/bet-slip/src/slip/clear.test.ts', text: "test('[SLIP-05] a change clears')" },
  { path: 'tooling/e2e/tests/slip.spec.ts', text: "test('[SLIP-06] once')" },
];
const cited = citationsIn(sources, new Set(['SLIP']));

test('reads the rows of a page', () => {
  expect(requirementsIn(page)).toEqual([
    { id: 'SLIP-05', rule: 'A change clears the groups.', builtIn: ['packages/old'] },
  ]);
});

test('finds what cites an id, and leaves other codes alone', () => {
  expect([...cited.keys()]).toEqual(['SLIP-05', 'SLIP-06']);
});

test('names the folders of the code, or of the tests if no code cites the id', () => {
  expect(foldersOf(cited.get('SLIP-05') ?? [])).toEqual(['packages/bet-slip/src/slip']);
  expect(foldersOf(cited.get('SLIP-06') ?? [])).toEqual(['tooling/e2e']);
});

test('brings the last column up to date', () => {
  expect(withFolders(page, cited)).toContain(
    '| SLIP-05 | A change clears the groups. | `packages/bet-slip/src/slip` |',
  );
});

test('finds a pointer to a document that a reader does not have', () => {
  expect(pointersOutside({ path: 'a.ts', text: '// Dims the screen (fault 10).\n// FAULT-10 is fine.' })).toEqual([
    'a.ts:1: // Dims the screen (fault 10).',
  ]);
});
