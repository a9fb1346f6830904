import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../testing/large-runs.ts';
import type { Fixture, MarketPrices } from '../model/match.ts';
import { marginOf } from './price-market.ts';
import { createSimulatedFeed } from './simulated-feed.ts';

// Plays whole days of matches, which takes long on a busy machine.

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 21, 12);
const feed = createSimulatedFeed({ seed: 'world' });
const fixtures = feed.fixtures(noon, noon + 30 * HOUR);
/** Sports with many competitors and long matches. */
const isBig = ({ sport }: Fixture): boolean => ['F', 'B', 'T'].includes(sport);
const bySport = (sport: string): readonly Fixture[] => fixtures.filter((fixture) => fixture.sport === sport);

/** Returns the instant at which a match ends, by bisection. */
function endOf({ eventId, timeStart }: Fixture): number {
  let [playing, over] = [timeStart, timeStart + 6 * HOUR];
  while (over - playing > 1) {
    const middle = Math.floor((playing + over) / 2);
    if (feed.stateAt(eventId, middle)?.status === 'ended') over = middle;
    else playing = middle;
  }
  return over;
}

/** A match and an instant from six hours before its start to past its end. */
const moment = fc
  .tuple(fc.constantFrom(...fixtures), fc.integer({ min: -6 * HOUR, max: 3 * HOUR }))
  .map(([fixture, offset]) => ({ fixture, now: fixture.timeStart + offset }));

const inPlay = fc
  .tuple(fc.constantFrom(...fixtures), fc.integer({ min: -HOUR, max: 1.6 * HOUR }))
  .map(([fixture, offset]) => ({ fixture, now: fixture.timeStart + offset }));

describe('the feed is a function of seed and time', () => {
  test('a second feed answers like one that was read before', () => {
    fc.assert(
      fc.property(moment, ({ fixture: { eventId }, now }) => {
        for (let at = now - 60_000; at < now; at += 7000) feed.pricesAt(eventId, at);
        const fresh = createSimulatedFeed({ seed: 'world' });
        expect(fresh.match(eventId)).toEqual(feed.match(eventId));
        expect(fresh.stateAt(eventId, now)).toEqual(feed.stateAt(eventId, now));
        expect(fresh.pricesAt(eventId, now)).toEqual(feed.pricesAt(eventId, now));
        expect(fresh.resultAt(eventId, now)).toEqual(feed.resultAt(eventId, now));
      }),
      { numRuns: sized(10, 100) },
    );
  });

  test('another seed gives other matches', () => {
    const other = createSimulatedFeed({ seed: 'other' });
    const pairs = (list: readonly Fixture[]): string[] =>
      list.filter(isBig).map(({ hostName, awayName }) => `${hostName}-${awayName}`);
    const mine = new Set(pairs(fixtures));
    const theirs = pairs(other.fixtures(noon, noon + 30 * HOUR));
    expect(theirs.filter((pair) => mine.has(pair)).length).toBeLessThan(theirs.length / 10);
  });

  test('nothing changes before the announced instant', () => {
    fc.assert(
      fc.property(inPlay, fc.double({ min: 0, max: 1, noNaN: true }), ({ fixture: { eventId }, now }, part) => {
        const next = feed.nextChangeAt(eventId, now);
        expect(next).toBeGreaterThan(now);
        const later = next === Number.POSITIVE_INFINITY ? now + HOUR : now + Math.floor((next - 1 - now) * part);
        expect(feed.stateAt(eventId, later)).toEqual(feed.stateAt(eventId, now));
        expect(feed.pricesAt(eventId, later)).toEqual(feed.pricesAt(eventId, now));
        expect(feed.resultAt(eventId, later)).toEqual(feed.resultAt(eventId, now));
      }),
      { numRuns: sized(100, 1000) },
    );
  });

  test('live prices move every few seconds, those of the last hour every five to fifteen', () => {
    for (const fixture of fixtures.filter(isBig).slice(0, 60)) {
      const { eventId, timeStart } = fixture;
      const soon = feed.nextChangeAt(eventId, timeStart - 30 * 60_000 + 1) - (timeStart - 30 * 60_000 + 1);
      expect(soon).toBeLessThanOrEqual(15_000);
      const live = feed.nextChangeAt(eventId, timeStart + 600_000) - (timeStart + 600_000);
      expect(live).toBeLessThanOrEqual(6000);
    }
    const moved = bySport('F').filter(({ eventId, timeStart }) => {
      const prices = (at: number): string => JSON.stringify(feed.pricesAt(eventId, at));
      return prices(timeStart + 600_000) !== prices(timeStart + 620_000);
    });
    expect(moved.length).toBeGreaterThan(bySport('F').length * 0.9);
  });
});

describe('the course of a match', () => {
  test('[MATCH-03] before its start a match is NSY', () => {
    for (const { eventId, timeStart } of fixtures) {
      const state = feed.stateAt(eventId, timeStart - 1);
      expect(state?.matchPhase).toEqual({ name: 'NSY', timeMin: 0 });
      expect(state?.status).toBe('prematch');
    }
  });

  test('[MATCH-13] football goes from NSY through FH, HT and SH to F', () => {
    for (const fixture of bySport('F').slice(0, sized(25, 60))) {
      const phases: string[] = [];
      const until = endOf(fixture) + 10_000;
      for (let at = fixture.timeStart - 1; at <= until; at += 10_000) {
        const name = feed.stateAt(fixture.eventId, at)!.matchPhase.name;
        if (phases.at(-1) !== name && name !== 'PAUSED') phases.push(name);
      }
      expect(phases.slice(0, 4)).toEqual(['NSY', 'FH', 'HT', 'SH']);
      // A cup match may have extra time.
      if (!phases.includes('ETF')) expect(phases).toEqual(['NSY', 'FH', 'HT', 'SH', 'F']);
    }
  });

  test('periods add up to the score at each instant, and scores never fall', () => {
    for (const fixture of [...bySport('F').slice(0, 30), ...bySport('B').slice(0, 15)]) {
      let last = 0;
      for (let at = fixture.timeStart; at < fixture.timeStart + 2.5 * HOUR; at += 61_000) {
        const { results, stats } = feed.stateAt(fixture.eventId, at)!;
        const [host, away] = (fixture.sport === 'F' ? results.G : results.P)!;
        const parts = stats.map((period) => (fixture.sport === 'F' ? period.G : period.P)!);
        expect(parts.reduce((sum, [h]) => sum + h, 0)).toBe(host);
        expect(parts.reduce((sum, [, a]) => sum + a, 0)).toBe(away);
        expect(host + away).toBeGreaterThanOrEqual(last);
        last = host + away;
      }
    }
  });

  test('a goal suspends betting for at least twenty seconds', () => {
    let goals = 0;
    for (const { eventId, timeStart } of bySport('F').slice(0, sized(10, 25))) {
      let before = 0;
      for (let at = timeStart; at < timeStart + 1.9 * HOUR; at = feed.nextChangeAt(eventId, at)) {
        const state = feed.stateAt(eventId, at)!;
        const [host, away] = state.results.G!;
        if (state.status === 'live' && host + away > before) {
          goals += 1;
          expect(state.suspension).not.toBeNull();
          const later = feed.stateAt(eventId, at + 19_900)!;
          expect(later.suspension !== null || later.status === 'ended').toBe(true);
          for (const market of feed.pricesAt(eventId, at)) expect(market.status).not.toBe('open');
        }
        before = host + away;
      }
    }
    expect(goals).toBeGreaterThan(sized(8, 20));
  });
});

const chance = (market: MarketPrices, code: string): number =>
  market.selections.find(({ selectionCode }) => selectionCode === code)!.probability;

describe('prices', () => {
  test('the margin of an open two- or three-way market is within bounds and there is no arbitrage', () => {
    fc.assert(
      fc.property(moment, ({ fixture: { eventId }, now }) => {
        for (const market of feed.pricesAt(eventId, now)) {
          if (market.status !== 'open') continue;
          for (const { odds } of market.selections) {
            expect(odds === 0 || (odds >= 1010 && odds <= 500_000)).toBe(true);
            expect(Number.isInteger(odds)).toBe(true);
          }
          if (market.selections.length > 3 || market.family === 'DC') continue;
          if (market.selections.some(({ odds }) => odds === 0 || odds === 500_000)) continue;
          const sum = market.selections.reduce((total, { odds }) => total + 1000 / odds, 0);
          expect(sum, market.marketCode).toBeGreaterThan(1);
          // Rounding down to the ladder adds a little.
          expect(sum, market.marketCode).toBeLessThan(1 + marginOf('hours', true) + 0.035);
          if (market.selections.every(({ probability }) => probability > 150_000)) {
            expect(sum, market.marketCode).toBeGreaterThan(1.03);
          }
        }
      }),
      { numRuns: sized(100, 1000) },
    );
  });

  test('[MATCH-22] the margin is 3 to 9 % and lowest for great competitions', () => {
    const saturday = Date.UTC(2026, 10, 21, 10);
    const reaches = ['week', 'days', 'day', 'hours', 'minutes'] as const;
    for (const reach of reaches)
      for (const live of [false, true]) {
        expect(marginOf(reach, live)).toBeGreaterThanOrEqual(0.03);
        expect(marginOf(reach, live)).toBeLessThanOrEqual(0.09);
      }
    const winners = feed.offerAt(saturday).prematch.filter(({ sport }) => sport === 'T');
    const marginsIn = (group: string): number[] =>
      winners
        .filter(({ groupName }) => groupName === group)
        .flatMap(({ eventId }) => feed.pricesAt(eventId, saturday).filter(({ family }) => family === '12'))
        .map(({ selections }) => selections.reduce((sum, { odds }) => sum + 1000 / odds, -1));
    const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
    const [atp, itf] = [mean(marginsIn('ATP')), mean(marginsIn('ITF'))];
    expect(atp).toBeLessThan(0.06);
    expect(itf).toBeGreaterThan(atp + 0.015);
  });

  test('double chance is the sum of its results, without arbitrage', () => {
    for (const { eventId, timeStart } of bySport('F').slice(0, sized(40, 1000))) {
      for (const offset of [-HOUR, 25 * 60_000, 80 * 60_000]) {
        const prices = feed.pricesAt(eventId, timeStart + offset);
        const result = prices.find(({ family }) => family === '1X2')!;
        const double = prices.find(({ family }) => family === 'DC')!;
        if (result.status !== 'open') continue;
        for (const [pair, opposite] of [
          ['1X', '2'],
          ['12', 'X'],
          ['X2', '1'],
        ] as const) {
          expect(Math.abs(chance(double, pair) - 1_000_000 + chance(result, opposite))).toBeLessThanOrEqual(2);
          const odds = (market: MarketPrices, code: string): number =>
            market.selections.find(({ selectionCode }) => selectionCode === code)!.odds;
          if (odds(double, pair) > 0 && odds(result, opposite) > 0) {
            expect(1000 / odds(double, pair) + 1000 / odds(result, opposite)).toBeGreaterThan(1);
          }
        }
      }
    }
  });

  test('a higher line lowers the over and raises the handicap', () => {
    fc.assert(
      fc.property(inPlay, ({ fixture: { eventId }, now }) => {
        const prices = feed.pricesAt(eventId, now).filter(({ line, status }) => line !== null && status !== 'closed');
        for (const family of new Set(prices.map((market) => market.family))) {
          const lines = prices
            .filter((market) => market.family === family)
            .sort((a, b) => Number(a.line) - Number(b.line));
          for (const [index, market] of lines.entries()) {
            const next = lines[index + 1];
            if (next === undefined) continue;
            if (family.endsWith('OU')) expect(chance(next, 'over')).toBeLessThanOrEqual(chance(market, 'over') + 1);
            if (family === 'AH' || family === 'HC')
              expect(chance(next, '1')).toBeGreaterThanOrEqual(chance(market, '1') - 1);
          }
        }
      }),
      { numRuns: sized(100, 1000) },
    );
  });

  test('an almost decided market is almost certain', () => {
    let clear = 0;
    for (const fixture of fixtures.filter(isBig).slice(0, 240)) {
      const end = endOf(fixture);
      const family = fixture.sport === 'F' ? '1X2' : '12';
      const result = feed.settlementAt(fixture.eventId, family, end)!;
      const won = Object.keys(result.outcomes).find((code) => result.outcomes[code] === 'won')!;
      const market = feed.marketAt(fixture.eventId, family, end - 2000)!;
      if (market.status === 'closed' || chance(market, won) > 850_000) clear += 1;
    }
    // A late goal or basket can still turn a match.
    expect(clear).toBeGreaterThan(225);
  });

  test.each([
    ['F', '1X2', '1'],
    ['F', 'OU2.5', 'over'],
    ['F', 'GG', 'yes'],
    ['F', 'H1_1X2', 'X'],
    ['B', '12', '1'],
    ['B', 'Q1_1X2', '1'],
    ['T', '12', '1'],
    ['T', 'TS2.5', 'over'],
  ])(
    'over many matches %s %s %s wins as often as its probability states',
    (sport, code, selection) => {
      const many = feed.fixtures(noon, noon + sized(2, 5) * 24 * HOUR).filter((fixture) => fixture.sport === sport);
      for (const offset of [-60_000, 10 * 60_000]) {
        let expected = 0;
        let spread = 0;
        let won = 0;
        for (const { eventId, timeStart } of many) {
          const outcome = feed.settlementAt(eventId, code, timeStart + 7 * HOUR)?.outcomes[selection];
          if (outcome === undefined || outcome === 'void') continue;
          const p = chance(feed.marketAt(eventId, code, timeStart + offset)!, selection) / 1_000_000;
          expected += p;
          spread += p * (1 - p);
          if (outcome === 'won') won += 1;
        }
        expect(Math.abs(won - expected), `${won} of ${many.length}, expected ${expected}`).toBeLessThan(
          4 * Math.sqrt(spread),
        );
      }
    },
    30_000,
  );
});
