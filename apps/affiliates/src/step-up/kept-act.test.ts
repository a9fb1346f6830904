import { ApiError } from '@kvota/api-client';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { challengeOf, mayHelp } from './challenge-of.ts';
import { forgetWaiting, keepWaiting, keptWaiting } from './kept-act.ts';

const need = { acrValues: 'urn:kvota:2fa', maxAge: 60, enrol: false };
const schema = v.object({ requestId: v.string() });

function records(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['kvota.user.agency.stepUp.create', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('[SEC-23] the challenge is that of the platform; other failures are none', () => {
  const problem = { type: 'about:blank', title: 'x', status: 401, stepUp: need };
  expect(challengeOf(new ApiError('old-sign-in', 'x', { problem }))).toEqual(need);
  expect(challengeOf(new ApiError('old-sign-in', 'x'))).toMatchObject({ maxAge: 300, enrol: false });
  expect(challengeOf(new ApiError('unauthorized', 'x', { problem }))).toBeUndefined();
  expect(challengeOf(new Error('x'))).toBeUndefined();
  expect([0, 1, 2].map((signIns) => mayHelp(need, signIns))).toEqual([true, true, false]);
});

test('[SEC-23] a waiting act survives leaving the page; a malformed one counts as none', () => {
  const storage = records();
  keepWaiting(storage, 'create', { need, signIns: 1, data: { requestId: 'r1' } });
  expect(keptWaiting(storage, 'create', schema)).toEqual({ need, signIns: 1, data: { requestId: 'r1' } });
  expect(keptWaiting(storage, 'reset.u1', schema)).toBeUndefined();
  forgetWaiting(storage, 'create');
  expect(keptWaiting(storage, 'create', schema)).toBeUndefined();
  const other = [{ need, signIns: -1, data: { requestId: 'r' } }, { need, signIns: 0, data: {} }, { signIns: 0 }, []];
  for (const text of ['', '{', ...other.map((value) => JSON.stringify(value))])
    expect(keptWaiting(records(text), 'create', schema)).toBeUndefined();
});
