import type { MatchEvent } from '@kvota/contracts';
import { describe, expect, test } from 'vitest';

import { courseOf, figuresOf, keyEvents, periodsOf, scorerText } from './match-course.ts';

const event = (kind: MatchEvent['kind'], timeMin: number | null, more: Partial<MatchEvent> = {}): MatchEvent => ({
  kind,
  phase: 'FH',
  timeMin,
  score: [0, 0],
  ...more,
});

describe('the course of a match', () => {
  const football = {
    sport: 'F',
    matchPhase: { name: 'SH', timeMin: 60 },
    results: { G: [1, 1] as [number, number] },
    events: [
      event('phase', 0),
      event('score', 18, { side: 'host', score: [1, 0] }),
      event('phase', 45, { phase: 'HT' }),
      event('phase', 45, { phase: 'SH' }),
      event('redCard', 50, { side: 'away', phase: 'SH' }),
      event('score', 54, { side: 'away', score: [1, 1], phase: 'SH' }),
    ],
  };

  test('football uses an axis of ninety minutes', () => {
    expect(courseOf(football)).toMatchObject({
      leads: [
        { at: 0, lead: 0 },
        { at: 0.2, lead: 1 },
        { at: 0.6, lead: 0 },
      ],
      marks: [
        { id: '0', at: 0.2, side: 'home', kind: 'score' },
        { id: '1', at: 50 / 90, side: 'away', kind: 'redCard' },
        { id: '2', at: 0.6, side: 'away', kind: 'score' },
      ],
      phases: [
        { code: 'FH', from: 0, to: 0.5 },
        { code: 'SH', from: 0.5, to: 1 },
      ],
      now: 60 / 90,
    });
  });

  test('extra time extends the axis', () => {
    const longer = { ...football, matchPhase: { name: 'OT', timeMin: 120 } };
    expect(courseOf(longer)).toMatchObject({ now: 1, leads: [{}, { at: 18 / 120 }, {}] });
  });

  test('tennis advances game by game; the lead counts all games', () => {
    const game = (side: 'host' | 'away') => event('part', null, { side, phase: 'SET1' });
    const events = [event('phase', null, { phase: 'SET1' }), game('host'), game('host'), game('away'), game('host')];
    expect(courseOf({ sport: 'T', events })).toMatchObject({
      leads: [
        { at: 0, lead: 0 },
        { at: 0, lead: 1 },
        { at: 0.25, lead: 2 },
        { at: 0.5, lead: 1 },
        { at: 0.75, lead: 2 },
      ],
      marks: [],
      phases: [{ code: 'SET1', from: 0, to: 1 }],
      now: 1,
    });
  });

  test('the half that is played has the room of a whole one, and extra time what is left', () => {
    const phase = (code: string, timeMin: number) => ({ ...event('phase', timeMin), phase: code });
    const first = courseOf({ sport: 'F', matchPhase: { name: 'FH', timeMin: 13 }, events: [phase('FH', 0)] });
    expect(first.phases).toEqual([{ code: 'FH', from: 0, to: 0.5 }]);
    const extra = courseOf({ sport: 'F', matchPhase: { name: 'ETF', timeMin: 100 }, events: [phase('ETF', 90)] });
    expect(extra.phases).toEqual([{ code: 'ETF', from: 0.9, to: 1 }]);
  });

  test('a match without events has an empty axis', () => {
    expect(courseOf({ sport: 'XX' })).toEqual({ leads: [{ at: 0, lead: 0 }], marks: [], phases: [], now: 1 });
  });
});

test('[MATCH-28] goals and red cards are the key events; before the first of them, the periods are', () => {
  const [begin, goal, yellow, half, card] = [
    event('phase', 0),
    event('score', 18, { side: 'host', score: [1, 0] }),
    event('yellowCard', 29, { side: 'away' }),
    event('phase', 45, { phase: 'HT' }),
    event('redCard', 50, { side: 'away', phase: 'SH' }),
  ];
  expect(keyEvents([card, half, yellow, goal, begin])).toEqual([card, goal]);
  expect(courseOf({ sport: 'F', events: [goal, yellow, card] }).marks.map(({ kind }) => kind)).toEqual([
    'score',
    'redCard',
  ]);
  expect(keyEvents([half, begin])).toEqual([half, begin]);
});

describe('figures of a match', () => {
  test('[MATCH-09] [MATCH-15] periods with goals or points, the running one named', () => {
    const stats = [
      { PN: 'Q1', P: [21, 18] as [number, number] },
      { PN: 'Q2', P: [9, 11] as [number, number] },
      { PN: 'Q3' },
    ];
    expect(periodsOf({ stats, matchPhase: { name: 'Q2', timeMin: null } })).toEqual([
      { code: 'Q1', home: 21, away: 18, current: false },
      { code: 'Q2', home: 9, away: 11, current: true },
    ]);
  });

  test('[MATCH-09] [OP-58] K is corners, summed over the periods; cards only where there are any', () => {
    const stats = [
      { PN: 'FH', G: [0, 0] as [number, number], K: [2, 1] as [number, number] },
      { PN: 'SH', G: [0, 0] as [number, number], K: [3, 0] as [number, number] },
    ];
    expect(figuresOf({ stats })).toEqual([{ id: 'corners', home: 5, away: 1 }]);
    expect(figuresOf({ stats: [], redCards: [0, 1], yellowCards: [3, 2] })).toEqual([
      { id: 'yellowCards', home: 3, away: 2 },
      { id: 'redCards', home: 0, away: 1 },
    ]);
  });
});

test('[MATCH-28] a goal names the scorer with the team, once, and the team alone if the scorer is unknown', () => {
  expect(scorerText('Marco Smith', 'Viking U19')).toBe('Marco Smith (Viking U19)');
  // Both teams have a Marco Smith.
  expect(scorerText('Marco Smith (Viking U19)', 'Viking U19')).toBe('Marco Smith (Viking U19)');
  expect(scorerText(undefined, 'Viking U19')).toBe('Viking U19');
});
