import { expect, test } from 'vitest';

import type { StoredGuard } from '../guard/play-guard.ts';
import { jurisdictions } from '../jurisdictions.ts';
import { endLapse, endWait, exclusionEndAt, refusalWait } from './exclusion-end.ts';

const now = Date.UTC(2026, 10, 21, 12);
const excluded = (until: number | null): StoredGuard => ({ state: 'excluded', until });
const end = (guard: StoredGuard | undefined, askedAt: number | null = null, at = now) =>
  exclusionEndAt({ guard, askedAt }, jurisdictions.reference, at);

test('[OP-87] only an exclusion has an end to ask for', () => {
  for (const guard of [undefined, { state: 'open', until: null }, { state: 'paused', until: now + 1 }] as const)
    expect(end(guard)).toBeUndefined();
});

test('[OP-87] the end is asked for after the time of the exclusion, to the millisecond, and never if it is for good', () => {
  expect(end(excluded(null))).toEqual({ state: 'never' });
  expect(end(excluded(now + 1))).toEqual({ state: 'early', from: '2026-11-21T12:00:00.001Z' });
  expect(end(excluded(now))).toEqual({ state: 'open' });
  // A request from before a longer exclusion does not open it.
  expect(end(excluded(null), now - endWait)).toEqual({ state: 'never' });
});

test('[OP-87] a request waits for a day, is decided in a month, and lapses', () => {
  const asked = { askedAt: '2026-11-21T12:00:00.000Z', reviewFrom: '2026-11-22T12:00:00.000Z' };
  const lapsesAt = '2026-12-21T12:00:00.000Z';
  const at = (later: number) => end(excluded(now), now, now + later);
  expect(at(endWait - 1)).toEqual({ state: 'waiting', ...asked, lapsesAt });
  expect(at(endWait)).toEqual({ state: 'review', ...asked, lapsesAt });
  expect(at(endLapse - 1)?.state).toBe('review');
  expect(at(endLapse)).toEqual({ state: 'open' });
});

test('[OP-87] after a refusal the player has its reason, and asks again 30 days later', () => {
  const refusal = { at: now, reason: 'harm' as const };
  const at = (later: number, more: { guard?: StoredGuard; askedAt?: number | null } = {}) =>
    exclusionEndAt({ guard: excluded(now), askedAt: null, refusal, ...more }, jurisdictions.reference, now + later);
  const from = '2026-12-21T12:00:00.000Z';
  expect(at(0)).toEqual({ state: 'refused', refusedAt: '2026-11-21T12:00:00.000Z', reason: 'harm', from });
  expect(at(refusalWait - 1)?.state).toBe('refused');
  expect(at(refusalWait)).toEqual({ state: 'open' });
  // A later request counts, and the time of a longer exclusion comes first.
  expect(at(refusalWait, { askedAt: now + refusalWait })?.state).toBe('waiting');
  expect(at(0, { guard: excluded(null) })).toEqual({ state: 'never' });
  expect(at(0, { guard: { state: 'open', until: null } })).toBeUndefined();
});

test('[OP-87] where an exclusion is revocable, its end is asked for at any time, with the same day to wait', () => {
  for (const guard of [excluded(null), excluded(now + 1)]) {
    expect(exclusionEndAt({ guard, askedAt: null }, jurisdictions.rs, now)).toEqual({ state: 'open' });
    expect(exclusionEndAt({ guard, askedAt: now }, jurisdictions.rs, now)?.state).toBe('waiting');
  }
});
