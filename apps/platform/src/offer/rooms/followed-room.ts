import type { OfferSnapshot, RoomPosition, SidebarSnapshot } from '@kvota/contracts';

import { foldSnapshot } from './fold-snapshot.ts';
import type { RoomMessage } from './rooms.ts';

type Snapshot = OfferSnapshot | SidebarSnapshot;
/** A message with a number, or one of a sidebar, whose messages are counted. */
type Counted = Extract<RoomMessage, { type: 'delta' | 'change' | 'sidebar' }>;

/** Messages after the snapshot of a sidebar from which a newer one is wanted, and after that of a room that are put into it. */
const longest = 100;
/** Messages that are kept for clients that return. */
const kept = 300;

/**
 * A room whose changes another node computes: its last snapshot and the messages after it. A new member gets the snapshot as
 * it is after the messages, and a client that returns those that it missed. Of a sidebar, a new member gets both.
 */
export class FollowedRoom {
  /** True if the members have not been sent what they need, and get the next snapshot. */
  owed = true;
  #snapshot: Snapshot | undefined;
  #messages: Counted[] = [];
  /** The number of the last message. */
  #seq = 0;

  /** Returns the number of the last message; undefined without a snapshot. */
  get seq(): number | undefined {
    return this.#snapshot && this.#seq;
  }

  /** Returns the run of the numbers; undefined without a snapshot. */
  get run(): string | undefined {
    return this.#snapshot?.run;
  }

  /** Returns whether a newer snapshot would be shorter than what a new member of a sidebar gets. */
  get isLong(): boolean {
    return this.#snapshot !== undefined && 'sports' in this.#snapshot && this.#isFar(this.#snapshot);
  }

  #isFar(snapshot: Snapshot): boolean {
    return this.#seq - (snapshot.seq ?? 0) >= longest;
  }

  /** Takes a snapshot. Returns false if it is older than what is known. */
  put(snapshot: Snapshot): boolean {
    const seq = snapshot.seq ?? 0;
    const isOther = this.#snapshot?.run !== snapshot.run;
    if (!isOther && seq < (this.#snapshot?.seq ?? 0)) return false;
    // Messages of another run, or with a hole before the snapshot, lead nowhere.
    if (isOther || seq > this.#seq) {
      this.#messages = [];
      this.#seq = seq;
    }
    this.#snapshot = snapshot;
    return true;
  }

  /** Takes the next message. Returns false if one before it is missing. */
  take(message: RoomMessage): boolean {
    if (!this.#snapshot) return false;
    if (message.type === 'snapshot') {
      this.#messages = [];
      this.#snapshot = message.snapshot;
      this.#seq = message.snapshot.seq ?? 0;
      return true;
    }
    if (message.type === 'inactive' || message.type === 'failed') return true;
    const seq = message.type === 'sidebar' ? this.#seq + 1 : numberOf(message);
    if (seq <= this.#seq) return true;
    if (seq !== this.#seq + 1) return false;
    this.#seq = seq;
    this.#messages.push(message);
    if (this.#isFar(this.#snapshot)) this.#fold();
    if (this.#messages.length > kept) this.#messages = this.#messages.slice(-kept / 2);
    return true;
  }

  /** Returns what brings a client with this position up to date; undefined without a snapshot. */
  enter(name: string, { run, seq }: RoomPosition): readonly RoomMessage[] | undefined {
    const known = this.#snapshot;
    if (!known) return undefined;
    if (run === known.run && seq !== undefined && seq <= this.#seq) {
      if (seq === this.#seq) return [nothingMissed(name, known, seq)];
      const missed = this.#after(seq);
      if (missed) return missed;
    }
    const snapshot = this.#fold() ?? known;
    const after = this.#after(snapshot.seq ?? 0);
    return after && [{ type: 'snapshot', room: name, snapshot }, ...after];
  }

  /** Puts the messages after the snapshot into it. Does nothing for a sidebar. */
  #fold(): OfferSnapshot | undefined {
    const snapshot = this.#snapshot;
    if (!snapshot || 'sports' in snapshot) return undefined;
    const after = this.#after(snapshot.seq) ?? [];
    const folded = foldSnapshot(
      snapshot,
      after.filter((message) => message.type !== 'sidebar'),
    );
    this.#snapshot = folded;
    return folded;
  }

  #after(seq: number): readonly Counted[] | undefined {
    const count = this.#seq - seq;
    if (count > this.#messages.length) return undefined;
    return count === 0 ? [] : this.#messages.slice(-count);
  }
}

function nothingMissed(room: string, snapshot: Snapshot, seq: number): RoomMessage {
  return 'sports' in snapshot
    ? { type: 'snapshot', room, snapshot: { ...snapshot, seq, sports: [], resumed: true } }
    : { type: 'delta', room, kind: snapshot.kind, numbers: [seq] };
}

const numberOf = (message: Extract<Counted, { type: 'delta' | 'change' }>): number =>
  message.type === 'delta' ? (message.numbers[0] ?? 0) : message.change.seq;
