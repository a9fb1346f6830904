import { describe, expect, test } from 'vitest';

import { sized } from '../../testing/large-runs.ts';
import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import { sports } from '../catalogue/sports.ts';
import { bandOf, bandsAround, bandsIn, bandsOf, marginCodes, settleBands, settleMargin } from './bands.ts';

// Plays weeks of matches, which takes long on a busy machine.

const HOUR = 3_600_000;
const monday = Date.UTC(2026, 10, 16);
const feed = createSimulatedFeed({ seed: 'bands' });
const bySport = Map.groupBy(feed.fixtures(monday, monday + 7 * 24 * HOUR), ({ sport }) => sport);
const inBands = sports.filter(({ catalogue }) => catalogue.families.some(({ family }) => family === 'WM'));

test('bands are parsed, and each number is in one of them', () => {
  const bands = bandsOf('0-1, 2-3, 4-6, 7+');
  expect(Array.from({ length: 9 }, (_, total) => bandOf(bands, total))).toEqual([
    '0-1',
    '0-1',
    '2-3',
    '2-3',
    '4-6',
    '4-6',
    '4-6',
    '7+',
    '7+',
  ]);
  expect(() => bandsOf('2 to 3')).toThrow(/"2-3"/);
  expect(bandsAround(164, 10, 4).map(({ code }) => code)).toEqual([
    '0-139',
    '140-149',
    '150-159',
    '160-169',
    '170-179',
    '180+',
  ]);
  const margins = bandsOf('1, 2, 3+');
  expect(bandsIn(marginCodes(margins, true))).toEqual(margins);
});

test('a total in the last band is decided before the end; other totals and margins at the end', () => {
  const bands = bandsOf('0-1, 2+');
  expect(settleBands(bands, 1, false)).toBeUndefined();
  expect(settleBands(bands, 2, false)).toEqual({ '0-1': 'lost', '2+': 'won' });
  expect(settleBands(bands, 1, true)).toEqual({ '0-1': 'won', '2+': 'lost' });
  expect(settleMargin(bandsOf('1, 2+'), true, -4)['2/BY2+']).toBe('won');
  expect(settleMargin(bandsOf('1, 2+'), true, 0)['X']).toBe('won');
  expect(new Set(Object.values(settleMargin(bandsOf('1, 2+'), false, 0)))).toEqual(new Set(['void']));
});

describe('over many matches', () => {
  test.each(inBands.map(({ code }) => code))(
    '[MATCH-04] %s: each range wins as often as its probability states, before the start and in play',
    (sport) => {
      const usual = sports.find(({ code }) => code === sport)!.usualLength;
      const sums = new Map<string, { expected: number; spread: number; won: number }>();
      for (const { eventId, timeStart } of (bySport.get(sport) ?? []).slice(0, sized(80, 500))) {
        for (const part of [-0.02, 0.4, 0.8]) {
          for (const { marketCode, selections, status } of feed.pricesAt(
            eventId,
            Math.round(timeStart + part * usual),
          )) {
            if (status === 'closed' || !['WM', 'TB'].includes(marketCode)) continue;
            const { outcomes } = feed.settlementAt(eventId, marketCode, timeStart + 6 * HOUR)!;
            for (const [place, { selectionCode, probability }] of selections.entries()) {
              // Ranges that differ between games are compared by position.
              const key = `${marketCode} ${sport === 'B' || sport === 'VB' ? place : selectionCode} at ${part}`;
              const sum = sums.get(key) ?? { expected: 0, spread: 0, won: 0 };
              sums.set(key, sum);
              const p = probability / 1_000_000;
              sum.expected += p;
              sum.spread += p * (1 - p);
              if (outcomes[selectionCode] === 'won') sum.won += 1;
            }
          }
        }
      }
      expect(sums.size).toBeGreaterThan(8);
      for (const [key, { expected, spread, won }] of sums) {
        expect(Math.abs(won - expected), `${key}: ${won}, expected ${expected}`).toBeLessThan(
          4.5 * Math.sqrt(spread) + 1,
        );
      }
    },
  );
});
