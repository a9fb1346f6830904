import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sized } from '../../testing/large-runs.ts';
import { containsNight, minutesOfDay, timeOfDay, type Night } from './night.ts';
import { dueAfterChange, type StoredSession } from './play-session.ts';
import { freePlay, playStop, startStop, type PlayFacts, type TimeLimit } from './play-stop.ts';

const minute = 60_000;
const zone = 'Europe/Belgrade';

/** The minutes of some days, as a clock on a wall in Belgrade shows them. */
function wallClock(from: string) {
  const start = Date.parse(from);
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  });
  const minutes = Array.from({ length: 4 * 1440 }, (_, at) => {
    const [date = '', time = ''] = format.format(start + at * minute).split(', ');
    return { date, time: minutesOfDay(time) % 1440 };
  });
  return { start, minutes };
}

/** The clocks go forward, go back, and do neither. */
const clocks = ['2026-03-27T12:00:00Z', '2026-10-23T12:00:00Z', '2026-06-12T12:00:00Z'].map(wallClock);

/** Every minute of the day of a night, one after the other. */
function minutesOf({ from, to }: Night): Set<number> {
  const found = new Set<number>();
  for (let at = from; at !== to; at = (at + 1) % 1440) found.add(at);
  return found;
}

const night = fc
  .record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1439 }) })
  .filter(({ from, to }) => from !== to);
/** Ends of nights near the change of the clocks. */
const lateNight = fc.record({ from: fc.integer({ min: 1200, max: 1439 }), to: fc.integer({ min: 60, max: 240 }) });

interface Lived {
  readonly started: number;
  seen: number;
}

/** Lives minute by minute: signs of life, sessions, and the minutes played of each day. */
function live(clock: (typeof clocks)[number], signs: ReadonlySet<number>, now: number) {
  const sessions: Lived[] = [];
  for (let at = 0; at <= now; at += 1) {
    if (!signs.has(at)) continue;
    const last = sessions.at(-1);
    if (last !== undefined && at - last.seen < 15) last.seen = at;
    else sessions.push({ started: at, seen: at });
  }
  const last = sessions.at(-1);
  const running = last !== undefined && now - last.seen < 15 ? last : undefined;
  let [ofDay, ofSession] = [0, 0];
  for (let at = 0; at < now; at += 1) {
    const inRunning = running !== undefined && at >= running.started;
    const isPlayed = inRunning || sessions.some(({ started, seen }) => at >= started && at < seen);
    if (isPlayed && clock.minutes[at]?.date === clock.minutes[now]?.date) ofDay += 1;
    if (inRunning) ofSession += 1;
  }
  return { sessions, running, ofDay, ofSession };
}

describe('[OP-87] what stops stakes', () => {
  test('times and nights are those of a clock that is read minute by minute, also when the clocks change', () => {
    const property = fc.property(
      fc.record({
        clock: fc.constantFrom(...clocks),
        gaps: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 120 }),
        begins: fc.integer({ min: 0, max: 2500 }),
        now: fc.integer({ min: 0, max: 3 * 1440 }),
        times: fc.record({
          session: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
          day: fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }),
        }),
        off: fc.option(fc.oneof(night, lateNight), { nil: undefined }),
        check: fc.integer({ min: 15, max: 400 }),
      }),
      ({ clock, gaps, begins, now, times, off, check }) => {
        const signs = new Set<number>();
        let at = begins;
        for (const gap of gaps) signs.add((at += gap));
        const lived = live(clock, signs, now);
        const instant = (of: number): number => clock.start + of * minute;
        const stored: StoredSession[] = lived.sessions.map(({ started, seen }) => ({
          started: instant(started),
          seen: instant(seen),
          checked: instant(started),
          due: instant(started + check),
        }));
        const limits: TimeLimit[] = (['session', 'day'] as const).flatMap((period) => {
          const minutes = times[period];
          return minutes === undefined ? [] : [{ period, minutes }];
        });
        const facts: PlayFacts = {
          ...freePlay,
          session: stored.at(-1) ?? null,
          today: stored,
          times: limits,
          nights: off === undefined ? [] : [off],
        };
        const expected = (): object | undefined => {
          const wall = (of: number) => clock.minutes[of]?.time ?? -1;
          const hours = off && minutesOf(off);
          if (hours?.has(wall(now))) {
            let end = now;
            while (hours.has(wall(end))) end += 1;
            return { error: 'nightOff', until: new Date(instant(end)).toISOString() };
          }
          if (times.day !== undefined && lived.ofDay >= times.day) {
            const today = clock.minutes[now]?.date;
            let end = now;
            while (clock.minutes[end]?.date === today) end += 1;
            return { error: 'sessionTime', until: new Date(instant(end)).toISOString() };
          }
          if (times.session !== undefined && lived.running && lived.ofSession >= times.session)
            return { error: 'sessionTime' };
          return lived.running && lived.ofSession >= check ? { error: 'realityCheck' } : undefined;
        };
        expect(playStop(facts, instant(now), zone)).toEqual(expected());
      },
    );
    fc.assert(property, { numRuns: sized(200, 3000) });
  });

  test('a night contains another one if it has each of its minutes', () => {
    const property = fc.property(night, night, (one, other) => {
      const minutes = minutesOf(one);
      expect(containsNight(one, other)).toBe([...minutesOf(other)].every((at) => minutes.has(at)));
    });
    fc.assert(property, { numRuns: sized(300, 5000) });
    expect(['00:00', '23:59', '07:05'].map((time) => timeOfDay(minutesOfDay(time)))).toEqual([
      '00:00',
      '23:59',
      '07:05',
    ]);
  });

  test('a pause comes before a night, a night before the time, and a game starts although a check is due', () => {
    const now = Date.UTC(2026, 10, 21, 23);
    const session = { started: now - 90 * minute, seen: now, checked: now - 90 * minute, due: now };
    const due: PlayFacts = { ...freePlay, session, today: [session] };
    const late: PlayFacts = { ...due, times: [{ period: 'session', minutes: 90 }] };
    const dark: PlayFacts = { ...late, nights: [{ from: 23 * 60, to: 7 * 60 }] };
    const paused: PlayFacts = { ...dark, guard: { state: 'paused', until: now + minute } };
    const errors = [paused, dark, late, due].map((facts) => playStop(facts, now)?.error);
    expect(errors).toEqual(['playPaused', 'nightOff', 'sessionTime', 'realityCheck']);
    expect([late, due].map((facts) => startStop(facts, now)?.error)).toEqual(['sessionTime', undefined]);
    expect(playStop(due, now - 1)).toBeUndefined();
  });

  test('fewer minutes of the check count at once, more do not postpone the one that runs', () => {
    const session = { checked: 0, due: 60 * minute };
    expect(dueAfterChange(session, 15)).toBe(15 * minute);
    expect(dueAfterChange(session, 120)).toBe(60 * minute);
  });
});
