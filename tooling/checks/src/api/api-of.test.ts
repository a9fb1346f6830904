import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { apiOf } from './api-of.ts';
import { apiPage } from './api-page.ts';

const root = resolve(import.meta.dirname, '../../../..');
const sample = [
  '# Public surface of @kvota/sample',
  '## @kvota/sample/sums\n\n```ts\n/**\n * Adds.\n * Throws a RangeError.\n */\nexport declare function add(a: bigint): Sum;\n/** Takes off. */\nexport declare const less: (a: bigint) => Sum;\nexport type { Sum };\n```\n',
  '## @kvota/sample/kinds\n\n```ts\n/** How far. */\nexport declare const LIMIT = 3;\nexport { type Kind, Sum };\n```\n',
  '## Shared by entries\n\n```ts\n/** A sum. */\ntype Sum = Kind |\n/** Nothing. */\n{\n  readonly none: true;\n};\n/** A kind. */\ninterface Kind {\n  readonly a: 1;\n}\nexport { Kind as n, Sum as t };\n```\n',
].join('\n\n');

describe('the names of a package', () => {
  test('each stands with its entry, what can be called first; what two entries give stands once, at the end', () => {
    const { entries, shared, undeclared } = apiOf(sample);
    expect(entries.map(({ entry, names }) => [entry, names.map(({ name }) => name)])).toEqual([
      ['@kvota/sample/sums', ['add', 'less']],
      ['@kvota/sample/kinds', ['LIMIT', 'Kind']],
    ]);
    expect(entries[0]?.names[0]?.says).toBe('Adds.\nThrows a RangeError.');
    expect(entries[0]?.names.map(({ kind }) => kind)).toEqual(['function', 'function']);
    expect(shared.map(({ name }) => name)).toEqual(['Sum']);
    expect(undeclared).toEqual([]);
  });

  test('a comment within a union stays within it', () => {
    expect(apiOf(sample).shared[0]?.code).toContain('/** Nothing. */\n{');
  });

  test('a name that nothing declares is found', () => {
    expect(apiOf(sample.replaceAll('interface Kind', 'interface Other')).undeclared).toEqual(['Kind']);
  });

  test('the page links to a heading for each name', () => {
    const page = apiPage(sample);
    expect(page).toContain('[`add`](#add) · [`less`](#less)');
    expect(page).toContain('### add\n\nAdds.');
    expect(page).toContain('[`Kind`](#type-kind)');
    expect(page).toContain('### type Kind\n');
  });
});

test('an example is shown below the declaration, with a link to the file that it imports', () => {
  const withExample = sample.replace(
    ' * Throws',
    ' *\n * @example\n * ```ts\n * import "./sum.js";\n * add(1n); // 1n\n * ```\n * Throws',
  );
  const page = apiPage(withExample, { name: 'sum.js', code: 'export const sum = 1n;\n' });
  expect(page).toContain(
    '```\n\n**Example** (with [`sum.js`](#sumjs))\n\n```ts\nimport "./sum.js";\nadd(1n); // 1n\n```',
  );
  expect(page).toContain('## sum.js\n\n```js\nexport const sum = 1n;\n```');
  expect(page).not.toContain('@example');
});

test('[DEV-01] every function on the API page of the engine has an example', () => {
  const { entries } = apiOf(readFileSync(join(root, 'packages/bet-slip/surface.md'), 'utf8'));
  const functions = entries.flatMap(({ names }) => names.filter(({ kind }) => kind === 'function'));
  expect(functions.length).toBeGreaterThan(40);
  expect(functions.filter(({ says }) => !says.includes('@example')).map(({ name }) => name)).toEqual([]);
});

describe.each(globSync('packages/*/surface.md', { cwd: root }).sort())('%s', (file) => {
  const { entries, undeclared } = apiOf(readFileSync(join(root, file), 'utf8'));

  test('declares every name it gives', () => {
    expect(undeclared).toEqual([]);
  });

  test('says of everything that can be called what it does', () => {
    const silent = entries.flatMap(({ names }) => names.filter(({ kind, says }) => kind === 'function' && !says));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
