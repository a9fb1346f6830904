import { expect, test } from 'vitest';

import { guardAt, guardFault, type StoredGuard } from '../guard/play-guard.ts';
import {
  answerSpan,
  mostTries,
  needsAnswer,
  nextTry,
  registerAt,
  renewSpan,
  type StoredRegister,
} from './register-check.ts';

const now = Date.UTC(2026, 10, 21, 12);
const none: StoredRegister = { answer: null, until: null };
const clear: StoredRegister = { answer: 'clear', until: now + answerSpan };
const excluded: StoredRegister = { answer: 'excluded', until: now + answerSpan };

test('[OP-87] only a definite answer counts: one that clears for a day, one that excludes until there is another', () => {
  expect(registerAt(none, now)).toBe('unknown');
  expect(registerAt(clear, now + answerSpan - 1)).toBe('clear');
  expect(registerAt(clear, now + answerSpan)).toBe('unknown');
  expect(registerAt(excluded, now + 99 * answerSpan)).toBe('excluded');
});

test('[OP-87] an answer is renewed before it ends; without a register nothing is', () => {
  expect(needsAnswer(undefined, now)).toBe(false);
  expect(needsAnswer(null, now)).toBe(false);
  expect(needsAnswer(none, now)).toBe(true);
  expect(needsAnswer(clear, now + answerSpan - renewSpan - 1)).toBe(false);
  expect(needsAnswer(clear, now + answerSpan - renewSpan)).toBe(true);
});

test('[OP-87] a silent register is asked more and more rarely, and not for ever', () => {
  expect([1, 2, 3].map(nextTry)).toEqual([5000, 10_000, 20_000]);
  expect(nextTry(mostTries - 1)).toBe(300_000);
  expect(nextTry(mostTries)).toBeUndefined();
});

test('[OP-87] an exclusion comes before a pause, a pause before a register without an answer, that before a limit', () => {
  const at = (stored: StoredGuard) => guardAt(stored, now);
  const until = now + 1000;
  expect(at({ state: 'open', until: null, register: clear })).toEqual({ state: 'open' });
  expect(at({ state: 'open', until: null, register: none })).toEqual({ state: 'unknown' });
  const without = { lacksLimit: true, until };
  expect(at({ ...without, state: 'open', register: clear })).toEqual({ state: 'unlimited' });
  expect(at({ ...without, state: 'open', register: none })).toEqual({ state: 'unknown' });
  expect(at({ ...without, state: 'paused', register: clear })).toMatchObject({ state: 'paused' });
  expect(at({ ...without, state: 'excluded', register: clear })).toMatchObject({ state: 'excluded' });
  expect(at({ state: 'paused', until, register: none })).toMatchObject({ state: 'paused' });
  expect(at({ state: 'paused', until: now, register: none })).toEqual({ state: 'unknown' });
  expect(at({ state: 'paused', until, register: excluded })).toEqual({ state: 'excluded', byRegister: true });
  expect(at({ state: 'excluded', until, register: excluded })).toEqual({
    state: 'excluded',
    until: new Date(until).toISOString(),
  });
  expect(guardFault({ state: 'unknown' }, now)).toEqual({ error: 'registerUnknown' });
  expect(guardFault({ state: 'unlimited' }, now)).toEqual({ error: 'limitRequired' });
});
