import { expect, test } from 'vitest';
import { sized } from '../../testing/large-runs.ts';
import type { Fixture } from '../model/match.ts';
import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import { sports } from '../catalogue/sports.ts';
import { DAY, HOUR } from './day-plan.ts';

const monday = Date.UTC(2026, 10, 16);
const feed = createSimulatedFeed({ seed: 'calendar' });

test('[MATCH-17] at any hour of two weeks there are hundreds of prematch and dozens of live matches, of many sports', () => {
  // Steps of eleven hours reach each hour of the day and each day of the week.
  const step = sized(11, 1);
  for (const seed of sized(['calendar'], ['calendar', 'another'])) {
    const world = seed === 'calendar' ? feed : createSimulatedFeed({ seed });
    for (let hour = 0; hour < 14 * 24; hour += step) {
      const { prematch, live } = world.offerAt(monday + hour * HOUR + 20 * 60_000);
      const when = `${seed}, hour ${hour}`;
      // The big three fill the offer on their own, and the other sports add to it.
      const big = (list: readonly Fixture[]): number => list.filter(({ sport }) => 'FBT'.includes(sport)).length;
      expect(big(prematch), when).toBeGreaterThanOrEqual(300);
      expect(big(prematch), when).toBeLessThanOrEqual(500);
      expect(big(live), when).toBeGreaterThanOrEqual(30);
      expect(big(live), when).toBeLessThanOrEqual(60);
      expect(prematch.length, when).toBeLessThanOrEqual(710);
      expect(live.length, when).toBeLessThanOrEqual(95);
      expect(new Set(live.map(({ sport }) => sport)).size, when).toBeGreaterThanOrEqual(4);
      expect(new Set(prematch.map(({ sport }) => sport)).size, when).toBeGreaterThanOrEqual(15);
    }
  }
}, 60_000);

test('no competitor plays two matches at once, or against itself', () => {
  const end = ({ eventId, timeStart }: Fixture): number => {
    let at = timeStart + HOUR;
    while (feed.stateAt(eventId, at)?.status !== 'ended') at += 300_000;
    return at;
  };
  const busy = new Map<string, number>();
  for (const fixture of feed.fixtures(monday, monday + sized(5, 16) * DAY)) {
    expect(fixture.hostName).not.toBe(fixture.awayName);
    const until = end(fixture);
    for (const name of [fixture.hostName, fixture.awayName]) {
      const key = `${fixture.sport} ${name}`;
      expect(busy.get(key) ?? 0, `${key} at ${fixture.eventId}`).toBeLessThanOrEqual(fixture.timeStart);
      busy.set(key, until);
    }
  }
}, 60_000);

test('ids and terminal codes are unique digits from which the match is found', () => {
  const fixtures = feed.fixtures(monday, monday + 9 * DAY);
  expect(new Set(fixtures.map(({ eventId }) => eventId)).size).toBe(fixtures.length);
  expect(new Set(fixtures.map(({ sfId }) => sfId)).size).toBe(fixtures.length);
  const fresh = createSimulatedFeed({ seed: 'calendar' });
  for (const fixture of fixtures) {
    expect(fixture.eventId).toMatch(/^\d+$/);
    expect(fixture.sfId).toMatch(/^\d{5}$/);
    expect(fixture.timeStart % 300_000).toBe(0);
    expect(fixture.publishedAt).toBeLessThan(fixture.timeStart);
  }
  for (const fixture of fixtures.filter((_, index) => index % 50 === 0)) {
    expect(fresh.match(fixture.eventId)).toEqual(fixture);
  }
});

test('an id without a match has no answers', () => {
  for (const id of ['', '0', 'abc', '10122077899', '99999999999', '1012207780']) {
    expect(feed.match(id)).toBeUndefined();
    expect(feed.stateAt(id, monday)).toBeUndefined();
    expect(feed.pricesAt(id, monday)).toEqual([]);
    expect(feed.nextChangeAt(id, monday)).toBe(Number.POSITIVE_INFINITY);
    expect(feed.resultAt(id, monday)).toBeUndefined();
  }
});

test('the offer does not change before the announced instant', () => {
  let at = monday + 15 * HOUR + 1234;
  for (let step = 0; step < 40; step += 1) {
    const next = feed.nextOfferChangeAt(at);
    expect(next).toBeGreaterThan(at);
    const ids = (when: number): string =>
      JSON.stringify(Object.values(feed.offerAt(when)).map((list) => list.map(({ eventId }: Fixture) => eventId)));
    expect(ids(next - 1)).toBe(ids(at));
    at = next;
  }
});

test('the catalogue has the required number of sports, leagues and competitors', () => {
  const leagues = Object.fromEntries(sports.map(({ code, leagues }) => [code, leagues]));
  expect(leagues.F!.length).toBeGreaterThanOrEqual(16);
  expect(leagues.B!.length).toBeGreaterThanOrEqual(8);
  expect(leagues.T!.length).toBeGreaterThanOrEqual(8);
  for (const sport of sports) {
    expect(new Set(sport.leagues.map(({ id }) => id)).size).toBe(sport.leagues.length);
    for (const { name, competitors } of sport.leagues) {
      expect(new Set(competitors.map((one) => one.name)).size, name).toBe(competitors.length);
    }
  }
});
