import { expect, test, vi } from 'vitest';

import { createFeedSilence } from './feed-silence.ts';

type Sockets = Parameters<typeof createFeedSilence>[0];
type Status = ReturnType<Sockets['status']['get']>;

function sockets(first: Status) {
  let current = first;
  let notify: (status: Status) => void = () => {};
  const held: string[] = [];
  const realtime: Sockets = {
    status: {
      get: () => current,
      subscribe: (listener) => {
        notify = listener;
        return () => (notify = () => {});
      },
    },
    subscribeSidebar: (kind) => {
      held.push(kind);
      return () => held.splice(held.indexOf(kind), 1);
    },
  };
  const become = (status: Status): void => {
    current = status;
    notify(status);
  };
  return { realtime, become, held };
}

test('[FAULT-10] silent from the first doubt until the sockets are trusted again, through every attempt in between', () => {
  const { realtime, become } = sockets('connecting');
  const silence = createFeedSilence(realtime);
  const changed = vi.fn();
  silence.subscribe(changed);
  const course = (['connected', 'stale', 'offline', 'connecting', 'stale', 'connecting', 'connected'] as const).map(
    (status) => {
      become(status);
      return silence.get();
    },
  );
  expect(course).toEqual([false, true, true, true, true, true, false]);
  expect(changed).toHaveBeenCalledTimes(2);
  silence.stop();
  become('stale');
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a first attempt to connect is not silence, a failed one is', () => {
  expect(createFeedSilence(sockets('connecting').realtime).get()).toBe(false);
  expect(createFeedSilence(sockets('offline').realtime).get()).toBe(true);
});

test('while the slip has selections, one subscription is held on every page', () => {
  const { realtime, held } = sockets('connected');
  const silence = createFeedSilence(realtime);
  expect(held).toEqual([]);
  silence.hold(true);
  silence.hold(true);
  expect(held).toEqual(['sidebar']);
  silence.hold(false);
  expect(held).toEqual([]);
  silence.hold(true);
  silence.stop();
  expect(held).toEqual([]);
});
