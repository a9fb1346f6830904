import { expect, test } from 'vitest';

import { readOfferSnapshot, type OfferSnapshot } from './offer-snapshot.ts';
import { offerCache } from './offer-cache.ts';
import { playOf } from '../table/play-of.ts';

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

test('[PWA-05] score and clock of a match in play are stored; an unknown form of them is left out', () => {
  const [league] = offer.leagues;
  const [match] = league?.matches ?? [];
  const withPlay = (play: unknown) => ({ ...offer, leagues: [{ ...league, matches: [{ ...match, play }] }] });
  const read = (play: unknown) => readOfferSnapshot(withPlay(play))?.leagues[0]?.matches[0]?.play;
  const tennis = { phase: 'SET2', home: ['1', '3', '40'], away: ['0', '5', '15'] };
  expect(read(tennis)).toEqual(tennis);
  expect(read({ phase: 'SH', clock: "67'", home: ['2'], away: ['1'] })).toMatchObject({ clock: "67'", home: ['2'] });
  expect(read({ phase: 'SH', home: ['2'], away: [] })).toEqual({ phase: 'SH' });
  for (const play of [undefined, 7, {}, { phase: 7 }]) expect(read(play)).toBeUndefined();
  expect(
    playOf({
      sport: 'F',
      inPlay: true,
      matchState: 'SH',
      matchPhase: { name: 'SH', timeMin: 67 },
      results: { G: [2, 1] },
    }),
  ).toEqual({ phase: 'SH', clock: "67'", home: ['2'], away: ['1'] });
  expect(playOf({ sport: 'F', inPlay: false, matchState: 'NSY' })).toBeUndefined();
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
