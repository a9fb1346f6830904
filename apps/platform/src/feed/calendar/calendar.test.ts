import { describe, expect, test } from 'vitest';
import { sized } from '../../testing/large-runs.ts';
import { sports } from '../catalogue/sports.ts';
import type { Fixture } from '../model/match.ts';
import { hashText } from '../random/hash.ts';
import { createSimulatedFeed } from '../simulated/simulated-feed.ts';
import type { League } from '../sport/league.ts';
import { Calendar, type Planned } from './calendar.ts';
import { planRounds } from './plan-rounds.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const monday = Date.UTC(2026, 10, 16);
const feed = createSimulatedFeed({ seed: 'calendar' });

/** Sports in which a team has sixty hours between two matches. */
const restful = ['F', 'H', 'V', 'FU', 'WP', 'RL', 'AF'];

const count = (list: readonly Fixture[], sport: string): number => list.filter((each) => each.sport === sport).length;

/** Returns the matches of some days, by start. */
const planned = (seed: string, from: number, days: number): readonly Planned[] =>
  new Calendar(sports, hashText(seed))
    .startingBetween(from, from + days * DAY)
    .filter(({ seed: { fixture } }) => fixture.timeStart >= from && fixture.timeStart < from + days * DAY)
    .toSorted((a, b) => a.seed.fixture.timeStart - b.seed.fixture.timeStart);

/** Reads a clock of a zone: weekday from 1, Monday, and minute of the day. */
function clockAt(
  zone: string,
  instant: number,
): { readonly weekday: number; readonly minute: number; readonly date: string } {
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
  const [date = '', time = ''] = shown.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { weekday: ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1, minute: hour * 60 + minute, date };
}

/** Returns the ISO week of a date, counted from its Thursday. */
function weekOf(date: string): number {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 3 - ((day.getUTCDay() + 6) % 7));
  return 1 + Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 1)) / (7 * DAY));
}

describe('what is on offer', () => {
  test('[MATCH-17] at any hour there are football and tennis in play and to come, beside many sports', () => {
    // Steps of eleven hours reach each hour of the day and each day of the week.
    const step = sized(11, 1);
    for (const seed of sized(['calendar'], ['calendar', 'another'])) {
      const world = seed === 'calendar' ? feed : createSimulatedFeed({ seed });
      for (let hour = 0; hour < 14 * 24; hour += step) {
        const { prematch, live } = world.offerAt(monday + hour * HOUR + 20 * 60_000);
        const when = `${seed}, hour ${hour}`;
        expect(count(live, 'F'), when).toBeGreaterThanOrEqual(3);
        expect(count(live, 'T'), when).toBeGreaterThanOrEqual(1);
        expect(count(prematch, 'VF') + count(prematch, 'VB'), when).toBeGreaterThanOrEqual(4);
        expect(live.length, when).toBeGreaterThanOrEqual(7);
        expect(live.length, when).toBeLessThanOrEqual(130);
        expect(prematch.length, when).toBeGreaterThanOrEqual(300);
        expect(prematch.length, when).toBeLessThanOrEqual(1100);
        expect(count(prematch, 'F'), when).toBeGreaterThanOrEqual(80);
        expect(new Set(live.map(({ sport }) => sport)).size, when).toBeGreaterThanOrEqual(4);
        expect(new Set(prematch.map(({ sport }) => sport)).size, when).toBeGreaterThanOrEqual(15);
      }
    }
  });

  test('[MATCH-24] a Saturday of the season has a full programme of football, a Tuesday of January has not', () => {
    const on = (day: number): number => count(feed.fixtures(day, day + DAY), 'F');
    expect(on(Date.UTC(2026, 10, 21))).toBeGreaterThan(150);
    expect(on(Date.UTC(2027, 0, 12))).toBeLessThan(135);
  });
});

describe('leagues', () => {
  const leagues = sports.flatMap((sport) =>
    sport.leagues.filter(({ plan }) => plan.kind === 'rounds').map((league) => ({ sport, league })),
  );

  test('[MATCH-24] in each season each pair meets as often as it should, half of it with each host, and a round has everybody', () => {
    for (const year of sized([2026], [2025, 2026, 2027, 2028])) {
      for (const { league } of leagues) {
        const { plan } = league;
        if (plan.kind !== 'rounds' || plan.games === 'fill') continue;
        for (const span of plan.season.spans.keys()) {
          const season = planRounds(league, plan, { year, span }, 7, new Map());
          const what = `${league.group}, ${league.name}, ${year}`;
          const perTeam = new Map<string, number>();
          const pairs = new Map<string, number>();
          for (const { host, away } of season) {
            pairs.set(`${host.name}|${away.name}`, (pairs.get(`${host.name}|${away.name}`) ?? 0) + 1);
            for (const { name } of [host, away]) perTeam.set(name, (perTeam.get(name) ?? 0) + 1);
          }
          const size = league.competitors.length;
          if ('rounds' in plan.games) {
            if (size % 2 === 0)
              expect([...perTeam.values()], what).toEqual(
                Array.from({ length: size }, () =>
                  plan.games === 'fill' || !('rounds' in plan.games) ? 0 : plan.games.rounds,
                ),
              );
            continue;
          }
          const { times } = plan.games;
          expect(season.length, what).toBe((times * size * (size - 1)) / 2);
          for (const one of league.competitors)
            for (const other of league.competitors) {
              if (one.name >= other.name) continue;
              const [home, guest] = [
                pairs.get(`${one.name}|${other.name}`) ?? 0,
                pairs.get(`${other.name}|${one.name}`) ?? 0,
              ];
              expect(home + guest, `${what}: ${one.name}, ${other.name}`).toBe(times);
              expect(Math.abs(home - guest), what).toBeLessThanOrEqual(times % 2);
            }
        }
      }
    }
  });

  test('[MATCH-24] a match is in a slot of its league by the clock there, and in a week of its season', () => {
    let postponed = 0;
    let all = 0;
    for (const from of sized(
      [Date.UTC(2026, 9, 19)],
      [Date.UTC(2026, 9, 19), Date.UTC(2027, 2, 1), Date.UTC(2027, 6, 1)],
    )) {
      for (const { seed } of planned('slots', from, sized(14, 40))) {
        const { plan } = seed.league;
        if (plan.kind !== 'rounds') continue;
        const { weekday, minute, date } = clockAt(plan.zone, seed.fixture.timeStart);
        const slots = [...plan.week.flat(), ...plan.extra].filter((slot) => slot.minute === minute);
        all += 1;
        // A Monday match moves to Sunday if there is a round on weekdays after it.
        if (!slots.some(({ day }) => ((day - 1) % 7) + 1 === weekday || (day === 8 && weekday === 7))) {
          // Clubs between two cup matches play later, on a Monday or Wednesday.
          postponed += 1;
          expect([1, 3], `${seed.league.name} ${date}`).toContain(weekday);
        }
        // A weekend may end on a Monday, and a postponed match is played in the week after.
        const weeks = [0, -7].map((days) => weekOf(new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)));
        const isOn = (week: number): boolean =>
          !plan.season.without.has(week) &&
          plan.season.spans.some(([first, last]) =>
            first <= last ? first <= week && week <= last : week >= first || week <= last,
          );
        expect(
          weekday <= 3 ? weeks.some(isOn) : isOn(weeks[0] ?? 0),
          `${seed.league.group} ${seed.league.name} ${date}`,
        ).toBe(true);
      }
    }
    expect(all).toBeGreaterThan(2000);
    expect(postponed / all).toBeLessThan(0.002);
  });

  test('[MATCH-25] a team has at least sixty hours between the end of a match and the next, also between competitions', () => {
    const worlds = sized(
      [{ seed: 'rest', from: Date.UTC(2026, 9, 5) }],
      [
        { seed: 'rest', from: Date.UTC(2026, 7, 1) },
        { seed: 'again', from: Date.UTC(2027, 7, 1) },
        { seed: 'third', from: Date.UTC(2028, 1, 1) },
      ],
    );
    for (const { seed, from } of worlds) {
      const last = new Map<string, Planned>();
      for (const match of planned(seed, from, sized(42, 300))) {
        const { fixture, league } = match.seed;
        if (!restful.includes(fixture.sport) || league.plan.kind === 'daily') continue;
        for (const team of [fixture.hostName, fixture.awayName]) {
          const before = last.get(`${fixture.sport} ${team}`);
          const hours = before === undefined ? 99 : (fixture.timeStart - before.seed.fixture.timeStart) / HOUR - 2;
          expect(
            hours,
            `${team}: ${before?.seed.league.name} to ${league.name}, ${new Date(fixture.timeStart).toISOString()}`,
          ).toBeGreaterThanOrEqual(60);
          last.set(`${fixture.sport} ${team}`, match);
        }
      }
    }
  });

  test('[MATCH-25] teams of the other sports rest as their plans have it', () => {
    const last = new Map<string, Planned>();
    for (const match of planned('rest', Date.UTC(2026, 10, 2), sized(21, 120))) {
      const { fixture, league } = match.seed;
      if (league.plan.kind !== 'rounds') continue;
      for (const team of [fixture.hostName, fixture.awayName]) {
        const before = last.get(`${fixture.sport} ${team}`)?.seed;
        last.set(`${fixture.sport} ${team}`, match);
        if (before?.league.plan.kind !== 'rounds') continue;
        const rest = Math.min(before.league.plan.rest, league.plan.rest);
        expect((fixture.timeStart - before.fixture.timeStart) / HOUR, `${team}, ${league.name}`).toBeGreaterThanOrEqual(
          rest - 1,
        );
      }
    }
  });

  test('[MATCH-24] leagues out of season are not on offer', () => {
    const groups = (at: number): Set<string> => {
      const { prematch, live } = feed.offerAt(at);
      return new Set(
        [...prematch, ...live].map(({ sport, groupName, leagueName }) => `${sport} ${groupName} ${leagueName}`),
      );
    };
    const [november, july] = [groups(Date.UTC(2026, 10, 27, 12)), groups(Date.UTC(2027, 6, 9, 12))];
    for (const league of [
      'F England Premier League',
      'B USA NBA',
      'AF USA NFL',
      'IH Sweden SHL',
      'V Italy SuperLega',
    ]) {
      expect(november).toContain(league);
      expect(july).not.toContain(league);
    }
    for (const league of ['F Sweden Allsvenskan', 'B USA WNBA', 'BB USA MLB', 'RL Australia NRL']) {
      expect(november).not.toContain(league);
      expect(july).toContain(league);
    }
    expect([...november].filter((league) => /Wimbledon|Roland Garros|US Open|Braunschweig/.test(league))).toEqual([]);
    expect([...july]).toContain('T ATP Wimbledon');
  });
});

describe('draws', () => {
  /** The winner, as the feed has it after the match. */
  const winnerOf = ({ eventId, timeStart, hostName, awayName, sport }: Fixture): string => {
    const { results } = feed.stateAt(eventId, timeStart + 7 * HOUR)!;
    const [host, away] = (sport === 'T' ? results.S : (results.P ?? results.G))!;
    return host > away ? hostName : awayName;
  };

  test('[MATCH-26] each round has the winners of the one before, half as many, and nobody is on sale during a match', () => {
    const from = Date.UTC(2026, 10, 16);
    const matches = feed
      .fixtures(from - 2 * DAY, from + sized(7, 28) * DAY)
      .filter(({ sport, groupName }) => sport === 'T' && groupName !== 'UTR');
    expect(matches.length).toBeGreaterThan(300);
    const tournaments = Map.groupBy(matches, ({ leagueId, leagueName }) => `${leagueId} ${leagueName}`);
    const last = new Map<string, { readonly end: number; readonly fixture: Fixture }>();
    for (const fixture of matches) {
      for (const name of [fixture.hostName, fixture.awayName]) {
        const before = last.get(name);
        if (before !== undefined) {
          expect(fixture.publishedAt, `${name}, ${fixture.leagueName}`).toBeGreaterThanOrEqual(before.end);
          if (before.fixture.leagueId === fixture.leagueId) expect(winnerOf(before.fixture)).toBe(name);
        }
        last.set(name, { end: endOf(fixture), fixture });
      }
    }
    let whole = 0;
    for (const [name, all] of tournaments) {
      const began = new Date(all[0]!.timeStart).getUTCDay();
      if (name.includes('Qualifying') || began < 1 || began > 4 || all.length < 7) continue;
      const losers = all.map((fixture) =>
        winnerOf(fixture) === fixture.hostName ? fixture.awayName : fixture.hostName,
      );
      // One who lost is out, and one has never lost: a field of a power of two.
      expect(new Set(losers).size, name).toBe(losers.length);
      const players = new Set(all.flatMap(({ hostName, awayName }) => [hostName, awayName]));
      expect(players.size, name).toBe(all.length + 1);
      expect(Math.log2(players.size) % 1, name).toBe(0);
      whole += 1;
    }
    expect(whole).toBeGreaterThan(8);
  });

  test('[MATCH-26] ties of a cup go to the next round, and are level only before penalties', () => {
    const calendar = planned('calendar', Date.UTC(2026, 9, 25), sized(55, 220));
    const cup = calendar
      .filter(({ seed: { league } }) => league.group === 'England' && league.name === 'FA Cup')
      .map(({ seed }) => seed.fixture);
    const rounds = [...Map.groupBy(cup, ({ timeStart }) => Math.floor((timeStart / DAY + 3) / 7)).values()];
    expect(rounds.map(({ length }) => length)).toEqual(sized([16, 8], [16, 8, 4, 2, 1]));
    for (const [at, round] of rounds.entries()) {
      const next = rounds[at + 1];
      const teams = new Set(next?.flatMap(({ hostName, awayName }) => [hostName, awayName]));
      if (next !== undefined) expect(new Set(round.map(winnerOf))).toEqual(teams);
    }
  });

  const endOf = ({ eventId, timeStart }: Fixture): number => {
    let [playing, over] = [timeStart, timeStart + 6 * HOUR];
    while (over - playing > 1000) {
      const middle = Math.floor((playing + over) / 2);
      if (feed.stateAt(eventId, middle)?.status === 'ended') over = middle;
      else playing = middle;
    }
    return playing;
  };
});

test('no competitor plays two matches at once, or against itself', () => {
  const busy = new Map<string, number>();
  for (const fixture of feed.fixtures(monday, monday + sized(2, 16) * DAY)) {
    expect(fixture.hostName).not.toBe(fixture.awayName);
    const virtual = ['VF', 'VT', 'VB'].includes(fixture.sport);
    for (const name of [fixture.hostName, fixture.awayName]) {
      const key = `${fixture.sport} ${name}`;
      expect(busy.get(key) ?? 0, `${key} at ${fixture.eventId}`).toBeLessThanOrEqual(fixture.timeStart);
      busy.set(key, endOf(fixture, virtual));
    }
  }
});

function endOf({ eventId, timeStart }: Fixture, virtual: boolean): number {
  const step = virtual ? 60_000 : 600_000;
  let at = timeStart + step;
  while (feed.stateAt(eventId, at)?.status !== 'ended') at += step;
  return at - step;
}

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
  const byCode: Record<string, readonly League[]> = Object.fromEntries(
    sports.map(({ code, leagues }) => [code, leagues]),
  );
  expect(byCode['F']!.length).toBeGreaterThanOrEqual(16);
  expect(byCode['B']!.length).toBeGreaterThanOrEqual(8);
  expect(byCode['T']!.length).toBeGreaterThanOrEqual(8);
  for (const sport of sports) {
    expect(new Set(sport.leagues.map(({ id }) => id)).size).toBe(sport.leagues.length);
    for (const { name, competitors } of sport.leagues) {
      expect(new Set(competitors.map((one) => one.name)).size, name).toBe(competitors.length);
    }
  }
});
