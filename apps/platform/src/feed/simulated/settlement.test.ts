import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../testing/large-runs.ts';
import type { Fixture, MatchState, Pair } from '../model/match.ts';
import { createSimulatedFeed } from './simulated-feed.ts';

// Plays whole days of matches, which takes long on a busy machine.

const HOUR = 3_600_000;
const noon = Date.UTC(2026, 10, 18, 12);
const feed = createSimulatedFeed({ seed: 'settled' });
const fixtures = feed.fixtures(noon, noon + sized(15, 30) * HOUR);
const of = (sport: string): readonly Fixture[] => fixtures.filter((fixture) => fixture.sport === sport);

const add = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [x, y]) => [h + x, a + y], [0, 0]);

/** Settles a handicap from the returned part of a stake at odds of 2, independent of the feed's formulas. */
function asian(lead: number): string {
  const part = (margin: number): number => (margin > 0 ? 2 : margin === 0 ? 1 : 0);
  const back = Number.isInteger(lead * 2) ? part(lead) : (part(lead - 0.25) + part(lead + 0.25)) / 2;
  return { '2': 'won', '1.5': 'half-won', '1': 'void', '0.5': 'half-lost', '0': 'lost' }[String(back)]!;
}

const sides = (host: number, away: number): string => (host > away ? '1' : host < away ? '2' : 'X');

/** Returns the outcome of a selection that follows from the state shown for football. */
function footballSays(state: MatchState, family: string, line: number, code: string): string {
  const goals = (name: string): Pair => state.stats.find(({ PN }) => PN === name)?.G ?? [0, 0];
  const half = goals('FH');
  const later = goals('SH');
  const [host, away] = add([half, later]);
  const yes = (is: boolean): string => (is ? 'won' : 'lost');
  const against = (value: number): string => yes(code === 'over' ? value > line : value < line);
  switch (family) {
    case '1X2':
      return yes(code === sides(host, away));
    case 'DC':
      return yes(code.includes(sides(host, away)));
    case 'DNB':
      return asian(code === '1' ? host - away : away - host);
    case 'AH':
      return asian(code === '1' ? host - away + line : away - host - line);
    case 'OU':
      return against(host + away);
    case 'HOU':
      return against(host);
    case 'AOU':
      return against(away);
    case 'GG':
      return yes((host > 0 && away > 0) === (code === 'yes'));
    case 'OE':
      return yes(((host + away) % 2 === 1) === (code === 'odd'));
    case 'TB':
      return yes({ '0-1': [0, 1], '2-3': [2, 3], '4-6': [4, 5, 6] }[code]?.includes(host + away) ?? host + away > 6);
    case 'WM': {
      const by = Math.min(3, Math.abs(host - away));
      return yes(code === (by === 0 ? 'X' : `${sides(host, away)}/BY${by}${by === 3 ? '+' : ''}`));
    }
    case 'CS':
      return yes(code === (Math.max(host, away) > 4 ? 'other' : `${host}:${away}`));
    case 'H1_1X2':
      return yes(code === sides(...half));
    case 'H1_OU':
      return against(half[0] + half[1]);
    case 'H2_1X2':
      return yes(code === sides(...later));
    case 'H2_OU':
      return against(later[0] + later[1]);
    case 'HTFT':
      return yes(code === `${sides(...half)}/${sides(host, away)}`);
    default:
      return '';
  }
}

describe('settlement', () => {
  test('football is settled by its final score', () => {
    let looked = 0;
    for (const { eventId, timeStart } of of('F')) {
      const state = feed.stateAt(eventId, timeStart + 6 * HOUR)!;
      const result = feed.resultAt(eventId, timeStart + 6 * HOUR)!;
      expect(result.final).toBe(true);
      for (const { marketCode, outcomes } of result.settled) {
        const [, family = '', line = '0'] =
          /^(1X2|H[12]_1X2|H[12]_OU|[A-Z]+)(-?[\d.]+)?(?:@\d+)?$/.exec(marketCode) ?? [];
        // Numbered goals and player markets follow from the states, so other tests check them.
        if (family === 'NG' || family.startsWith('P')) continue;
        for (const [code, outcome] of Object.entries(outcomes)) {
          expect(outcome, `${eventId} ${marketCode} ${code}`).toBe(footballSays(state, family, Number(line), code));
          looked += 1;
        }
      }
    }
    expect(looked).toBeGreaterThan(9_000);
  });

  test('the order of goals settles the numbered goals', () => {
    for (const { eventId, timeStart } of of('F').slice(0, sized(30, 60))) {
      const order: string[] = [];
      let last: Pair = [0, 0];
      for (let at = timeStart; Number.isFinite(at); at = feed.nextChangeAt(eventId, at)) {
        const regular = feed.stateAt(eventId, at)!.stats.filter(({ PN }) => PN !== 'OT');
        const now = add(regular.map(({ G }) => G!));
        if (now[0] > last[0]) order.push('1');
        if (now[1] > last[1]) order.push('2');
        last = now;
      }
      for (let number = 1; number <= order.length + 1; number += 1) {
        const { outcomes } = feed.settlementAt(eventId, `NG${number}`, timeStart + 6 * HOUR)!;
        const won = Object.keys(outcomes).filter((code) => outcomes[code] === 'won');
        expect(won).toEqual([order[number - 1] ?? 'none']);
      }
    }
  });

  test('basketball is settled by its final score', () => {
    for (const { eventId, timeStart } of of('B')) {
      const end = timeStart + 6 * HOUR;
      const { results, stats } = feed.stateAt(eventId, end)!;
      const [host, away] = results.P!;
      expect(feed.settlementAt(eventId, '12', end)!.outcomes[sides(host, away)]).toBe('won');
      const regular = add(stats.slice(0, 4).map(({ P }) => P!));
      expect(feed.settlementAt(eventId, '1X2', end)!.outcomes[sides(...regular)]).toBe('won');
      for (const { marketCode, outcomes } of feed.resultAt(eventId, end)!.settled) {
        const handicap = /^HC(.+)$/.exec(marketCode);
        if (handicap !== null) expect(outcomes['1'] === 'won').toBe(host + Number(handicap[1]) > away);
        const total = /^OU(.+)$/.exec(marketCode);
        if (total !== null) expect(outcomes.over === 'won').toBe(host + away > Number(total[1]));
        const quarter = /^Q(\d)_OU(.+)$/.exec(marketCode);
        const points = quarter === null ? undefined : stats[Number(quarter[1]) - 1]?.P;
        if (points !== undefined) expect(outcomes.over === 'won').toBe(points[0] + points[1] > Number(quarter![2]));
      }
    }
  });

  test('tennis is settled by its final score', () => {
    for (const { eventId, timeStart } of of('T')) {
      const end = timeStart + 6 * HOUR;
      const { results, stats } = feed.stateAt(eventId, end)!;
      const games = add(stats.map(({ G }) => G!));
      expect(Math.max(...results.S!)).toBeGreaterThanOrEqual(2);
      for (const { marketCode, outcomes } of feed.resultAt(eventId, end)!.settled) {
        if (marketCode === '12') expect(outcomes[sides(...results.S!)]).toBe('won');
        if (marketCode === 'SB') expect(outcomes[results.S!.join(':')]).toBe('won');
        const total = /^OU(.+)$/.exec(marketCode);
        if (total !== null) expect(outcomes.over === 'won').toBe(games[0] + games[1] > Number(total[1]));
        const handicap = /^HC(.+)$/.exec(marketCode);
        if (handicap !== null) expect(outcomes['1'] === 'won').toBe(games[0] + Number(handicap[1]) > games[1]);
        const set = /^S(\d)_12$/.exec(marketCode);
        const played = set === null ? undefined : stats[Number(set[1]) - 1]?.G;
        if (set !== null)
          expect(outcomes['1']).toBe(played === undefined ? 'void' : played[0] > played[1] ? 'won' : 'lost');
      }
    }
  });

  test('a settled market stays settled, and is closed from that instant', () => {
    const moments = fc.tuple(fc.constantFrom(...fixtures), fc.integer({ min: 0, max: 2 * HOUR }));
    fc.assert(
      fc.property(moments, ([{ eventId, timeStart }, offset]) => {
        const now = timeStart + offset;
        const end = new Map(
          feed.resultAt(eventId, timeStart + 6 * HOUR)!.settled.map((each) => [each.marketCode, each]),
        );
        const settled = feed.resultAt(eventId, now)!.settled;
        for (const each of settled) expect(end.get(each.marketCode)).toEqual(each);
        const codes = new Set(settled.map(({ marketCode }) => marketCode));
        for (const market of feed.pricesAt(eventId, now)) {
          expect(market.status === 'closed').toBe(codes.has(market.marketCode));
        }
      }),
      { numRuns: sized(60, 300) },
    );
  });

  test('half time settles the first half, not the match', () => {
    for (const { eventId, timeStart } of of('F').slice(0, 40)) {
      const now = timeStart + 55 * 60_000;
      expect(feed.stateAt(eventId, now)!.matchPhase.name).toBe('HT');
      expect(feed.settlementAt(eventId, 'H1_1X2', now)).toBeDefined();
      expect(feed.settlementAt(eventId, '1X2', now)).toBeUndefined();
    }
  });

  test('a match that an operator ended is decided by the score of that instant', () => {
    for (const { eventId, timeStart } of of('F').slice(0, sized(30, 80))) {
      const endedAt = timeStart + 80 * 60_000;
      const [host, away] = feed.stateAt(eventId, endedAt)!.results.G!;
      const later = endedAt + 40 * 60_000;
      expect(feed.stateAt(eventId, later, endedAt)).toMatchObject({ status: 'ended', results: { G: [host, away] } });
      const result = feed.resultAt(eventId, later, endedAt)!;
      expect(result.final).toBe(true);
      const won = result.settled.find(({ marketCode }) => marketCode === '1X2')!.outcomes[sides(host, away)];
      expect(won).toBe('won');
      for (const market of feed.pricesAt(eventId, later, endedAt)) expect(market.status).toBe('closed');
      const settled = new Set(result.settled.map(({ marketCode }) => marketCode));
      for (const market of feed.pricesAt(eventId, endedAt - 1)) expect(settled.has(market.marketCode)).toBe(true);
    }
  });

  test('a match ended before its start is void', () => {
    for (const { eventId, timeStart } of fixtures.slice(0, 40)) {
      const result = feed.resultAt(eventId, timeStart + HOUR, timeStart - 1000)!;
      expect(result.final).toBe(true);
      const outcomes = new Set(result.settled.flatMap((each) => Object.values(each.outcomes)));
      expect([...outcomes]).toEqual(['void']);
    }
  });

  test('each market that is ever on offer is settled in the end', () => {
    for (const { eventId, timeStart } of fixtures.slice(0, sized(40, 120))) {
      const end = new Set(feed.resultAt(eventId, timeStart + 6 * HOUR)!.settled.map(({ marketCode }) => marketCode));
      for (let at = timeStart - HOUR; at < timeStart + 2 * HOUR; at += 11 * 60_000) {
        for (const { marketCode } of feed.pricesAt(eventId, at)) expect(end.has(marketCode), marketCode).toBe(true);
      }
    }
  });
});
