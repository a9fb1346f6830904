import { expect, test, vi } from 'vitest';

import { bindRooms, type RoomHandlers } from './room-handlers.ts';
import { handStore, market, match, snapshot } from './testing/fixtures.ts';

test('a bound store is filled by its source, asks it at a gap and forgets a closed room', () => {
  const { store } = handStore();
  const given: RoomHandlers[] = [];
  const release = vi.fn();
  const resync = vi.fn();
  const binding = bindRooms<string>(store, {
    subscribeRoom: (_, handlers) => {
      given.push(handlers);
      return release;
    },
    resync,
  });
  const stop = binding.open('live/F');
  binding.open('live/F');
  // Sources count consumers by this object: two pages in one room are one consumer.
  expect(given[0]).toBe(given[1]);

  given[0]!.snapshot(snapshot('live/F', 1, [match('1', { '1X2': market({ '1': '1.5' }) })]));
  given[0]!.delta('live/F', [2, 0, 1600]);
  expect(store.price('1|1X2|1')?.thousandths).toBe(1600);
  given[0]!.delta('live/F', [9, 0, 1700]);
  expect(resync).toHaveBeenCalledExactlyOnceWith('live/F');
  stop();
  expect(release).toHaveBeenCalledOnce();
  given[0]!.closed('live/F');
  expect(store.stats()).toMatchObject({ rooms: 0, odds: 0 });
});
