import { expect, test } from 'vitest';

import { otherMatchPage } from './match-page.ts';

const visit = (search: Record<string, unknown>, ...disabled: string[]) =>
  ({ search, disabled: new Set(disabled), locale: 'en' }) as const;

test('[MATCH-30] the address of a match on the live page leads to the betting page', () => {
  expect(otherMatchPage('liveBetting', visit({ event: 7, sport: 'F' }))).toBe('/en/betting?event=7');
  expect(otherMatchPage('liveBetting', visit({ event: 'a b', booking: 'K3' }))).toBe(
    '/en/betting?event=a+b&booking=K3',
  );
  expect(otherMatchPage('betting', visit({ event: '7' }))).toBeUndefined();
  expect(otherMatchPage('liveBetting', visit({ sport: 'F' }))).toBeUndefined();
});

test('[MATCH-30] while only live betting is enabled, it is the other way round', () => {
  expect(otherMatchPage('betting', visit({ event: '7' }, 'betting'))).toBe('/en/live_betting?event=7');
  expect(otherMatchPage('liveBetting', visit({ event: '7' }, 'betting'))).toBeUndefined();
  expect(otherMatchPage('betting', visit({}, 'betting'))).toBeUndefined();
  // With both disabled there is nothing to show.
  expect(otherMatchPage('betting', visit({ event: '7' }, 'betting', 'live'))).toBeUndefined();
});
