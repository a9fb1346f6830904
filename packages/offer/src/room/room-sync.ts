import type { Match, OfferSnapshot, StructuralChange } from '@kvota/contracts';

import type { Notifier } from '../notify/notifier.ts';
import type { MatchTable } from '../table/match-table.ts';
import type { OddsTable } from '../table/odds-table.ts';
import { share } from '../table/share.ts';
import { createRoomContents, type RoomContents } from './room-contents.ts';
import { emptyRoom, isLive, queueLimit, type Room, type RoomState, type QueuedMessage } from './room.ts';
import { compareSequence } from './compare-sequence.ts';
import { createChunkedWork, type Later, type ChunkedWork } from './chunked-work.ts';

const noRows: readonly string[] = [];
/** A room with a gap asks for its snapshot again if none came within this many milliseconds. */
const askAgainAfter = 5000;

export interface RoomSyncDeps {
  readonly odds: OddsTable;
  readonly matches: MatchTable;
  readonly notifier: Notifier;
  readonly now: () => number;
  readonly later: Later | undefined;
}

/** Keeps rooms in step with the server: takes snapshots, applies messages in sequence, asks for a snapshot at a gap. */
export class RoomSync {
  readonly #deps: RoomSyncDeps;
  readonly #rooms = new Map<string, Room>();
  readonly #rows = new Map<string, readonly string[]>();
  readonly #contents: RoomContents;
  readonly #snapshots: ChunkedWork;
  /** Messages for rooms whose snapshot is being taken in slices. */
  readonly #early = new Map<string, QueuedMessage[]>();
  #ask: ((room: string) => void) | undefined;
  #applied = 0;
  #gaps = 0;

  constructor(deps: RoomSyncDeps) {
    this.#deps = deps;
    this.#contents = createRoomContents(deps.odds, deps.matches, this.#rooms);
    this.#snapshots = createChunkedWork(deps.later);
  }

  get stats() {
    return { rooms: this.#rooms.size, applied: this.#applied, gaps: this.#gaps };
  }

  rows(room: string): readonly string[] {
    return this.#rows.get(room) ?? noRows;
  }

  stateOf(room: string): RoomState | 'absent' {
    return this.#rooms.get(room)?.state ?? 'absent';
  }

  /** Sets the function that asks for snapshots, and calls it for every gap that is open. Returns the removal. */
  onGap(ask: (room: string) => void): () => void {
    this.#ask = ask;
    for (const room of this.#rooms.values()) if (room.state === 'gap') ask(room.name);
    return () => {
      if (this.#ask === ask) this.#ask = undefined;
    };
  }

  /** Takes a snapshot, in slices if `later` is given, and then the messages that waited for it. */
  apply(snapshot: OfferSnapshot): void {
    const room = emptyRoom(snapshot.room, 'live');
    room.seq = snapshot.seq;
    const put = (match: Match): void => this.#contents.put(room, match);
    this.#snapshots.begin(room.name, snapshot.matches, put, () => this.#replace(room, snapshot));
  }

  /** Applies a message if it is the next one; keeps it if the room waits for a snapshot. */
  receive(name: string, message: QueuedMessage): void {
    if (this.#snapshots.inProgress() === name) {
      this.#early.set(name, [...(this.#early.get(name) ?? []), message].slice(-queueLimit));
      return;
    }
    // Two rooms may hold the same match, and the later message wins: the snapshot has to be complete first.
    this.#snapshots.finish();
    const room = this.#rooms.get(name);
    if (!room) return;
    if (room.state !== 'live') {
      room.queue.push(message);
      if (room.queue.length > queueLimit) room.queue.shift();
      if (room.state === 'gap') this.#openGap(room);
      return;
    }
    const decision = compareSequence(room.seq, message.seq);
    if (decision === 'ignore') return;
    if (decision === 'gap') {
      room.queue.push(message);
      this.#openGap(room);
      return;
    }
    room.seq = message.seq;
    if (message.type === 'delta') this.#applyNumbers(room, message.numbers);
    else this.#applyStructure(room, message.change);
  }

  /** Puts matches from REST. Does nothing for a room that has had a snapshot. */
  seed(name: string, list: readonly Match[]): void {
    // A snapshot that replaces a room may still remove matches: finish it, so that it does not remove these. The first
    // snapshot of a room removes nothing, and its prices win over REST in any order: no need to wait.
    const taken = this.#snapshots.inProgress();
    if (taken !== undefined && (taken === name || this.#rooms.has(taken) || this.#early.has(taken))) {
      this.#snapshots.finish();
    }
    const room = this.#rooms.get(name) ?? emptyRoom(name, 'seeded');
    if (isLive(room)) return;
    if (!this.#rooms.has(name)) this.#deps.notifier.roomChanged(name);
    this.#rooms.set(name, room);
    for (const match of list) this.#contents.put(room, match);
    const ids = new Set(list.map(({ eventId }) => eventId));
    for (const eventId of room.holdings.keys()) if (!ids.has(eventId)) this.#removeMatch(room, eventId);
    this.#setRows(name, [...ids]);
  }

  deactivate(eventId: string): void {
    this.#snapshots.finish();
    this.#contents.deactivate(eventId);
  }

  drop(name: string): void {
    this.#snapshots.finish();
    const room = this.#rooms.get(name);
    if (!room) return;
    this.#rooms.delete(name);
    this.#rows.delete(name);
    this.#contents.clear(room);
    this.#deps.notifier.roomChanged(name);
  }

  #replace(room: Room, snapshot: OfferSnapshot): void {
    const { name } = room;
    const before = this.#rooms.get(name);
    this.#rooms.set(name, room);
    this.#contents.append(room, snapshot.odds);
    // The new holdings are in place before the old ones go, so that prices in both keep their slot and their last move.
    if (before) {
      const known = [...before.holdings.keys()];
      this.#contents.clear(before);
      if (isLive(before)) for (const eventId of known) if (!room.holdings.has(eventId)) this.#removeSeeds(eventId);
    }
    this.#setRows(name, [...room.holdings.keys()]);
    if (before?.state !== 'live') this.#deps.notifier.roomChanged(name);
    const queue = [...(before?.queue ?? []), ...(this.#early.get(name) ?? [])].toSorted((a, b) => a.seq - b.seq);
    this.#early.delete(name);
    for (const message of queue) this.receive(name, message);
  }

  #applyNumbers(room: Room, numbers: readonly number[]): void {
    const { odds } = this.#deps;
    let unknown = false;
    for (let at = 1; at + 1 < numbers.length; at += 2) {
      const slot = room.index[numbers[at] ?? -1];
      if (slot === undefined) unknown = true;
      else if (slot >= 0) odds.put(slot, numbers[at + 1] ?? 0);
    }
    this.#applied += (numbers.length - 1) / 2;
    // The server counts by an index that this room never received.
    if (unknown) this.#openGap(room);
  }

  #applyStructure(room: Room, change: StructuralChange): void {
    const { eventId, match } = change;
    if (change.gone) {
      this.#removeMatch(room, eventId);
      this.#removeSeeds(eventId);
      return;
    }
    if (match) {
      const isNew = !room.holdings.has(match.eventId);
      this.#contents.put(room, match);
      if (isNew) this.#setRows(room.name, [...this.rows(room.name), match.eventId]);
    }
    if (change.odds) this.#contents.append(room, change.odds);
    if (!match) this.#contents.change(room, change);
  }

  #openGap(room: Room): void {
    const now = this.#deps.now();
    if (room.state !== 'gap') {
      room.state = 'gap';
      this.#gaps += 1;
      this.#deps.notifier.roomChanged(room.name);
    } else if (now - room.askedAt < askAgainAfter) return;
    room.askedAt = now;
    this.#ask?.(room.name);
  }

  #setRows(name: string, next: readonly string[]): void {
    const before = this.#rows.get(name);
    const list = share(before, next);
    this.#rows.set(name, list);
    if (list !== before) this.#deps.notifier.roomChanged(name);
  }

  #removeMatch(room: Room, eventId: string): void {
    if (!this.#contents.remove(room, eventId)) return;
    this.#setRows(
      room.name,
      this.rows(room.name).filter((id) => id !== eventId),
    );
  }

  /** Removes a match that a socket room no longer has from rooms that hold it from REST only. */
  #removeSeeds(eventId: string): void {
    for (const name of this.#deps.matches.rooms(eventId)) {
      const room = this.#rooms.get(name);
      if (room && !isLive(room)) this.#removeMatch(room, eventId);
    }
  }
}
