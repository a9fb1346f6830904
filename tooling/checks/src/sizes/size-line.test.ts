import { expect, test } from 'vitest';

import { nameOf, sourceOf, unlimited } from './size-line.ts';

const manifest = {
  name: '@kvota/any',
  publishConfig: { exports: { '.': {}, './styles.css': './dist/styles.css', './theme': {}, './package.json': '' } },
};

test('a line is measured through the entry that users import', () => {
  expect(sourceOf(manifest, { entry: '.', take: '{ A, B }', js: '1 kB' })).toBe(
    'import { A, B } from "@kvota/any";\nconsole.log({ A, B });\n',
  );
  expect(sourceOf(manifest, { entry: './theme', js: '1 kB' })).toBe(
    'import * as all0 from "@kvota/any/theme";\nconsole.log(all0);\n',
  );
  expect(sourceOf(manifest, { entry: './styles.css', css: '1 kB' })).toBe('import "@kvota/any/styles.css";\n');
});

test('several entries are measured together', () => {
  const line = { entry: ['.', './theme'], js: '9 kB', aim: '8 kB' };
  expect(sourceOf(manifest, line)).toBe(
    'import * as all0 from "@kvota/any";\nconsole.log(all0);\nimport * as all1 from "@kvota/any/theme";\nconsole.log(all1);\n',
  );
  expect(nameOf(manifest, line)).toBe('@kvota/any + @kvota/any/theme (to become 8 kB)');
});

test('an entry without a limit is found', () => {
  const lines = [
    { entry: '.', take: '{ Button }', js: '1 kB' },
    { entry: './styles.css', css: '1 kB' },
  ];
  expect(unlimited(manifest, lines)).toEqual(['./theme']);
});
