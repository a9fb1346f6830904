import * as v from 'valibot';
import { expect, test } from 'vitest';

import { Match } from './match.ts';

const match = {
  sport: 'B',
  eventId: '1',
  sfId: '10001',
  leagueId: 'B-us-1',
  leagueName: 'NBA',
  groupName: 'USA',
  hostName: 'Denver Nuggets',
  awayName: 'Boston Celtics',
  timeStart: '2026-11-21T20:00:00.000Z',
  inPlay: true,
  matchState: 'Q2',
  markets: {},
  marketsCount: 0,
};

test('[MATCH-11] statistics of a player are points, rebounds and assists, each if known', () => {
  const playerStats = { '15': { pts: 21, reb: 11, ast: 9 }, '27': { pts: 4 } };
  expect(v.parse(Match, { ...match, playerStats }).playerStats).toEqual(playerStats);
  expect(v.safeParse(Match, { ...match, playerStats: { '15': { pts: '21' } } }).success).toBe(false);
});
