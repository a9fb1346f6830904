import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { looksIn } from './looks.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'looks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function looks(name: string, source: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, source);
  return looksIn(file);
}

test('a style sheet may say where things stand, under conditions too', () => {
  const source = `export const page = style({
    display: 'grid', gap: vars.space[8], paddingInline: 4, gridTemplateColumns: '1fr',
    '@media': { [media.desk]: { maxWidth: 200 } },
    selectors: { '&[data-open]': { position: 'sticky' } },
  });`;
  expect(looks('page.css.ts', source)).toEqual([]);
});

test('it may not say how they look, wherever it says so', () => {
  const source = `export const page = style([focusRing, {
    color: 'red',
    '@media': { [media.desk]: { fontSize: 12 } },
    ':hover': { opacity: 0.5 },
  }]);
  export const tones = styleVariants({ a: {} });
  globalStyle('body', { display: 'grid' });`;
  expect(looks('looks.css.ts', source)).toEqual([
    'a style of the kit mixed in (line 1)',
    'color (line 2)',
    'fontSize (line 3)',
    'opacity (line 4)',
    'styleVariants: variants are looks (line 6)',
    'globalStyle (line 7)',
  ]);
});

test('a component keeps to the same in its style attribute', () => {
  const source = `const A = () => <p style={{ width: 20, color: 'red' }} />;`;
  expect(looks('A.tsx', source)).toEqual(['color (line 1)']);
});
