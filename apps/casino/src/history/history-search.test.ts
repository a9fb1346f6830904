import { expect, test } from 'vitest';

import { historySearch, isNarrowed, lastMonths, roundFilters, withPeriod } from './history-search.ts';

test('[CAS-42] the filters of the history are in the address; what is none is left out', () => {
  const all = { game: 'mines', wallet: '941', state: 'refused', from: '2026-11-01', to: '2026-11-21', round: 'r-1' };
  expect(historySearch(all)).toEqual({ ...all, wallet: 941 });
  expect(historySearch({ ...all, wallet: 941 })).toEqual({ ...all, wallet: 941 });
  const broken = { tab: 'x', game: '<b>', wallet: '-1', state: 'won', from: '2026-11-21', to: '2026-11-01', round: '' };
  expect(historySearch(broken)).toEqual({});
  expect([isNarrowed({ round: 'r-1' }), isNarrowed({ state: 'open' })]).toEqual([false, true]);
});

test('[CAS-42] the last day of a period is included whole', () => {
  const { from = '', to = '' } = roundFilters({ from: '2026-11-21', to: '2026-11-21' });
  expect(Date.parse(to) - Date.parse(from)).toBe(86_400_000 - 1);
});

test('[CAS-42] without a period, the last three months are asked for; a chosen period is kept', () => {
  const today = '2026-11-21';
  expect(withPeriod({ game: 'mines' }, today)).toEqual({ game: 'mines', from: '2026-08-21', to: today });
  const chosen = { from: '2025-11-21', to: '2025-12-31' };
  expect(withPeriod(chosen, today)).toEqual(chosen);
  expect(lastMonths(today, 12).from).toBe('2025-11-21');
  expect([lastMonths('2026-05-31', 3).from, lastMonths('2026-01-15', 3).from]).toEqual(['2026-02-28', '2025-10-15']);
});
