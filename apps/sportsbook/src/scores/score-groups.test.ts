import type { Match } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { scoreGroups, winnerOf } from './score-groups.ts';

const match = (eventId: string, more: Partial<Match>): Match => ({
  sport: 'F',
  eventId,
  sfId: '',
  leagueId: 'l',
  leagueName: 'Superliga',
  groupName: 'Serbia',
  hostName: 'A',
  awayName: 'B',
  timeStart: '2026-11-21T15:00:00.000Z',
  inPlay: false,
  matchState: 'F',
  markets: {},
  marketsCount: 0,
  ...more,
});

test('[OP-87] scores are grouped by sport and league; matches in play come first, then the latest', () => {
  const groups = scoreGroups(
    [
      match('early', { timeStart: '2026-11-21T12:00:00.000Z' }),
      match('tennis', { sport: 'T', leagueId: 't', leagueName: 'Sofia', groupName: 'ATP' }),
      match('late', { timeStart: '2026-11-21T18:00:00.000Z', stats: [{ PN: 'FH' }, { PN: 'SH' }] }),
      match('live', { inPlay: true }),
      match('other', { leagueId: 'a', leagueName: 'A Lyga', groupName: 'Lithuania' }),
    ],
    ['T', 'F'],
  );
  expect(groups.map(({ matches, places }) => [matches.map(({ eventId }) => eventId), places])).toEqual([
    [['tennis'], 0],
    [['other'], 0],
    [['live', 'late', 'early'], 2],
  ]);
});

test('a draw has no winner', () => {
  expect([winnerOf([2, 1]), winnerOf([0, 3]), winnerOf([1, 1])]).toEqual(['home', 'away', undefined]);
});
