import { expect, test } from 'vitest';

import { shownWhileClosed, type VisitWhileClosed } from './shown-while-closed.ts';

const shown = (visit: Partial<VisitWhileClosed>) =>
  shownWhileClosed({
    page: 'casino',
    params: {},
    search: {},
    disabled: new Set(['casino', 'casino_live']),
    locale: 'en',
    unfinished: ['mines'],
    ...visit,
  });

test('[OP-66, CAS-33, CAS-46] while the casino is off, its page shows unfinished rounds, and other lobbies lead there', () => {
  expect(shown({})).toBe(true);
  expect(shown({ page: 'slots' })).toBe('/en/casino');
  expect(shown({ page: 'casinoLive', locale: 'rs' })).toBe('/casino');
});

test('[OP-66, ROUTE-64] without an unfinished round the casino is closed as any other page', () => {
  for (const page of ['casino', 'slots', 'games'] as const)
    expect(shown({ page, params: { game: 'mines' }, unfinished: [] })).toBeUndefined();
});

test('[CAS-33, CAS-46] the game of an unfinished round opens for money only; any other leads to the list', () => {
  expect(shown({ page: 'games', search: { gc: 'mines' } })).toBe(true);
  expect(shown({ page: 'games', params: { provider: 'sava', game: 'mines' } })).toBe(true);
  expect(shown({ page: 'games', search: { gc: 'mines', mode: 'demo' } })).toBe('/en/casino');
  expect(shown({ page: 'games', search: { gc: 'dice' } })).toBe('/en/casino');
});

test('[CAS-46] if the platform does not answer, the list is shown, which asks again', () => {
  expect(shown({ unfinished: undefined })).toBe(true);
  expect(shown({ page: 'games', search: { gc: 'mines' }, unfinished: undefined })).toBe('/en/casino');
});

test('[SET-04, SET-05, ROUTE-64] while the lobby of the casino is open, a closed page beside it leads home', () => {
  expect(shown({ page: 'casinoLive', disabled: new Set(['casino_live']) })).toBeUndefined();
});
