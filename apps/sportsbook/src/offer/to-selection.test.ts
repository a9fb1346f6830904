import type { Match } from '@kvota/contracts';
import { toOfferMatch } from '@kvota/offer';
import { expect, test } from 'vitest';

import { toSelection } from './to-selection.ts';

const match: Match = {
  sport: 'F',
  eventId: '4711',
  sfId: '12345',
  leagueId: 'L1',
  leagueName: 'SuperLiga',
  groupName: 'Serbia',
  hostName: 'Vojvodina',
  awayName: 'Partizan',
  timeStart: '2026-11-21T18:45:00.000Z',
  inPlay: false,
  matchState: 'NSY',
  marketsCount: 2,
  markets: {
    '1X2': { MS: 'OPEN', '1': { O: '1.85' }, '2': { O: '4.20' }, X: { O: '3.40' } },
    PG: { MS: 'OPEN', P: '7', yes: { O: '3.10' }, no: { O: '1.30' } },
  },
};
const pick = (market: string, selection: string) => {
  const price = { thousandths: 3100, status: 'OPEN', available: true, move: 'none', movedAt: 0 } as const;
  return toSelection(toOfferMatch(match), market, selection, price, market);
};

test('[SLIP-14] a selection is identified by its event, in a player market by event and player', () => {
  expect(pick('1X2', '1')).toMatchObject({ id: '4711', player: null });
  expect(pick('PG', 'yes')).toMatchObject({ id: '4711_7', player: '7', marketName: 'PG', outcome: 'yes' });
});
