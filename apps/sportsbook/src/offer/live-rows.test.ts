import type { OfferStore, RoomState } from '@kvota/offer';
import { expect, test, vi } from 'vitest';

import { onKickOff } from './live-rows.ts';

function rooms() {
  const rows = new Map<string, readonly string[]>();
  const watchers = new Map<string, () => void>();
  const offer: Parameters<typeof onKickOff>[0] = {
    rows: (room) => rows.get(room) ?? [],
    roomState: (room): RoomState => (rows.has(room) ? 'live' : 'absent'),
    subscribeRows: ((room, changed) => {
      watchers.set(room, changed);
      return () => watchers.delete(room);
    }) satisfies OfferStore['subscribeRows'],
  };
  return {
    offer,
    become: (room: string, now: readonly string[] | undefined) => {
      if (now) rows.set(room, now);
      else rows.delete(room);
      watchers.get(room)?.();
    },
  };
}

test('a match that enters a known room kicked off; the first snapshot and a removed match are ignored', () => {
  const { offer, become } = rooms();
  const kickedOff = vi.fn();
  become('live/F', ['1', '2']);
  const stop = onKickOff(offer, ['live/F', 'live/T'], kickedOff);
  become('live/T', ['7']);
  become('live/F', ['2']);
  expect(kickedOff).not.toHaveBeenCalled();
  become('live/F', ['2', '3']);
  become('live/T', ['8']);
  expect(kickedOff).toHaveBeenCalledTimes(2);
  become('live/T', undefined);
  become('live/T', ['9']);
  stop();
  become('live/F', ['2', '3', '4']);
  expect(kickedOff).toHaveBeenCalledTimes(2);
});
