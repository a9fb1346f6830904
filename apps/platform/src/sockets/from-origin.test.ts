import { expect, test } from 'vitest';

import { fromOrigin } from './from-origin.ts';

test('[NET-35] pages of the configured origins and of the platform may connect, and programs that are no browser', () => {
  const may = (origin: string | undefined): boolean =>
    fromOrigin({ host: 'api.example:4000', origin }, ['https://site.example']);
  expect(['https://site.example', 'http://api.example:4000', undefined].map(may)).toEqual([true, true, true]);
  expect(['https://evil.example', 'null', 'https://site.example.evil', 'nonsense'].map(may)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
