import type { Locale, Match } from '@kvota/contracts';
import { appTextsOf } from '@kvota/i18n/server';
import { expect, test } from 'vitest';

import { cardSize, drawMatchCard, type CardContext } from './draw-match-card.ts';
import { matchCard } from './match-card.ts';

const match: Match = {
  sport: 'F',
  eventId: '4711',
  sfId: '8',
  leagueId: '1',
  leagueName: 'Superliga',
  groupName: 'Srbija',
  hostName: 'Crvena zvezda',
  awayName: 'Partizan',
  timeStart: '2026-11-28T19:45:00Z',
  inPlay: false,
  matchState: 'NSY',
  markets: {
    OU: { MS: 'SUSPENDED', '+': { O: '1.9' }, '-': { O: '1.8' } },
    '1X2': { MS: 'OPEN', '1': { O: '1.85' }, '2': { O: '4.2' }, X: { O: '3.4' } },
  },
  marketsCount: 2,
};
const now = Date.parse('2026-11-26T11:41:00Z');

const cardOf = async (shown: Match, locale: Locale) =>
  matchCard(shown, await appTextsOf(locale, 'betting'), locale, now);

test('[ROUTE-74] the card of a match has teams, league, kick-off and the prices of its first open market with their moment', async () => {
  const card = await cardOf(match, 'rs');
  expect(card).toMatchObject({ league: 'Superliga', teams: ['Crvena zvezda', 'Partizan'] });
  expect(card.score).toBeUndefined();
  expect(card.prices).toEqual([
    { outcome: '1', odds: '1.85' },
    { outcome: 'X', odds: '3.40' },
    { outcome: '2', odds: '4.20' },
  ]);
  expect(card.when).toMatch(/^sub, 28\. nov, \d\d:45$/);
  expect(card.moment).toMatch(/^26\. 11\. 2026\. \d\d:41$/);
});

test('[ROUTE-74] in play the card has the score; a match that is not on sale has no prices', async () => {
  const live: Match = { ...match, inPlay: true, matchState: 'H1', results: { G: [2, 1] }, markets: {} };
  expect(await cardOf(live, 'en')).toMatchObject({ score: [2, 1], prices: [] });
});

test('[ROUTE-74, MATCH-12] in play the card has the phase with the minute; in minute 0 it has the half alone', async () => {
  const at = (name: string, timeMin: number | null, clock?: string): Match => ({
    ...match,
    inPlay: true,
    matchState: name,
    matchPhase: { name, timeMin, ...(clock && { clock }) },
    results: { G: [0, 0] },
  });
  expect((await cardOf(at('FH', 0), 'en')).when).toBe('1st half');
  expect((await cardOf(at('FH', 0), 'de')).when).toBe('1. HZ');
  expect((await cardOf(at('SH', 61), 'en')).when).toBe("2nd half · 61'");
  expect((await cardOf(at('FH', 45, "45+2'"), 'en')).when).toBe("1st half · 45+2'");
});

test('[ROUTE-74, MATCH-21] after the end the card has the result', async () => {
  const over = await cardOf({ ...match, matchState: 'F', results: { G: [2, 1] }, markets: {} }, 'en');
  expect(over).toMatchObject({ score: [2, 1], prices: [] });
  expect(over.when).toMatch(/^Finished · Sat/);
});

/** A canvas that records what is written on it, as wide as ten pixels a letter of 20 pixels. */
function fakeContext() {
  const written: { words: string; left: number; right: number }[] = [];
  const context = {
    font: '',
    fillStyle: '',
    textAlign: 'left' as CanvasTextAlign,
    measureText: (words: string) => ({ width: (words.length * Number(/ (\d+)px/.exec(context.font)?.[1])) / 2 }),
    fillText(words: string, x: number) {
      const { width } = context.measureText(words);
      const left = context.textAlign === 'right' ? x - width : x;
      written.push({ words, left, right: left + width });
    },
    ...Object.fromEntries(
      ['beginPath', 'moveTo', 'lineTo', 'closePath', 'fill', 'fillRect', 'save', 'restore'].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  };
  return { context: context as unknown as CardContext, written }; // has what the card draws with
}

test('[ROUTE-74] the longest names stay on the card, cut with an ellipsis if nothing else helps', async () => {
  const long = 'Universitatea Craiova and the very long second half of a name';
  const { context, written } = fakeContext();
  const card = {
    ...(await cardOf(match, 'en')),
    teams: [long, 'Partizan'],
    league: `${long} ${long}`,
    score: [10, 12],
  } as const;
  drawMatchCard(context, card, { site: 'Kvota', fonts: { text: 'a', condensed: 'b' }, asOf: 'Odds as of now' });
  const said = written.map(({ words }) => words);
  expect(said).toContain('Partizan');
  expect(said.filter((words) => words.endsWith('…'))).toHaveLength(2);
  expect(said).toEqual(expect.arrayContaining(['1', '1.85', 'X', '3.40', '2', '4.20', '10', '12', 'Odds as of now']));
  for (const { left, right } of written) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(cardSize.width);
  }
});
