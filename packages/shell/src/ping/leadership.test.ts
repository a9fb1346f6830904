import { expect, test } from 'vitest';

import { startLeadership } from './leadership.ts';

/** Locks of one name, as a browser gives them: one holder, the others in a queue. */
function makeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (
    _name: string,
    options: { signal?: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> => {
    const turn = tail.then(() => (options.signal?.aborted ? Promise.reject(new Error('aborted')) : work()));
    tail = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as Pick<LockManager, 'request'>; // the one form of request that leadership uses
}

function makeTab(locks: Pick<LockManager, 'request'> | undefined) {
  const listeners = new Set<() => void>();
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  } as unknown as Document; // the part of a document that leadership uses
  const tab = { leading: false, stop: () => {}, hide: () => {} };
  tab.stop = startLeadership({ locks, document }, 'ping', (leading) => {
    tab.leading = leading;
  });
  tab.hide = () => {
    Reflect.set(document, 'visibilityState', 'hidden');
    for (const listener of listeners) listener();
  };
  return tab;
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

test('[OP-96] one of five tabs leads; when it is closed another one leads', async () => {
  const locks = makeLocks();
  const tabs = Array.from({ length: 5 }, () => makeTab(locks));
  await turns();
  expect(tabs.map((tab) => tab.leading)).toEqual([true, false, false, false, false]);
  tabs[0]!.stop();
  tabs[1]!.stop();
  await turns();
  expect(tabs.map((tab) => tab.leading)).toEqual([false, false, true, false, false]);
});

test('a hidden tab hands on to a waiting one, and leads again if no other does', async () => {
  const locks = makeLocks();
  const [first, second] = [makeTab(locks), makeTab(locks)];
  await turns();
  first.hide();
  await turns();
  expect([first.leading, second.leading]).toEqual([false, true]);
  second.stop();
  await turns();
  expect([first.leading, second.leading]).toEqual([true, false]);
});

test('without locks every tab leads', () => {
  expect(makeTab(undefined).leading).toBe(true);
});
