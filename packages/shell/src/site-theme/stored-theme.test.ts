import { expect, test } from 'vitest';

import { readTheme } from './stored-theme.ts';

test('[THEME-01] the theme is dark unless the stored flag is the text false', () => {
  expect(['false', 'true', '', '0', 'FALSE', null].map(readTheme)).toEqual([
    'light',
    'dark',
    'dark',
    'dark',
    'dark',
    'dark',
  ]);
});
