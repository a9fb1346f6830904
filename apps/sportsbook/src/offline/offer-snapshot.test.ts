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

test('a stored snapshot is read back unchanged', () => {
  expect(readOfferSnapshot(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
});

test('a snapshot of another version is ignored, a row with too few prices is left out', () => {
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

test('without cache storage nothing is stored, and nothing fails', async () => {
  const cache = offerCache(undefined);
  await cache.write(offer);
  expect(await cache.read()).toBeUndefined();
});
