import { expect, test } from 'vitest';
import { phaseTone } from './phase-tone.ts';

const numbered = (name: string, last: number): string[] => Array.from({ length: last }, (_, at) => `${name}${at + 1}`);

test('[MATCH-13] halves are played, the break between them is one, before and after are told apart', () => {
  expect(['NSY', 'FH', 'HT', 'SH', 'F'].map(phaseTone)).toEqual(['before', 'live', 'break', 'live', 'over']);
});

test('[MATCH-14] overtime and penalties are played, their breaks and interruptions are not', () => {
  expect(['AOT', 'OT', 'P', 'ETF', 'ETHT', 'PAUSED'].map(phaseTone)).toEqual([
    'over',
    'live',
    'live',
    'live',
    'break',
    'break',
  ]);
});

test.each([
  ['MATCH-15', [...numbered('Q', 4), ...numbered('SET', 7), ...numbered('MAP', 7), ...numbered('GAME', 5)]],
  ['MATCH-15', numbered('P', 3)],
  ['MATCH-16', numbered('INN', 9)],
])('[%s] every period is played: %s', (_id, codes) => {
  expect(new Set(codes.map(phaseTone))).toEqual(new Set(['live']));
});

test.each(['', 'XX', 'constructor', '__proto__'])('an unknown code (%s) breaks nothing', (code) => {
  expect(phaseTone(code)).toBe('live');
});
