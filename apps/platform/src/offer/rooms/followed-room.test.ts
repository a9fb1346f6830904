import type { OfferSnapshot } from '@kvota/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FollowedRoom } from './followed-room.ts';
import type { RoomMessage } from './rooms.ts';

const room = 'live/F';
const snapshotAt = (seq: number, run = 'a'): OfferSnapshot => ({
  kind: 'live',
  room,
  run,
  seq,
  serverTime: '',
  matches: [],
  odds: [],
});
const delta = (seq: number): RoomMessage => ({ type: 'delta', room, kind: 'live', numbers: [seq, 0, seq] });

/** The number that a client has after messages, or undefined if one does not follow the one before. */
function numberAfter(messages: readonly RoomMessage[], from?: number): number | undefined {
  let seq = from;
  for (const message of messages) {
    if (message.type === 'snapshot') seq = message.snapshot.seq;
    // A delta with the known number alone confirms it.
    else if (message.type === 'delta' && message.numbers.length > 1) {
      if (seq === undefined || message.numbers[0] !== seq + 1) return undefined;
      seq += 1;
    }
  }
  return seq;
}

test('[NET-33] whatever arrives or is lost, everybody who enters is led to the last number without a hole', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant('message') },
    { weight: 1, arbitrary: fc.constant('lost') },
    { weight: 2, arbitrary: fc.constant('snapshot') },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 700 }), fc.nat({ max: 700 }), (steps, position) => {
      const followed = new FollowedRoom();
      followed.put(snapshotAt(0));
      let sent = 0;
      let isBroken = false;
      for (const kind of steps) {
        if (kind === 'snapshot') {
          followed.put(snapshotAt(sent));
          isBroken = false;
        } else {
          sent += 1;
          if (kind === 'lost') isBroken = true;
          else if (!isBroken) expect(followed.take(delta(sent))).toBe(true);
          else expect(followed.take(delta(sent))).toBe(false);
        }
      }
      const { seq } = followed;
      const fresh = followed.enter(room, {});
      if (fresh) expect(numberAfter(fresh)).toBe(seq);
      // Only a room that is long without a newer snapshot cannot serve anybody, and asks for one.
      else expect(followed.isLong).toBe(true);
      const back = followed.enter(room, { run: 'a', seq: position });
      if (back) expect(numberAfter(back, position)).toBe(seq);
    }),
  );
});

test('a snapshot of another run replaces all, and an older one of the same run nothing', () => {
  const followed = new FollowedRoom();
  followed.put(snapshotAt(5));
  followed.take(delta(6));
  expect(followed.put(snapshotAt(4))).toBe(false);
  expect(followed.seq).toBe(6);
  expect(followed.put(snapshotAt(1, 'b'))).toBe(true);
  expect(followed.enter(room, { run: 'a', seq: 6 })).toEqual([
    { type: 'snapshot', room, snapshot: snapshotAt(1, 'b') },
  ]);
});
