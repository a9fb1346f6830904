import { expect, test, vi } from 'vitest';

import { createFeedSilence } from './feed-silence.ts';
import { noteMessages } from './note-messages.ts';

type Sockets = Parameters<typeof createFeedSilence>[0];
type Status = ReturnType<Sockets['status']['get']>;

function sockets(first: Status) {
  let current = first;
  let notify: (status: Status) => void = () => {};
  const realtime: Sockets = {
    status: {
      get: () => current,
      subscribe: (listener) => {
        notify = listener;
        return () => (notify = () => {});
      },
    },
  };
  const become = (status: Status): void => {
    current = status;
    notify(status);
  };
  return { realtime, become };
}

test('[FAULT-10] silent from the first doubt until the sockets are trusted again, through every attempt in between', () => {
  const { realtime, become } = sockets('connecting');
  const silence = createFeedSilence(realtime, () => 7);
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
  expect(createFeedSilence(sockets('connecting').realtime, () => 7).get()).toBe(false);
  expect(createFeedSilence(sockets('offline').realtime, () => 7).get()).toBe(true);
});

test('[FAULT-10] during silence the time of the last odds is known, whichever messages follow', () => {
  const { realtime, become } = sockets('connected');
  let heardAt = 12;
  const silence = createFeedSilence(realtime, () => heardAt);
  expect(silence.since()).toBeUndefined();
  become('stale');
  heardAt = 15;
  become('offline');
  expect(silence.since()).toBe(12);
  become('connected');
  expect(silence.since()).toBeUndefined();
});

test('[FAULT-10] each message of a room sets the time; a source that is given the same handlers gets the same object', () => {
  const given: unknown[] = [];
  const sent: string[] = [];
  const handlers = {
    snapshot: () => sent.push('snapshot'),
    delta: (room: string) => sent.push(room),
    change: () => sent.push('change'),
    closed: () => sent.push('closed'),
  };
  let time = 1;
  const source = noteMessages<string>(
    {
      subscribeRoom: (room, noted) => {
        given.push(noted);
        noted.delta(room, []);
        return () => noted.closed(room);
      },
      resync: () => {},
    },
    () => time,
  );
  expect(source.heardAt()).toBe(1);
  time = 5;
  const stop = source.subscribeRoom('live/F', handlers);
  expect(source.heardAt()).toBe(5);
  time = 9;
  stop();
  source.subscribeRoom('live/F', handlers);
  expect(given[0]).toBe(given[1]);
  expect(sent).toEqual(['live/F', 'closed', 'live/F']);
});
