import { sportCodes } from '@kvota/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../testing/large-runs.ts';
import type { Fixture, MarketPrices, SelectionOutcome } from '../model/match.ts';
import { createSimulatedFeed } from './simulated-feed.ts';
import { sports } from '../catalogue/sports.ts';

// Plays whole weeks of matches, which takes long on a busy machine.

const HOUR = 3_600_000;
const monday = Date.UTC(2026, 10, 16);
const feed = createSimulatedFeed({ seed: 'all sports' });
const codes = sports.map(({ code }) => code);

/** Sports with separate tests. */
const big = ['F', 'B', 'T'];
const others = codes.filter((code) => !big.includes(code));

const bySport = Map.groupBy(feed.fixtures(monday, monday + 7 * 24 * HOUR), ({ sport }) => sport);
const some = (sport: string, count: number): readonly Fixture[] => {
  const all = bySport.get(sport) ?? [];
  // Spread over the week, so that all leagues are included.
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
};

/** Returns the instant at which a match ends. */
function endOf({ eventId, timeStart }: Fixture): number {
  let [playing, over] = [timeStart, timeStart + 6 * HOUR];
  while (over - playing > 1000) {
    const middle = Math.floor((playing + over) / 2);
    if (feed.stateAt(eventId, middle)?.status === 'ended') over = middle;
    else playing = middle;
  }
  return over;
}

const settledOf = ({ eventId }: Fixture, at: number): ReadonlyMap<string, Readonly<Record<string, SelectionOutcome>>> =>
  new Map(feed.resultAt(eventId, at)!.settled.map(({ marketCode, outcomes }) => [marketCode, outcomes]));

/** All markets of a match, with those of players. */
const everyPrice = (eventId: string, at: number): readonly MarketPrices[] => [
  ...feed.pricesAt(eventId, at),
  ...feed.playerPricesAt(eventId, at),
];

const chance = ({ selections }: MarketPrices): number => (selections[0]?.probability ?? 0) / 1_000_000;

test('[MATCH-17] each sport of the specification has competitions, competitors and matches', () => {
  expect(new Set(codes)).toEqual(new Set(sportCodes));
  expect(new Set(sports.map(({ digits }) => digits)).size).toBe(sports.length);
  for (const { code, leagues, catalogue } of sports) {
    expect(leagues.length, code).toBeGreaterThanOrEqual(4);
    expect(catalogue.sport).toBe(code);
    expect(bySport.get(code)?.length ?? 0, code).toBeGreaterThan(4);
    const families = catalogue.families.map(({ family }) => family);
    expect(new Set(families).size, code).toBe(families.length);
    for (const { family } of catalogue.mainTable) expect(families, code).toContain(family);
    const groups = new Set(catalogue.groups);
    for (const { group } of catalogue.families) expect(groups.has(group), `${code} ${group}`).toBe(true);
  }
});

describe('settlement', () => {
  test.each(others)('[MATCH-17] %s: each market that is ever on offer is settled, with one winner or none', (sport) => {
    const twice = ['DC'];
    for (const fixture of some(sport, sized(4, 40))) {
      const end = endOf(fixture);
      const settled = settledOf(fixture, end);
      for (let part = -0.2; part < 1; part += 0.15) {
        const at = Math.round(fixture.timeStart + part * (end - fixture.timeStart));
        for (const market of everyPrice(fixture.eventId, at)) {
          const outcomes = settled.get(market.marketCode);
          const what = `${fixture.eventId} ${market.marketCode}`;
          expect(outcomes, what).toBeDefined();
          expect(Object.keys(outcomes!).sort(), what).toEqual(
            market.selections.map(({ selectionCode }) => selectionCode).sort(),
          );
          const values = Object.values(outcomes!);
          // Player markets are sold without their opposite.
          if (values.length === 1) continue;
          const won = values.filter((outcome) => outcome === 'won').length;
          const isVoid = values.every((outcome) => outcome === 'void');
          const halves = values.some((outcome) => outcome.startsWith('half'));
          expect(isVoid || halves || won === (twice.includes(market.family) ? 2 : 1), what).toBe(true);
          if (twice.includes(market.family)) continue;
          const sum = market.selections.reduce((total, { probability }) => total + probability, 0);
          expect(Math.abs(sum - 1_000_000), what).toBeLessThan(40);
        }
      }
    }
  });

  test.each(others)('%s: a settled market stays settled, and is closed from that instant', (sport) => {
    for (const fixture of some(sport, sized(2, 20))) {
      const end = endOf(fixture);
      const last = settledOf(fixture, end);
      for (let part = 0.1; part < 1; part += 0.22) {
        const at = Math.round(fixture.timeStart + part * (end - fixture.timeStart));
        const settled = settledOf(fixture, at);
        for (const [code, outcomes] of settled) expect(last.get(code), code).toEqual(outcomes);
        for (const { marketCode, status } of everyPrice(fixture.eventId, at)) {
          expect(status === 'closed', `${fixture.eventId} ${marketCode}`).toBe(settled.has(marketCode));
        }
      }
    }
  });

  test.each(others)('%s: a match ended before its start is void, one ended in play is decided', (sport) => {
    for (const fixture of some(sport, sized(2, 10))) {
      const { eventId, timeStart } = fixture;
      const before = feed.resultAt(eventId, timeStart + HOUR, timeStart - 1000)!;
      expect(new Set(before.settled.flatMap(({ outcomes }) => Object.values(outcomes)))).toEqual(new Set(['void']));
      const half = Math.round(timeStart + 0.5 * (endOf(fixture) - timeStart));
      const cut = new Set(feed.resultAt(eventId, half + HOUR, half)!.settled.map(({ marketCode }) => marketCode));
      for (const { marketCode } of everyPrice(eventId, half - 1)) expect(cut.has(marketCode), marketCode).toBe(true);
    }
  });
});

describe('the course of a match', () => {
  const phasesOf = (sport: string): ReadonlySet<string> => {
    const phases = new Set<string>();
    for (const fixture of some(sport, sized(5, 30))) {
      for (let at = fixture.timeStart - 1; Number.isFinite(at); at = feed.nextChangeAt(fixture.eventId, at)) {
        phases.add(feed.stateAt(fixture.eventId, at)!.matchPhase.name);
      }
      phases.add(feed.stateAt(fixture.eventId, endOf(fixture))!.matchPhase.name);
    }
    return phases;
  };

  test.each([
    ['H', ['NSY', 'FH', 'HT', 'SH', 'F']],
    ['FU', ['NSY', 'FH', 'HT', 'SH', 'F']],
    ['RL', ['NSY', 'FH', 'HT', 'SH', 'F']],
    ['WP', ['NSY', 'Q1', 'Q2', 'HT', 'Q3', 'Q4', 'F']],
    ['AF', ['NSY', 'Q1', 'Q2', 'HT', 'Q3', 'Q4', 'F']],
    ['IH', ['NSY', 'P1', 'P2', 'P3', 'F']],
    ['V', ['NSY', 'SET1', 'SET2', 'SET3', 'F']],
    ['TT', ['NSY', 'GAME1', 'GAME2', 'GAME3', 'F']],
    ['E', ['NSY', 'MAP1', 'MAP2', 'F']],
  ])('[MATCH-13, MATCH-15] %s goes through %j', (sport, expected) => {
    const phases = phasesOf(sport);
    for (const phase of expected) expect(phases.has(phase), phase).toBe(true);
  });

  test('[MATCH-08, MATCH-15] darts are played for legs, at some tournaments for sets of legs', () => {
    // The World Grand Prix is played in October.
    const october = Date.UTC(2026, 9, 5);
    const played = feed.fixtures(october, october + 5 * 24 * 3_600_000);
    const ended = (league: string) => {
      const fixture = played.find(({ leagueName }) => leagueName === league)!;
      return feed.stateAt(fixture.eventId, endOf(fixture))!;
    };
    const inLegs = ended('Players Championship');
    expect(Math.max(...inLegs.results.L!)).toBe(6);
    expect(inLegs.stats[0]!.PN).toBe('LEG1');
    const inSets = ended('World Grand Prix');
    expect(Math.max(...inSets.results.S!)).toBe(3);
    for (const [index, { PN, P }] of inSets.stats.entries()) {
      expect(PN).toBe(`SET${index + 1}`);
      expect(Math.max(...P!)).toBe(3);
    }
  });

  test('[MATCH-16] baseball goes through as many innings as it needs', () => {
    const phases = phasesOf('BB');
    for (let inning = 1; inning <= 9; inning += 1) expect(phases.has(`INN${inning}`), String(inning)).toBe(true);
    for (const fixture of some('BB', sized(20, 100))) {
      const { results, stats } = feed.stateAt(fixture.eventId, endOf(fixture))!;
      expect(results.P![0]).not.toBe(results.P![1]);
      expect(stats.length).toBeGreaterThanOrEqual(9);
      expect(stats.map(({ PN }) => PN).slice(0, 9)).toEqual(Array.from({ length: 9 }, (_, i) => `INN${i + 1}`));
    }
  });

  test('[MATCH-14] level ice hockey goes to overtime and penalties, which decide the winner', () => {
    const seen = new Set<string>();
    for (const fixture of bySport.get('IH')!) {
      const end = endOf(fixture);
      const { results, stats, matchPhase } = feed.stateAt(fixture.eventId, end)!;
      const settled = settledOf(fixture, end);
      const regular = stats.slice(0, 3).reduce((lead, { G }) => lead + G![0] - G![1], 0);
      expect(settled.get('1X2')![regular > 0 ? '1' : regular < 0 ? '2' : 'X']).toBe('won');
      const [host, away] = results.G![0] === results.G![1] ? results.P! : results.G!;
      expect(settled.get('12')![host > away ? '1' : '2']).toBe('won');
      expect(matchPhase.name).toBe(regular === 0 && results.P === undefined ? 'AOT' : 'F');
      if (regular === 0) seen.add(results.P === undefined ? 'OT' : 'P');
    }
    expect([...seen].sort()).toEqual(['OT', 'P']);
  });

  test('[MATCH-08, MATCH-09] periods add up to the score, sets and maps are counted, and scores never fall', () => {
    for (const sport of ['H', 'IH', 'FU', 'WP', 'RL', 'AF', 'BB', 'V', 'TT', 'S', 'D', 'E', 'VF', 'VB']) {
      for (const fixture of some(sport, sized(2, 15))) {
        const end = endOf(fixture);
        let last = 0;
        for (let part = 0; part <= 1; part += 0.04) {
          const at = Math.round(fixture.timeStart + part * (end - fixture.timeStart));
          const { results, stats } = feed.stateAt(fixture.eventId, at)!;
          const units = results.S ?? results.L ?? results.M;
          const total = units ?? results.G ?? results.P!;
          const parts = stats.map(({ G, P }) => G ?? P ?? ([0, 0] as const));
          if (units === undefined) {
            expect(
              parts.reduce((sum, [h]) => sum + h, 0),
              sport,
            ).toBe(total[0]);
            expect(
              parts.reduce((sum, [, a]) => sum + a, 0),
              sport,
            ).toBe(total[1]);
          } else {
            const played = parts.slice(0, units[0] + units[1]);
            expect(played.filter(([h, a]) => h > a).length, sport).toBe(units[0]);
          }
          expect(total[0] + total[1]).toBeGreaterThanOrEqual(last);
          last = total[0] + total[1];
        }
      }
    }
  });

  test('nothing changes before the announced instant', () => {
    const fixtures = others.flatMap((sport) => some(sport, 3));
    const moment = fc.tuple(
      fc.constantFrom(...fixtures),
      fc.double({ min: -0.3, max: 1.1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(moment, ([fixture, where, part]) => {
        const { eventId, timeStart } = fixture;
        const now = Math.round(timeStart + where * (endOf(fixture) - timeStart));
        const next = feed.nextChangeAt(eventId, now);
        expect(next).toBeGreaterThan(now);
        const later = Number.isFinite(next) ? now + Math.floor((next - 1 - now) * part) : now + HOUR;
        expect(feed.stateAt(eventId, later)).toEqual(feed.stateAt(eventId, now));
        expect(everyPrice(eventId, later)).toEqual(everyPrice(eventId, now));
        expect(feed.resultAt(eventId, later)).toEqual(feed.resultAt(eventId, now));
      }),
      { numRuns: sized(150, 2000) },
    );
  });

  test('a second feed answers the same', () => {
    const fresh = createSimulatedFeed({ seed: 'all sports' });
    for (const fixture of others.flatMap((sport) => some(sport, 1))) {
      const { eventId, timeStart } = fixture;
      for (const now of [timeStart - HOUR, Math.round((timeStart + endOf(fixture)) / 2)]) {
        expect(fresh.match(eventId)).toEqual(fixture);
        expect(fresh.stateAt(eventId, now)).toEqual(feed.stateAt(eventId, now));
        expect(fresh.pricesAt(eventId, now)).toEqual(feed.pricesAt(eventId, now));
      }
    }
  });
});

describe('prices', () => {
  // Instants relative to the usual length. The length of the match itself would reveal its end.
  const usual = (sport: string): number => sports.find(({ code }) => code === sport)!.usualLength;

  test.each(others)(
    '[MATCH-17] %s: over many matches each family wins as often as its probabilities state, before the start and in play',
    (sport) => {
      const sums = new Map<string, { expected: number; spread: number; won: number }>();
      for (const fixture of (bySport.get(sport) ?? []).slice(0, sized(60, 400))) {
        const settled = settledOf(fixture, fixture.timeStart + 6 * HOUR);
        for (const part of [-0.02, 0.4, 0.8]) {
          for (const market of everyPrice(fixture.eventId, Math.round(fixture.timeStart + part * usual(sport)))) {
            const outcome = settled.get(market.marketCode)?.[market.selections[0]!.selectionCode];
            if (!market.main || market.status === 'closed' || (outcome !== 'won' && outcome !== 'lost')) continue;
            const key = `${market.family.replace(/^([A-Z])\d_/, '$1_')} at ${part}`;
            const sum = sums.get(key) ?? { expected: 0, spread: 0, won: 0 };
            sums.set(key, sum);
            const p = chance(market);
            sum.expected += p;
            sum.spread += p * (1 - p);
            if (outcome === 'won') sum.won += 1;
          }
        }
      }
      expect(sums.size).toBeGreaterThan(2);
      for (const [key, { expected, spread, won }] of sums) {
        // Markets of one match depend on each other, so the limit is a little more than four deviations.
        expect(Math.abs(won - expected), `${key}: ${won}, expected ${expected}`).toBeLessThan(
          4.5 * Math.sqrt(spread) + 1,
        );
      }
    },
  );

  test('a higher line lowers the over and raises the handicap', () => {
    for (const fixture of others.flatMap((sport) => some(sport, sized(2, 10)))) {
      for (const part of [-0.02, 0.4]) {
        const at = Math.round(fixture.timeStart + part * usual(fixture.sport));
        const lined = feed
          .pricesAt(fixture.eventId, at)
          .filter(({ line, status }) => line !== null && status !== 'closed');
        for (const [family, markets] of Map.groupBy(lined, (market) => market.family)) {
          const lines = markets.sort((a, b) => Number(a.line) - Number(b.line)).map(chance);
          // The first selection is under, or the host with the handicap. Both grow with the line.
          if (!/(OU|TP|T[SFLMR]|HC|AH|PH|[SFLM]H)$/.test(family)) continue;
          for (const [index, p] of lines.entries()) {
            expect(p, `${fixture.eventId} ${family}`).toBeLessThanOrEqual((lines[index + 1] ?? 1) + 2e-6);
          }
        }
      }
    }
  });

  test('they move before the start, and are suspended around events', () => {
    for (const fixture of others.flatMap((sport) => some(sport, 2))) {
      const { eventId, timeStart } = fixture;
      const prices = (at: number): string => JSON.stringify(feed.pricesAt(eventId, at));
      const instants = [50, 40, 30, 20, 10].map((minutes) => prices(timeStart - minutes * 60_000));
      expect(new Set(instants).size, eventId).toBeGreaterThan(1);
      let stopped = false;
      for (let at = timeStart; Number.isFinite(at) && !stopped; at = feed.nextChangeAt(eventId, at)) {
        stopped = feed.stateAt(eventId, at)!.suspension !== null;
      }
      // A fight may end without a stop, and tennis and basketball only stop for a review.
      if (!['MMA', 'BO', 'BT', 'VT', 'VB'].includes(fixture.sport)) expect(stopped, eventId).toBe(true);
    }
  });
});
