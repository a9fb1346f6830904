import { readFileSync } from 'node:fs';

import { afterEach, expect, test, vi } from 'vitest';

import { faces, loadLetters } from './faces.ts';

afterEach(() => vi.unstubAllGlobals());

test('the faces are those of the style sheet', () => {
  const sheet = readFileSync(new URL('../fonts.css', import.meta.url), 'utf8');
  const named = new Set([...sheet.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(Object.values(faces)));
});

test('letters are asked for in each face, and a face that cannot be had is no fault', async () => {
  const load = vi.fn<(font: string, text: string) => Promise<void>>().mockRejectedValueOnce(new Error('offline'));
  vi.stubGlobal('document', { fonts: { load } });
  await loadLetters('č');
  expect(load.mock.calls).toEqual([
    ['16px "Sofia Sans Variable"', 'č'],
    ['16px "Sofia Sans Condensed Variable"', 'č'],
  ]);
});
