import { expect, test } from 'vitest';

import { memoryStorage } from '../browser/storage/memory-storage.ts';
import { arrive, forgetAct, keepAct, takeSignedIn, waitingAct } from './waiting-act.ts';

const act = { act: 'move.u1', signIn: 's1', user: 'agent', path: '/affiliates/office?cur=941' };

function waiting() {
  const storage = memoryStorage({ 'kvota.user.draft': 'typed', 'kvota.slip': 'kept' });
  keepAct(storage, act);
  return storage;
}

test('[SEC-23] after a sign-in of the same user the page is opened again, and its act goes on once', () => {
  const storage = waiting();
  expect(arrive(storage, { signIn: 's1', user: 'agent', now: 1000 })).toBe(act.path);
  expect(takeSignedIn(storage, 'move.u2', 1000)).toBe(false);
  expect(takeSignedIn(storage, 'move.u1', 1000)).toBe(true);
  expect(takeSignedIn(storage, 'move.u1', 1000)).toBe(false);
  expect(storage.getItem('kvota.user.draft')).toBe('typed');
});

test('[SEC-23] another user finds nothing of what the first one has typed', () => {
  const storage = waiting();
  expect(arrive(storage, { signIn: 's1', user: 'other', now: 1000 })).toBeUndefined();
  expect(waitingAct(storage)).toBeUndefined();
  expect(storage.getItem('kvota.user.draft')).toBeNull();
  expect(storage.getItem('kvota.slip')).toBe('kept');
});

test('[SEC-23] without a sign-in, with that of something else, or a minute later nothing goes on by itself', () => {
  const cancelled = waiting();
  expect(arrive(cancelled, { signIn: 's1', user: undefined, now: 1000 })).toBe(act.path);
  expect(takeSignedIn(cancelled, 'move.u1', 1000)).toBe(false);
  expect(waitingAct(cancelled)).toEqual(act);

  const other = waiting();
  expect(arrive(other, { signIn: undefined, user: 'agent', now: 1000 })).toBeUndefined();
  expect(takeSignedIn(other, 'move.u1', 1000)).toBe(false);

  const late = waiting();
  arrive(late, { signIn: 's1', user: 'agent', now: 1000 });
  expect(takeSignedIn(late, 'move.u1', 61_000)).toBe(false);
});

test('[SEC-23] an act that is given up is forgotten, and a malformed record counts as none', () => {
  const storage = waiting();
  forgetAct(storage, 'move.u2');
  expect(waitingAct(storage)).toEqual(act);
  forgetAct(storage, 'move.u1');
  expect(waitingAct(storage)).toBeUndefined();
  for (const text of ['', '{', '[]', '{"act":1}', JSON.stringify({ ...act, path: '//evil.test/' })])
    expect(waitingAct(memoryStorage({ 'kvota.user.waitingAct': text }))).toBeUndefined();
});
