import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { faces } from './faces.ts';

test('the faces are those of the style sheet', () => {
  const sheet = readFileSync(new URL('../fonts.css', import.meta.url), 'utf8');
  const named = new Set([...sheet.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name));
  expect(named).toEqual(new Set(Object.values(faces)));
});
