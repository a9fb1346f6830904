import type { Match } from '@kvota/contracts';
import { toOfferMatch } from '@kvota/offer';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';

import { marketTitle, playerOf } from '../markets/market-title.ts';
import { blocksOf } from './market-blocks.ts';

const yes = (P: string, O: string) => ({ MS: 'OPEN' as const, P, yes: { O } });
const match: Match = {
  sport: 'F',
  eventId: '1',
  sfId: '4711',
  leagueId: 'L1',
  leagueName: 'SuperLiga',
  groupName: 'Serbia',
  hostName: 'Crvena zvezda',
  awayName: 'Partizan',
  timeStart: '2026-11-21T18:45:00.000Z',
  inPlay: true,
  matchState: 'FH',
  marketsCount: 5,
  players: [
    { id: 'Aleksandar Katai', name: 'Aleksandar Katai', team: 'host' },
    { id: '12', name: 'Jovan Milošević', team: 'away' },
  ],
  markets: {
    'PT1.5@1': { MS: 'OPEN', P: 'Aleksandar Katai', L: '1.5', under: { O: '1.20' }, over: { O: '3.90' } },
    'PG@12': yes('12', '3.10'),
    'PG@1': yes('Aleksandar Katai', '2.40'),
    'PG@2': yes('Mirko Ivanić', '4.40'),
    'PG@9': { MS: 'CLOSED', P: 'Marko Arnautović', yes: { O: '0' } },
    'PFG@1': yes('Aleksandar Katai', '5.50'),
    TB: { MS: 'OPEN', '0-1': { O: '3.40' }, '2-3': { O: '2.05' }, '4-6': { O: '2.80' }, '7+': { O: '21.00' } },
  },
};
const filter = (code: string, group: string, selections: string[]) => ({
  sport: 'F',
  code,
  group,
  table: code,
  name: code,
  markets: [{ market: code, selections }],
});
const filters = [
  filter('TB', 'goals', ['0-1', '2-3', '4-6', '7+']),
  filter('PG', 'players', ['yes']),
  filter('PFG', 'players', ['yes']),
  filter('PT', 'players', ['under', 'over']),
];

test("[MATCH-01] [MATCH-04] goalscorers are one block of all players, each side in its order below its name; a player's totals are a separate block", () => {
  const offered = toOfferMatch(match);
  const blocks = blocksOf(offered, filters);
  expect(blocks.map(({ code, group, ofPlayers }) => [code, group, ofPlayers])).toEqual([
    ['TB', 'goals', false],
    ['PG@1', 'players', true],
    ['PFG@1', 'players', true],
    ['PT1.5@1', 'players', false],
  ]);
  expect(blocks[1]?.cells).toEqual([
    { market: 'PG@1', selection: 'yes' },
    { market: 'PG@12', selection: 'yes' },
    { market: 'PG@2', selection: 'yes' },
  ]);
  expect(blocks[0]?.cells.map(({ selection }) => selection)).toEqual(['0-1', '2-3', '4-6', '7+']);
});

test("[MATCH-01] a player has the match's name, in titles and in accessible names", () => {
  const offered = toOfferMatch(match);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  expect(playerOf(offered, 'PG@12')).toBe('Jovan Milošević');
  expect(playerOf(offered, 'TB')).toBeUndefined();
  expect(marketTitle(i18n, offered, 'PG@12')).toBe('Jovan Milošević – Anytime goalscorer');
  expect(marketTitle(i18n, offered, 'PT1.5@1')).toBe('Aleksandar Katai – Player goals 1.5');
});
