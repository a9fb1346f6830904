import { describe, expect, test } from 'vitest';

import { eventsBetween, type Played } from './match-events.ts';

const football = (name: string, timeMin: number, G: [number, number], redCards: [number, number] = [0, 0]): Played => ({
  matchState: name,
  matchPhase: { name, timeMin },
  results: { G },
  redCards,
});

const tennis = (S: [number, number], ...games: [number, number][]): Played => ({
  matchState: `SET${games.length}`,
  matchPhase: { name: `SET${games.length}`, timeMin: null },
  results: { S },
  stats: games.map((G, i) => ({ PN: `SET${i + 1}`, G })),
});

describe('events between two states of a match', () => {
  test('[MATCH-08] [MATCH-10] a goal has its minute and the score after it', () => {
    expect(eventsBetween(football('FH', 12, [0, 0]), football('FH', 13, [0, 1]))).toEqual([
      { kind: 'score', side: 'away', phase: 'FH', timeMin: 13, score: [0, 1] },
    ]);
  });

  test('a goal and the end of its half in one step: the goal belongs to the half', () => {
    expect(eventsBetween(football('FH', 45, [0, 0]), football('HT', 45, [1, 0]))).toEqual([
      { kind: 'score', side: 'host', phase: 'FH', timeMin: 45, score: [1, 0] },
      { kind: 'phase', phase: 'HT', timeMin: 45, score: [1, 0] },
    ]);
  });

  test('[MATCH-27] an event in added time has its minute', () => {
    const added = { ...football('FH', 45, [1, 0]), matchPhase: { name: 'FH', timeMin: 45, clock: "45+2'" } };
    expect(eventsBetween(football('FH', 45, [0, 0]), added)).toEqual([
      { kind: 'score', side: 'host', phase: 'FH', timeMin: 45, clock: "45+2'", score: [1, 0] },
    ]);
  });

  test('a red card has the current score', () => {
    expect(eventsBetween(football('SH', 60, [1, 1]), football('SH', 61, [1, 1], [0, 1]))).toEqual([
      { kind: 'redCard', side: 'away', phase: 'SH', timeMin: 61, score: [1, 1] },
    ]);
  });

  test('[MATCH-28] a yellow card is an event of its side', () => {
    const before = football('FH', 29, [1, 0]);
    expect(eventsBetween({ ...before, yellowCards: [1, 0] }, { ...before, yellowCards: [1, 1] })).toEqual([
      { kind: 'yellowCard', side: 'away', phase: 'FH', timeMin: 29, score: [1, 0] },
    ]);
  });

  test('a score that decreases is not an event', () => {
    expect(eventsBetween(football('SH', 60, [1, 1]), football('SH', 61, [0, 1]))).toEqual([]);
  });

  test('a game is part of its set; the last one ends the set', () => {
    expect(eventsBetween(tennis([0, 0], [4, 3]), tennis([0, 0], [5, 3]))).toEqual([
      { kind: 'part', side: 'host', phase: 'SET1', timeMin: null, score: [5, 3] },
    ]);
    expect(eventsBetween(tennis([0, 0], [5, 3]), tennis([1, 0], [6, 3], [0, 0]))).toMatchObject([
      { kind: 'part', side: 'host', phase: 'SET1', score: [6, 3] },
      { kind: 'score', side: 'host', phase: 'SET1', score: [1, 0] },
      { kind: 'phase', phase: 'SET2', score: [1, 0] },
    ]);
  });

  test('two equal states have no events between them', () => {
    const same = football('SH', 80, [2, 2], [1, 0]);
    expect(eventsBetween(same, same)).toEqual([]);
  });
});
