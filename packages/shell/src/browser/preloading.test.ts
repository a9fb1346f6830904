import { expect, test } from 'vitest';

import { mayPreload } from './preloading.ts';

test('[PWA-02] links do not prefetch on a 2g connection', () => {
  expect(['slow-2g', '2g', '3g', '4g'].map((effectiveType) => mayPreload({ effectiveType }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('[PWA-03] links do not prefetch while data is saved', () => {
  expect(mayPreload({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(mayPreload({ saveData: false })).toBe(true);
  expect(mayPreload(undefined)).toBe(true);
});
