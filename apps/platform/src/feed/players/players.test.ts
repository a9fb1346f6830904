import { describe, expect, test } from 'vitest';

import { sized } from '../../testing/large-runs.ts';
import type { Fixture, MarketPrices, SelectionOutcome } from '../model/match.ts';
import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import { sports } from '../catalogue/sports.ts';

// Plays many matches, which takes long on a busy machine.

const HOUR = 3_600_000;
const monday = Date.UTC(2026, 10, 16);
const feed = createSimulatedFeed({ seed: 'players' });
const withPlayers = sports
  .filter(({ catalogue }) => catalogue.families.some(({ ofPlayer }) => ofPlayer))
  .map(({ code }) => code);
const bySport = Map.groupBy(feed.fixtures(monday, monday + 7 * 24 * HOUR), ({ sport }) => sport);
const some = (sport: string, count: number): readonly Fixture[] => {
  const all = bySport.get(sport) ?? [];
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
};
const usual = (sport: string): number => sports.find(({ code }) => code === sport)!.usualLength;
const settledOf = ({ eventId, timeStart }: Fixture): ReadonlyMap<string, Readonly<Record<string, SelectionOutcome>>> =>
  new Map(
    feed
      .resultAt(eventId, timeStart + 6 * HOUR)!
      .settled.map(({ marketCode, outcomes }) => [marketCode, outcomes] as const),
  );
const clubs = (name: string): Fixture =>
  [...bySport.values()].flat().find(({ sport, hostName }) => sport === 'F' && hostName === name)!;

/** Returns the scorers of regular time in order, from the states of the match. */
function scorersOf({ eventId, timeStart }: Fixture): readonly string[] {
  let last = 0;
  return feed.statesUntil(eventId, timeStart + 6 * HOUR).flatMap(({ scorers, stats }) => {
    const goals = stats
      .filter(({ PN }) => PN !== 'OT')
      .reduce((sum, { G: [host, away] = [0, 0] }) => sum + host + away, 0);
    const fell = goals > last;
    last = goals;
    return fell ? Object.values(scorers ?? {}) : [];
  });
}

test('[MATCH-01] football, basketball, tennis, handball, ice hockey and futsal have markets of players', () => {
  expect(withPlayers).toEqual(['F', 'B', 'T', 'H', 'IH', 'FU']);
});

describe('squads', () => {
  test('[MATCH-01] well-known players play for their clubs; others have names of their nation, unique within a match', () => {
    const keyOf = (fixture: Fixture): readonly string[] => feed.squadOf(fixture.eventId).map(({ name }) => name);
    const inter = clubs('Inter') ?? clubs('Liverpool');
    expect(keyOf(inter)).toEqual(expect.arrayContaining([expect.stringMatching(/Lautaro Martínez|Mohamed Salah/)]));
    for (const sport of withPlayers) {
      for (const fixture of some(sport, sized(20, 200))) {
        const squad = feed.squadOf(fixture.eventId);
        expect(new Set(squad.map(({ name }) => name)).size, fixture.eventId).toBe(squad.length);
        expect(squad.map(({ number }) => number)).toEqual(squad.map((_, index) => index + 1));
        expect(squad.length).toBeGreaterThanOrEqual(sport === 'T' ? 2 : 16);
        // The key is the event id and the player's number.
        for (const { name } of squad) expect(name).toMatch(/^[^_@|]{3,}$/);
      }
    }
  });

  test('a squad is the same in each match of its club and with each seed', () => {
    const other = createSimulatedFeed({ seed: 'another' });
    const squads = new Map<string, string>();
    for (const one of [feed, other]) {
      for (const { eventId, sport, hostName } of one.fixtures(monday, monday + 48 * HOUR)) {
        if (sport !== 'F') continue;
        const host = one.squadOf(eventId).filter(({ team }) => team === 'host');
        const text = host.map(({ name }) => name).join();
        expect(squads.get(hostName) ?? text).toBe(text);
        squads.set(hostName, text);
      }
    }
    expect(squads.size).toBeGreaterThan(50);
  });
});

describe('prices', () => {
  test.each(withPlayers)(
    '[MATCH-04] %s: over many matches player markets win as often as their probabilities state, before the start and in play',
    (sport) => {
      const sums = new Map<string, { expected: number; spread: number; won: number; count: number }>();
      for (const fixture of some(sport, sized(60, 400))) {
        const settled = settledOf(fixture);
        for (const part of [-0.02, 0.4, 0.8]) {
          const at = Math.round(fixture.timeStart + part * usual(sport));
          for (const { marketCode, family, main, status, selections } of feed.playerPricesAt(fixture.eventId, at)) {
            const outcome = settled.get(marketCode)?.[selections[0]!.selectionCode];
            if (!main || status === 'closed' || (outcome !== 'won' && outcome !== 'lost')) continue;
            const key = `${family} at ${part}`;
            const sum = sums.get(key) ?? { expected: 0, spread: 0, won: 0, count: 0 };
            sums.set(key, sum);
            const p = selections[0]!.probability / 1_000_000;
            sum.expected += p;
            sum.spread += p * (1 - p);
            sum.count += 1;
            if (outcome === 'won') sum.won += 1;
          }
        }
      }
      expect(sums.size).toBeGreaterThan(2);
      for (const [key, { expected, spread, won, count }] of sums) {
        // Players of one match depend on each other, so the limit is a little more than four deviations.
        expect(Math.abs(won - expected), `${key}: ${won} of ${count}, expected ${expected}`).toBeLessThan(
          4.5 * Math.sqrt(spread) + 1,
        );
      }
    },
  );

  test('[MATCH-05] markets of one match agree: first scorer and scorer of two imply a scorer, and players score at most as much as their side', () => {
    for (const fixture of some('F', sized(20, 200))) {
      const at = fixture.timeStart - HOUR;
      const chances = new Map(
        feed
          .playerPricesAt(fixture.eventId, at)
          .map((market) => [market.marketCode, market.selections[0]!.probability]),
      );
      const { selections } = feed.marketAt(fixture.eventId, 'NG1', at)!;
      const firstGoal = selections.find(({ selectionCode }) => selectionCode === '1')!.probability;
      let firsts = 0;
      for (const { number, team } of feed.squadOf(fixture.eventId)) {
        const anytime = chances.get(`PG@${number}`);
        if (anytime === undefined) continue;
        expect(chances.get(`PFG@${number}`) ?? 0).toBeLessThan(anytime);
        expect(chances.get(`PMG@${number}`) ?? 0).toBeLessThan(anytime);
        if (team === 'host') firsts += chances.get(`PFG@${number}`) ?? 0;
      }
      expect(firsts).toBeLessThan(firstGoal);
    }
  });

  test('[MATCH-05] player markets are suspended and open together with their match', () => {
    let stopped = 0;
    for (const { eventId, timeStart } of some('F', sized(10, 60))) {
      for (let at = timeStart + 1; Number.isFinite(at); at = feed.nextChangeAt(eventId, at)) {
        const { suspension, status } = feed.stateAt(eventId, at)!;
        if (status !== 'live' || suspension === null) continue;
        stopped += 1;
        const open = feed.playerPricesAt(eventId, at).filter((market) => market.status === 'open');
        expect(open.map(({ marketCode }) => marketCode)).toEqual([]);
      }
    }
    expect(stopped).toBeGreaterThan(20);
  });
});

describe('settlement', () => {
  test('[MATCH-08] scorers decide the markets on any, the first and two goals; a player who does not take part is void', () => {
    const seen = new Set<string>();
    for (const sport of ['F', 'IH', 'FU']) {
      for (const fixture of some(sport, sized(20, 200))) {
        const { eventId, timeStart } = fixture;
        const scorers = scorersOf(fixture);
        const settled = settledOf(fixture);
        const { results, stats } = feed.stateAt(eventId, timeStart + 6 * HOUR)!;
        if (!stats.some(({ PN }) => PN === 'OT')) expect(scorers.length).toBe(results.G![0] + results.G![1]);
        for (const { number, name } of feed.squadOf(eventId)) {
          const goals = scorers.filter((scorer) => scorer === name).length;
          const is = { PG: goals > 0, PFG: scorers[0] === name, PMG: goals > 1 };
          for (const [family, won] of Object.entries(is)) {
            const outcome = settled.get(`${family}@${number}`)?.['yes'];
            if (outcome === undefined) continue;
            seen.add(`${family} ${outcome}`);
            if (outcome === 'void') expect(goals, `${eventId} ${name}`).toBe(0);
            else expect(outcome, `${eventId} ${family} ${name}`).toBe(won ? 'won' : 'lost');
          }
        }
      }
    }
    expect(seen.size).toBe(9);
  });

  test('[MATCH-11] points of all basketball players, with and without markets, add up to the score', () => {
    for (const fixture of some('B', sized(8, 60))) {
      const { eventId, timeStart } = fixture;
      const points = new Map<string, number>();
      let last: readonly [number, number] = [0, 0];
      for (const { results, scorers } of feed.statesUntil(eventId, timeStart + 6 * HOUR)) {
        const now = results.P!;
        const add = (name: string | undefined, more: number): void => {
          if (more > 0) points.set(name!, (points.get(name!) ?? 0) + more);
        };
        add(scorers?.host, now[0] - last[0]);
        add(scorers?.away, now[1] - last[1]);
        last = now;
      }
      expect([...points.values()].reduce((sum, more) => sum + more, 0)).toBe(last[0] + last[1]);
      const settled = settledOf(fixture);
      for (const { number, name } of feed.squadOf(eventId)) {
        for (const [code, outcomes] of settled) {
          const line = /^PP([\d.]+)@(\d+)$/.exec(code);
          if (line?.[2] !== String(number) || outcomes['over'] === 'void') continue;
          expect(outcomes['over'], `${eventId} ${code}`).toBe(
            (points.get(name) ?? 0) > Number(line[1]) ? 'won' : 'lost',
          );
        }
      }
    }
  });

  test('a market read by its code equals the one in the list', () => {
    for (const { eventId, timeStart } of withPlayers.flatMap((sport) => some(sport, 2))) {
      for (const at of [timeStart - HOUR, timeStart + HOUR / 2]) {
        const list: readonly MarketPrices[] = feed.playerPricesAt(eventId, at);
        for (const market of list) {
          const alone = feed.marketAt(eventId, market.marketCode, at);
          expect({ ...alone, main: market.main }).toEqual(market);
        }
        const open = list.filter(({ status }) => status !== 'closed').length;
        expect(feed.openPlayerMarketsAt(eventId, at)).toBe(feed.stateAt(eventId, at)!.status === 'ended' ? 0 : open);
      }
      expect(feed.marketAt(eventId, 'PG@99', timeStart)).toBeUndefined();
    }
  });
});
