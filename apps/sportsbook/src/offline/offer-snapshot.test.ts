import { expect, test } from 'vitest';

import { readOfferSnapshot, type OfferSnapshot } from './offer-snapshot.ts';
import { offerCache } from './offer-cache.ts';

const offer: OfferSnapshot = {
  version: 1,
  at: '2026-11-21T12:00:00.000Z',
  leagues: [
    {
      name: 'Super liga',
      group: 'Serbia',
      columns: [
        { family: '1X2', selection: '1' },
        { family: '1X2', selection: 'X' },
      ],
      matches: [{ home: 'Radnik', away: 'Sloboda', start: '2026-11-21T18:00:00.000Z', odds: ['1.85', '-'] }],
    },
  ],
};

test('what was kept is read as it was', () => {
  expect(readOfferSnapshot(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
});

test('what another version or somebody else kept counts as nothing, a row with a price too few is left out', () => {
  for (const value of [
    null,
    7,
    [],
    {},
    { ...offer, version: 2 },
    { ...offer, at: 'noon' },
    { ...offer, leagues: 'x' },
  ]) {
    expect(readOfferSnapshot(value)).toBeUndefined();
  }
  const [league] = offer.leagues;
  const short = { ...offer, leagues: [{ ...league, matches: [{ ...league?.matches[0], odds: ['1.85'] }] }] };
  expect(readOfferSnapshot(short)?.leagues[0]?.matches).toEqual([]);
});

test('where the browser has no cache nothing is kept, and nothing breaks', async () => {
  const cache = offerCache(undefined);
  await cache.write(offer);
  expect(await cache.read()).toBeUndefined();
});
