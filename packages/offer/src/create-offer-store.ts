import type { Match, OfferSnapshot, StructuralChange } from '@kvota/contracts';

import { createMatchTable } from './match-table.ts';
import { createOddsTable, type Price } from './odds-table.ts';
import type { OfferStore, OfferStoreOptions } from './offer-store.ts';
import { createRoomContents } from './room-contents.ts';
import { emptyRoom, isLive, mostWaiting, type Room, type Waiting } from './room.ts';
import { decide } from './sequence.ts';
import { share } from './share.ts';
import { createSlices } from './slices.ts';
import { createWatchers } from './watchers.ts';

const noRows: readonly string[] = [];
/** While the snapshot of a room with a gap does not come, it is asked for again after this many milliseconds. */
const askAgainAfter = 5000;

/** An empty store that has asked for no frame. */
export function createOfferStore({ frame, now, later }: OfferStoreOptions): OfferStore {
  const rooms = new Map<string, Room>();
  const rows = new Map<string, readonly string[]>();
  const priceWatchers = createWatchers<Price | undefined>();
  const matchWatchers = createWatchers<undefined>();
  const rowWatchers = createWatchers<undefined>();
  const changedMatches = new Set<string>();
  const changedRooms = new Set<string>();
  const counters = { flushes: 0, notified: 0, applied: 0, gaps: 0 };
  let ask: ((room: string) => void) | undefined;
  let cancelFrame: (() => void) | undefined;
  let paused = false;

  const odds = createOddsTable(() => wake(), priceWatchers.has);
  const matches = createMatchTable((eventId) => {
    changedMatches.add(eventId);
    wake();
  });
  const contents = createRoomContents(odds, matches, rooms);
  const snapshots = createSlices(later);
  /** What came for rooms whose snapshot is being taken. */
  const early = new Map<string, Waiting[]>();

  const wake = (): void => {
    if (paused || cancelFrame) return;
    cancelFrame = frame(() => {
      cancelFrame = undefined;
      flush();
    });
  };
  const flush = (): void => {
    cancelFrame?.();
    cancelFrame = undefined;
    const failures: unknown[] = [];
    const roomNames = [...changedRooms];
    const eventIds = [...changedMatches];
    const priceKeys = odds.settle(now());
    changedRooms.clear();
    changedMatches.clear();
    counters.flushes += 1;
    for (const name of roomNames) counters.notified += rowWatchers.tell(name, undefined, failures);
    for (const id of eventIds) counters.notified += matchWatchers.tell(id, undefined, failures);
    for (const key of priceKeys) {
      if (priceWatchers.has(key)) counters.notified += priceWatchers.tell(key, odds.read(key), failures);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Callbacks of the offer store threw.');
  };
  const touchRoom = (room: string): void => {
    changedRooms.add(room);
    wake();
  };

  const setRows = (name: string, next: readonly string[]): void => {
    const before = rows.get(name);
    const list = share(before, next);
    rows.set(name, list);
    if (list !== before) touchRoom(name);
  };
  const removeMatch = (room: Room, eventId: string): void => {
    if (!contents.remove(room, eventId)) return;
    const left = (rows.get(room.name) ?? noRows).filter((id) => id !== eventId);
    setRows(room.name, left);
  };
  /** A match that a socket room says is gone is gone from what REST once said as well. */
  const forgetSeeds = (eventId: string): void => {
    for (const name of matches.rooms(eventId)) {
      const room = rooms.get(name);
      if (room && !isLive(room)) removeMatch(room, eventId);
    }
  };
  const openGap = (room: Room): void => {
    if (room.state !== 'gap') {
      room.state = 'gap';
      counters.gaps += 1;
      touchRoom(room.name);
    } else if (now() - room.askedAt < askAgainAfter) return;
    room.askedAt = now();
    ask?.(room.name);
  };
  const applyNumbers = (room: Room, numbers: readonly number[]): void => {
    let unknown = false;
    for (let at = 1; at + 1 < numbers.length; at += 2) {
      const slot = room.index[numbers[at] ?? -1];
      if (slot === undefined) unknown = true;
      else if (slot >= 0) odds.put(slot, numbers[at + 1] ?? 0);
    }
    counters.applied += (numbers.length - 1) / 2;
    // An index that the room does not have: what it was told and what the server counts by differ.
    if (unknown) openGap(room);
  };
  const applyStructure = (room: Room, change: StructuralChange): void => {
    const { eventId, match } = change;
    if (change.gone) {
      removeMatch(room, eventId);
      forgetSeeds(eventId);
      return;
    }
    if (match) {
      const isNew = !room.holdings.has(match.eventId);
      contents.put(room, match);
      if (isNew) setRows(room.name, [...(rows.get(room.name) ?? noRows), match.eventId]);
    }
    if (change.odds) contents.append(room, change.odds);
    if (!match) contents.change(room, change);
  };
  const receive = (name: string, message: Waiting): void => {
    if (snapshots.underWay() === name) {
      early.set(name, [...(early.get(name) ?? []), message].slice(-mostWaiting));
      return;
    }
    // Rooms may speak of the same match: the later word counts.
    snapshots.finish();
    const room = rooms.get(name);
    if (!room) return;
    if (room.state !== 'live') {
      room.waiting.push(message);
      if (room.waiting.length > mostWaiting) room.waiting.shift();
      if (room.state === 'gap') openGap(room);
      return;
    }
    const decision = decide(room.seq, message.seq);
    if (decision === 'ignore') return;
    if (decision === 'gap') {
      room.waiting.push(message);
      openGap(room);
      return;
    }
    room.seq = message.seq;
    if (message.type === 'delta') applyNumbers(room, message.numbers);
    else applyStructure(room, message.change);
  };
  const drop = (name: string): void => {
    snapshots.finish();
    const room = rooms.get(name);
    if (!room) return;
    rooms.delete(name);
    rows.delete(name);
    contents.clear(room);
    touchRoom(name);
  };
  const applySnapshot = (snapshot: OfferSnapshot): void => {
    const room = emptyRoom(snapshot.room, 'live');
    room.seq = snapshot.seq;
    const put = (match: Match): void => contents.put(room, match);
    snapshots.begin(room.name, snapshot.matches, put, () => {
      const before = rooms.get(room.name);
      rooms.set(room.name, room);
      contents.append(room, snapshot.odds);
      // The new holdings came before the old ones go, so that odds in both keep their slot and their last move.
      if (before) {
        const known = [...before.holdings.keys()];
        contents.clear(before);
        if (isLive(before)) for (const eventId of known) if (!room.holdings.has(eventId)) forgetSeeds(eventId);
      }
      setRows(room.name, [...room.holdings.keys()]);
      if (before?.state !== 'live') touchRoom(room.name);
      const waiting = [...(before?.waiting ?? []), ...(early.get(room.name) ?? [])].toSorted((a, b) => a.seq - b.seq);
      early.delete(room.name);
      for (const message of waiting) receive(room.name, message);
    });
  };
  const seed = (name: string, list: readonly Match[]): void => {
    // What a room has yet to say of a match that has gone concerns what came before, not what comes now. A room's first
    // snapshot says nothing of the kind, and its odds win whichever comes first: there is nothing to wait for.
    const taken = snapshots.underWay();
    if (taken !== undefined && (taken === name || rooms.has(taken) || early.has(taken))) snapshots.finish();
    const room = rooms.get(name) ?? emptyRoom(name, 'seeded');
    if (isLive(room)) return;
    if (!rooms.has(name)) touchRoom(name);
    rooms.set(name, room);
    for (const match of list) contents.put(room, match);
    const ids = new Set(list.map(({ eventId }) => eventId));
    for (const eventId of room.holdings.keys()) if (!ids.has(eventId)) removeMatch(room, eventId);
    setRows(name, [...ids]);
  };

  return {
    apply: applySnapshot,
    applyDelta: (room, numbers) => receive(room, { type: 'delta', seq: numbers[0] ?? 0, numbers }),
    applyChange: (room, change) => receive(room, { type: 'change', seq: change.seq, change }),
    seedMatches: seed,
    deactivate: (eventId) => {
      snapshots.finish();
      contents.deactivate(eventId);
    },
    dropRoom: drop,
    onGap: (asker) => {
      ask = asker;
      for (const room of rooms.values()) if (room.state === 'gap') asker(room.name);
      return () => {
        if (ask === asker) ask = undefined;
      };
    },
    match: matches.get,
    subscribeMatch: matchWatchers.watch,
    rows: (room) => rows.get(room) ?? noRows,
    subscribeRows: rowWatchers.watch,
    roomState: (room) => rooms.get(room)?.state ?? 'absent',
    price: odds.read,
    subscribePrice: priceWatchers.watch,
    pause: () => {
      paused = true;
      cancelFrame?.();
      cancelFrame = undefined;
    },
    resume: () => {
      paused = false;
      if (odds.hasNews() || changedMatches.size > 0 || changedRooms.size > 0) wake();
    },
    flush,
    stats: () => ({
      rooms: rooms.size,
      matches: matches.size(),
      odds: odds.size(),
      capacity: odds.capacity(),
      watchers: priceWatchers.size() + matchWatchers.size() + rowWatchers.size(),
      ...counters,
    }),
  };
}
