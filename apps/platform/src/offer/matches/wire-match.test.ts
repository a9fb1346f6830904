import { expect, test } from 'vitest';

import type { MatchState } from '../../feed/model/match.ts';
import { wirePhase } from './wire-match.ts';

const state = (seconds: number, running: boolean): MatchState => ({
  eventId: '1',
  status: 'live',
  matchPhase: { name: 'Q2', timeMin: 0 },
  clock: { direction: 'down', seconds, asOf: 10_000, running },
  results: {},
  stats: [],
  points: null,
  server: null,
  redCards: [0, 0],
  yellowCards: [0, 0],
  suspension: null,
});

test('[MATCH-10] a game clock that counts down shows whole minutes and seconds, and nothing below zero', () => {
  const at = (seconds: number, running: boolean, now: number) => wirePhase(state(seconds, running), now).clock;
  expect(at(252, true, 10_000)).toBe('4:12');
  expect(at(252, true, 12_999)).toBe('4:09');
  expect(at(180.5, false, 99_000)).toBe('3:00');
  expect(at(180.5, true, 10_400)).toBe('3:00');
  expect(at(180.5, true, 10_600)).toBe('2:59');
  expect(at(3, true, 20_000)).toBe('0:00');
});

test('[MATCH-27] football in added time has its minute beside the last regular one', () => {
  const at = (name: string, minutes: number, running = true) =>
    wirePhase(
      {
        ...state(0, running),
        matchPhase: { name, timeMin: 45 },
        clock: { direction: 'up', seconds: minutes * 60, asOf: 10_000, running },
      },
      10_000 + 30_000,
    ).clock;
  expect(at('FH', 44)).toBeUndefined();
  expect(at('FH', 44.5)).toBe("45+1'");
  expect(at('FH', 46)).toBe("45+2'");
  expect(at('SH', 46)).toBeUndefined();
  expect(at('SH', 94)).toBe("90+5'");
  expect(at('OT', 120)).toBe("120+1'");
  // The interval and a stopped clock have none.
  expect(at('HT', 48)).toBeUndefined();
  expect(at('FH', 47, false)).toBeUndefined();
});
