import { toOfferMatch } from '@kvota/offer';
import type { Match } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { cardsOf, rowsByMarket } from '../match/cards/market-cards.ts';
import { columnsOf, columnsOfPhone, marketOf } from './column.ts';
import { gatherSingles, groupByHour, groupByLeague, leaguesOf } from './group-by-league.ts';
import { toSelection } from './to-selection.ts';

const match: Match = {
  sport: 'F',
  eventId: '1',
  sfId: '4711',
  leagueId: 'L1',
  leagueName: 'SuperLiga',
  groupName: 'Serbia',
  hostName: 'Vojvodina',
  awayName: 'Partizan',
  timeStart: '2026-11-21T18:45:00.000Z',
  inPlay: false,
  matchState: 'NSY',
  marketsCount: 3,
  markets: {
    '1X2': { MS: 'OPEN', '1': { O: '1.85' }, '2': { O: '4.20' }, X: { O: '3.40' } },
    'OU3.5': { MS: 'OPEN', L: '3.5', under: { O: '1.40' }, over: { O: '2.80' } },
    'OU2.5': { MS: 'SUSPENDED', L: '2.5', under: { O: '1.92' }, over: { O: '1.88' } },
    OE: { MS: 'CLOSED', odd: { O: '0' }, even: { O: '0' } },
  },
};
const filters = [
  {
    sport: 'F',
    code: 'main',
    group: 'main',
    table: 'main',
    name: 'Football',
    markets: [
      { market: '1X2', selections: ['1', 'X', '2'] },
      { market: 'OU', selections: ['under', 'over'] },
    ],
  },
  {
    sport: 'B',
    code: 'main',
    group: 'main',
    table: 'main',
    name: 'Basketball',
    markets: [{ market: '12', selections: ['1', '2'] }],
  },
];

test('the columns of a sport are the outcomes of its main filters, in their order', () => {
  expect(columnsOf(filters, 'F', null).map(({ family, selection }) => `${family} ${selection}`)).toEqual([
    '1X2 1',
    '1X2 X',
    '1X2 2',
    'OU under',
    'OU over',
  ]);
  expect(columnsOf(filters, 'ZZ', null)).toEqual([]);
});

test("a column finds its market by family, or by family and the match's line", () => {
  const offered = toOfferMatch(match);
  expect(marketOf(offered, { family: '1X2', selection: '1' })).toEqual({ code: '1X2', line: undefined });
  expect(marketOf(offered, { family: 'OU', selection: 'over' })).toMatchObject({ code: 'OU3.5', line: '3.5' });
  expect(marketOf(offered, { family: 'AH', selection: '1' })).toBeUndefined();
});

test('[MATCH-04, MATCH-07] a match page lists markets in the order of the filters, lines ascending, without closed ones', () => {
  expect(
    cardsOf(toOfferMatch(match), filters).flatMap((card) =>
      [...rowsByMarket(card)].map(([code, cells]) => `${code} ${cells.map(({ selection }) => selection).join(',')}`),
    ),
  ).toEqual(['1X2 1,X,2', 'OU2.5 under,over', 'OU3.5 under,over']);
});

test('[CALL-21] a selection names the filter of getMarketFilters under which its market was shown', () => {
  const offered = toOfferMatch(match);
  const price = { thousandths: 1850, status: 'OPEN', available: true, move: 'none', movedAt: 0 } as const;
  const totals = { sport: 'F', code: 'OU', group: 'goals', table: 'lines', name: 'Total goals' };
  const page = cardsOf(offered, [{ ...totals, markets: [{ market: 'OU', selections: ['under', 'over'] }] }]);
  const places = [columnsOf(filters, 'F', null)[0]?.place, page.find(({ key }) => key === 'OU')?.place];
  expect(
    places
      .map((place) => toSelection(offered, 'OU2.5', 'over', price, '', place))
      .map(({ marketName, marketsKey, marketsTable, marketsGroup }) => [
        marketName,
        marketsKey,
        marketsTable,
        marketsGroup,
      ]),
  ).toEqual([
    ['OU2.5', 'main', 'main', 'main'],
    ['OU2.5', 'OU', 'lines', 'goals'],
  ]);
});

const row = (eventId: string, leagueId: string, timeStart = '2026-11-21T18:45:00.000Z') => ({
  eventId,
  sport: 'F',
  leagueId,
  leagueName: leagueId,
  groupName: 'X',
  timeStart,
});

test('consecutive matches of one league are grouped', () => {
  expect(
    groupByLeague([row('1', 'A'), row('2', 'A'), row('3', 'B'), row('4', 'A')]).map(({ eventIds }) => eventIds),
  ).toEqual([['1', '2'], ['3'], ['4']]);
});

test("[PRE-15] by time, matches are below the hour of the viewer's clock, each with its league", () => {
  const at = (hour: number, minute: number): string => new Date(2026, 10, 21, hour, minute).toISOString();
  const groups = groupByHour([row('1', 'A', at(18, 0)), row('2', 'B', at(18, 59)), row('3', 'A', at(19, 0))]);
  expect(groups.map(({ eventIds, mixed }) => [eventIds, mixed?.from])).toEqual([
    [['1', '2'], at(18, 0)],
    [['3'], at(19, 0)],
  ]);
  expect(groups[0]?.mixed?.leagues['2']?.leagueName).toBe('B');
  expect(groups.flatMap(leaguesOf).map(({ leagueId, eventIds }) => [leagueId, eventIds])).toEqual([
    ['A', ['1']],
    ['B', ['2']],
    ['A', ['3']],
  ]);
});

test('[PRE-15] a full hour has several cards of twenty rows, each below a head with the hour', () => {
  const start = new Date(2026, 10, 21, 15).toISOString();
  const rows = Array.from({ length: 45 }, (_, at) => row(String(at), `L${at}`, start));
  const groups = groupByHour(rows);
  expect(groups.map(({ eventIds, mixed }) => [eventIds.length, mixed?.from, mixed?.count])).toEqual([
    [20, start, 45],
    [20, start, 45],
    [5, start, 45],
  ]);
  expect(groups.flatMap(({ eventIds }) => eventIds)).toEqual(rows.map(({ eventId }) => eventId));
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  expect(groups[2]?.mixed?.leagues['44']?.leagueName).toBe('L44');
});

test('[LIVE-05] leagues with one match are one card at the end; a favourite and a single one keep theirs', () => {
  const all = [row('1', 'A'), row('2', 'B'), row('3', 'B'), row('4', 'C'), row('5', 'D')];
  const gathered = (rows: typeof all, favourites: string[] = []) =>
    gatherSingles(
      groupByLeague(rows),
      (league) => favourites.includes(league),
      (eventId) => rows.find((each) => each.eventId === eventId),
    ).map(({ eventIds, mixed }) => [eventIds, mixed !== undefined]);
  expect(gathered(all)).toEqual([
    [['2', '3'], false],
    [['1', '4', '5'], true],
  ]);
  expect(gathered(all, ['A'])).toEqual([
    [['1'], false],
    [['2', '3'], false],
    [['4', '5'], true],
  ]);
  expect(gathered(all.slice(0, 3))).toEqual([
    [['1'], false],
    [['2', '3'], false],
  ]);
});

test('[LIVE-05] a phone shows whole markets', () => {
  const columns = (...counts: number[]) =>
    counts.flatMap((count, market) =>
      Array.from({ length: count }, (_, at) => ({ family: String(market), selection: String(at) })),
    );
  const shown = (...counts: number[]) => columnsOfPhone(columns(...counts)).length;
  expect([shown(3, 2), shown(2, 2, 2), shown(2, 3), shown(3), shown(5), shown()]).toEqual([3, 4, 2, 3, 4, 0]);
});

test('[LIVE-05] in play a market of a period is that of the running one', () => {
  const set = (odds: string) => ({ MS: 'OPEN' as const, '1': { O: odds }, '2': { O: odds } });
  const live = (name: string) =>
    toOfferMatch({
      ...match,
      sport: 'T',
      inPlay: true,
      matchPhase: { name, timeMin: 0 },
      markets: { S1_12: set('1.50'), S3_12: set('1.90') },
    });
  const column = { family: 'S1_12', selection: '1' };
  expect(marketOf(live('SET3'), column)?.code).toBe('S3_12');
  expect(marketOf(live('SET2'), column)?.code).toBe('S1_12');
  expect(marketOf({ ...live('SET3'), inPlay: false }, column)?.code).toBe('S1_12');
});

test('[SLIP-14, SLIP-15] a selection has the fields of the match: wire codes, pair, start in milliseconds', () => {
  const offered = toOfferMatch(match);
  const price = { thousandths: 1850, status: 'OPEN', available: true, move: 'none', movedAt: 0 } as const;
  expect(toSelection(offered, '1X2', '1', price, 'Full-time result')).toMatchObject({
    id: '1',
    desc: 'prematch',
    marketName: '1X2',
    outcome: '1',
    price: '1.85',
    pair: 'Vojvodina - Partizan',
    sfId: '4711',
    timeStart: Date.UTC(2026, 10, 21, 18, 45),
    sport: 'F',
    suspended: false,
    marketsKey: null,
  });
  expect(toSelection(offered, 'OU2.5', 'over', { ...price, status: 'SUSPENDED', available: false }, '')).toMatchObject({
    price: '-',
    suspended: true,
  });
});
