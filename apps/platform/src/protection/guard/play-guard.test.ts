import { exclusionMonths, pauseDays } from '@kvota/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  decideExclusion,
  decidePause,
  guardAt,
  guardFault,
  type GuardDecision,
  type StoredGuard,
} from './play-guard.ts';

const now = Date.UTC(2026, 10, 21, 12);
const day = 86_400_000;
const paused = (days: number): StoredGuard => ({ state: 'paused', until: now + days * day });
const excluded = (until: number | null): StoredGuard => ({ state: 'excluded', until });
const set = (guard: StoredGuard): GuardDecision => ({ kind: 'set', guard });

test('[OP-87] a pause ends by itself, to the millisecond; an exclusion does not', () => {
  expect(guardAt(undefined, now)).toEqual({ state: 'open' });
  expect(guardAt(paused(1), now + day - 1)).toEqual({ state: 'paused', until: '2026-11-22T12:00:00.000Z' });
  expect(guardAt(paused(1), now + day)).toEqual({ state: 'open' });
  expect(guardAt(excluded(now + day), now + 9 * day)).toEqual({
    state: 'excluded',
    until: '2026-11-22T12:00:00.000Z',
  });
  expect(guardAt(excluded(null), now)).toEqual({ state: 'excluded' });
});

test('[OP-87] a refusal names its end only if that is to come', () => {
  const until = new Date(now + day).toISOString();
  expect(guardFault({ state: 'open' }, now)).toBeUndefined();
  expect(guardFault({ state: 'paused', until }, now)).toEqual({ error: 'playPaused', until });
  expect(guardFault({ state: 'excluded', until }, now)).toEqual({ error: 'selfExcluded', until });
  expect(guardFault({ state: 'excluded', until }, now + day)).toEqual({ error: 'selfExcluded' });
  expect(guardFault({ state: 'excluded' }, now)).toEqual({ error: 'selfExcluded' });
});

describe('[OP-87] a pause', () => {
  test('is made longer, never shorter', () => {
    expect(decidePause(undefined, 7, now)).toEqual(set(paused(7)));
    expect(decidePause(paused(7), 30, now)).toEqual(set(paused(30)));
    expect(decidePause(paused(7), 7, now)).toEqual({ kind: 'keep' });
    expect(decidePause(paused(7), 1, now)).toEqual({ kind: 'refuse', error: 'playPaused' });
  });

  test('begins again once it is over, and does not replace an exclusion', () => {
    expect(decidePause(paused(7), 1, now + 7 * day)).toEqual(set(paused(8)));
    for (const until of [null, now + day, now - day])
      expect(decidePause(excluded(until), 42, now)).toEqual({ kind: 'refuse', error: 'selfExcluded' });
  });
});

describe('[OP-87] an exclusion', () => {
  const in6 = Date.UTC(2027, 4, 21, 12);
  const in12 = Date.UTC(2027, 10, 21, 12);

  test('replaces a pause and is never shortened', () => {
    expect(decideExclusion(paused(7), 6, now)).toEqual(set(excluded(in6)));
    expect(decideExclusion(excluded(in6), 12, now)).toEqual(set(excluded(in12)));
    expect(decideExclusion(excluded(in12), null, now)).toEqual(set(excluded(null)));
    expect(decideExclusion(excluded(in12), 6, now)).toEqual({ kind: 'refuse', error: 'selfExcluded' });
    expect(decideExclusion(excluded(null), 60, now)).toEqual({ kind: 'refuse', error: 'selfExcluded' });
    for (const [until, months] of [
      [in12, 12],
      [null, null],
    ] as const)
      expect(decideExclusion(excluded(until), months, now)).toEqual({ kind: 'keep' });
  });

  test.each([
    [Date.UTC(2026, 7, 31, 23, 59, 59, 999), 6, Date.UTC(2027, 1, 28, 23, 59, 59, 999)],
    [Date.UTC(2028, 1, 29), 12, Date.UTC(2029, 1, 28)],
    [Date.UTC(2026, 11, 31), 60, Date.UTC(2031, 11, 31)],
  ] as const)('of months keeps the day, or ends on the last one: %d and %d months', (at, months, until) => {
    expect(decideExclusion(undefined, months, at)).toEqual(set(excluded(until)));
  });
});

test('[OP-87] no order of requests brings the end of play nearer', () => {
  const request = fc.oneof(
    fc.record({ kind: fc.constant('pause' as const), days: fc.constantFrom(...pauseDays) }),
    fc.record({ kind: fc.constant('exclude' as const), months: fc.constantFrom(...exclusionMonths, null) }),
  );
  const steps = fc.array(fc.record({ request, wait: fc.integer({ min: 0, max: 60 * day }) }), { maxLength: 30 });
  const endOf = (guard: StoredGuard | undefined) => guard?.until ?? (guard === undefined ? 0 : Infinity);
  fc.assert(
    fc.property(steps, (list) => {
      let [stored, at]: [StoredGuard | undefined, number] = [undefined, now];
      for (const { request: asked, wait } of list) {
        at += wait;
        const decision: GuardDecision =
          asked.kind === 'pause' ? decidePause(stored, asked.days, at) : decideExclusion(stored, asked.months, at);
        if (decision.kind !== 'set') continue;
        const wasExcluded = stored?.state === 'excluded';
        const wasOpen = guardAt(stored, at).state === 'open';
        if (wasExcluded) expect(decision.guard.state).toBe('excluded');
        const isEarlier = endOf(decision.guard) < endOf(stored);
        // An exclusion takes the place of a pause: its end is only the earliest one.
        expect(isEarlier && !wasOpen && !(decision.guard.state === 'excluded' && !wasExcluded)).toBe(false);
        stored = decision.guard;
      }
    }),
  );
});
