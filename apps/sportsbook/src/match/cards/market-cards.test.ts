import type { Match } from '@kvota/contracts';
import { searchable } from '@kvota/match';
import { toOfferMatch } from '@kvota/offer';
import { setupI18n } from '@lingui/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { marketTitle, playerOf } from '../../markets/market-title.ts';
import { placeCards } from './card-columns.ts';
import { cardTitle, cellCaption, fitsLine, foundIn, rowLabel } from './card-texts.ts';
import { cardsOf } from './market-cards.ts';
import { gridRows } from './outcome-grid.ts';

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
    'OU3.5': { MS: 'OPEN', L: '3.5', under: { O: '1.40' }, over: { O: '2.80' } },
    'OU2.5': { MS: 'OPEN', L: '2.5', under: { O: '2.00' }, over: { O: '1.80' } },
    'OU10.5': { MS: 'OPEN', L: '10.5', under: { O: '1.01' } },
    'AH-0.5': { MS: 'OPEN', L: '-0.5', '1': { O: '1.90' }, '2': { O: '1.90' } },
    AH0: { MS: 'OPEN', L: '0', '1': { O: '1.40' }, '2': { O: '2.70' } },
    NG3: { MS: 'OPEN', L: '3', '1': { O: '2.00' }, none: { O: '4.00' }, '2': { O: '3.00' } },
    'PT1.5@12': { MS: 'OPEN', P: '12', L: '1.5', under: { O: '1.30' }, over: { O: '3.10' } },
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
  filter('OU', 'goals', ['under', 'over']),
  filter('TB', 'goals', ['0-1', '2-3', '4-6', '7+']),
  filter('NG', 'goals', ['1', 'none', '2']),
  filter('AH', 'handicap', ['1', '2']),
  filter('PG', 'players', ['yes']),
  filter('PFG', 'players', ['yes']),
  filter('PT', 'players', ['under', 'over']),
];
const offered = toOfferMatch(match);
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const cards = cardsOf(offered, filters);
const cardOf = (key: string) => {
  const card = cards.find((each) => each.key === key);
  if (!card) throw new Error(`No card ${key}.`);
  return card;
};

test('[MATCH-01] [MATCH-04] [MATCH-19] each family is one card: lines and players are its rows', () => {
  expect(cards.map(({ key, kind, rows }) => [key, kind, rows.length])).toEqual([
    ['OU', 'lines', 3],
    ['TB', 'outcomes', 2],
    ['NG3', 'outcomes', 1],
    ['AH', 'handicaps', 2],
    ['PG', 'scorers', 2],
    ['PFG', 'scorers', 1],
    ['PT.host', 'players', 1],
    ['PT.away', 'players', 1],
  ]);
  expect(cardOf('OU').rows.map((row) => rowLabel(offered, cardOf('OU'), row))).toEqual(['2.5', '3.5', '10.5']);
  // A line without an outcome keeps its place free.
  expect(cardOf('OU').rows[2]?.cells).toEqual([{ market: 'OU10.5', selection: 'under' }, undefined]);
  expect(cards.map((card) => cardTitle(i18n, offered, card)).slice(0, 4)).toEqual([
    'Total goals',
    'Total goals: range',
    '3rd goal',
    'Asian handicap',
  ]);
});

test('[MATCH-19] scorers of the host are on the left and of the guest on the right', () => {
  expect(cardOf('PG').rows.map(({ cells }) => cells.map((cell) => cell?.market))).toEqual([
    ['PG@1', 'PG@12'],
    ['PG@2', undefined],
  ]);
  const players = ['PT.host', 'PT.away'].map(cardOf);
  expect(players.map((card) => cardTitle(i18n, offered, card))).toEqual([
    'Player goals · Crvena zvezda',
    'Player goals · Partizan',
  ]);
  expect(players.flatMap((card) => card.rows.map((row) => rowLabel(offered, card, row)))).toEqual([
    'Aleksandar Katai · 1.5',
    'Jovan Milošević · 1.5',
  ]);
});

test('[MATCH-20] each side of a handicap shows its own sign', () => {
  expect(
    cardOf('AH').rows.map(({ cells }) => cells.map((cell) => cell && cellCaption(i18n, offered, 'handicaps', cell))),
  ).toEqual([
    ['−0.5', '+0.5'],
    ['0', '0'],
  ]);
});

test('[MATCH-19] a search keeps the rows that fit, without diacritics; a title keeps the whole card', () => {
  const found = (query: string) =>
    cards.flatMap((card) => foundIn(i18n, offered, card, searchable(query))).map(({ key, rows }) => [key, rows.length]);
  expect(found('milosevic')).toEqual([
    ['PG', 1],
    ['PT.away', 1],
  ]);
  expect(found('10.5')).toEqual([['OU', 1]]);
  expect(found('total goals')).toEqual([
    ['OU', 3],
    ['TB', 2],
  ]);
  expect(found('nothing')).toEqual([]);
});

test('[MATCH-19] scores and margins are in a column for each side, other outcomes in reading order', () => {
  expect(gridRows(['1:0', '0:0', '0:1', '2:1', 'other'])).toEqual({
    columns: 3,
    rows: [
      ['1:0', '0:0', '0:1'],
      ['2:1', 'other', undefined],
    ],
  });
  expect(gridRows(['1/BY1', '1/BY2', 'X', '2/BY1', '2/BY2'])).toEqual({
    columns: 2,
    rows: [
      ['1/BY1', '2/BY1'],
      ['1/BY2', '2/BY2'],
      ['X', undefined],
    ],
  });
  expect(gridRows(['1/KO', '1/PTS', '2/KO', '2/PTS']).rows).toEqual([
    ['1/KO', '2/KO'],
    ['1/PTS', '2/PTS'],
  ]);
  expect(gridRows(['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2']).rows).toEqual([
    ['1/1', '1/X', '1/2'],
    ['X/1', 'X/X', 'X/2'],
  ]);
  expect(gridRows(['1', 'X', '2']).rows).toEqual([['1', 'X', '2']]);
  expect(gridRows(['0-119', '120-129', '130+']).rows).toEqual([
    ['0-119', '120-129'],
    ['130+', undefined],
  ]);
});

test('a grid has each outcome once', () => {
  const codes = ['1:0', '0:0', '0:1', '3:3', '2:1', '1:2', 'other', 'X', '1/BY2', '2/BY3', '1/X', '2-3', 'odd'];
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...codes)), (selections) => {
      const { columns, rows } = gridRows(selections);
      expect(
        rows
          .flat()
          .filter((cell) => cell !== undefined)
          .toSorted(),
      ).toEqual(selections.toSorted());
      for (const row of rows) expect(row).toHaveLength(columns);
    }),
  );
});

test('[MATCH-19] a card stays in its column while others come and go', () => {
  fc.assert(
    fc.property(fc.array(fc.subarray(cards), { minLength: 2, maxLength: 6 }), (steps) => {
      let places = placeCards([], 2, new Map());
      for (const step of steps) {
        const next = placeCards(step, 2, places);
        expect([...next.keys()]).toEqual(step.map(({ key }) => key));
        for (const [key, column] of next) expect(column).toBe(places.get(key) ?? column);
        places = next;
      }
    }),
  );
  expect(new Set(placeCards(cards, 2, new Map()).values())).toEqual(new Set([0, 1]));
  expect(new Set(placeCards(cards, 1, placeCards(cards, 2, new Map())).values())).toEqual(new Set([0]));
});

test("[MATCH-01] a player has the match's name, in titles and in accessible names", () => {
  expect(playerOf(offered, 'PG@12')).toBe('Jovan Milošević');
  expect(playerOf(offered, 'TB')).toBeUndefined();
  expect(marketTitle(i18n, offered, 'PG@12')).toBe('Jovan Milošević – Anytime goalscorer');
  expect(marketTitle(i18n, offered, 'PT1.5@1')).toBe('Aleksandar Katai – Player goals 1.5');
  expect(marketTitle(i18n, offered, 'AH-0.5', '2')).toBe('Asian handicap +0.5');
});

test('[MATCH-34] a market with one row of short names takes one line', () => {
  const inLine = (selections: readonly string[]): boolean[] => {
    const market = { MS: 'OPEN' as const, ...Object.fromEntries(selections.map((code) => [code, { O: '2.00' }])) };
    const of = toOfferMatch({ ...match, markets: { TB: market } });
    return cardsOf(of, filters).map((card) => fitsLine(i18n, card));
  };
  expect(inLine(['1', 'X', '2'])).toEqual([true]);
  expect(inLine(['yes', 'no'])).toEqual([true]);
  expect(inLine(['1', 'none', '2'])).toEqual([false]);
  expect(inLine(['0-1', '2-3', '4-6', '7+'])).toEqual([false]);
  expect(cards.filter((card) => fitsLine(i18n, card))).toEqual([]);
});
