import type { RoomPosition } from '@kvota/contracts';
import { every, type Clock, type Stop } from '@kvota/server';

import type { Bus } from '../../bus/bus.ts';
import type { Lease } from '../../leases/lease.ts';
import { FollowedRoom } from './followed-room.ts';
import type { RoomSource } from './room-source.ts';
import { snapshotGiven, ticked, wanted, type SharedMessage, type Tick } from './room-topics.ts';
import { sidebarName, type RoomMessage, type Rooms } from './rooms.ts';

export interface SharedRoomsDeps {
  /** The rooms that this node computes while it drives the feed. */
  readonly rooms: Rooms;
  readonly bus: Bus;
  /** The right to drive the feed. */
  readonly lease: Pick<Lease, 'held'>;
  readonly clock: Clock;
  /** The instant of the feed: earlier than now if it was stopped. */
  readonly feedAt: () => number;
}

/** Milliseconds between two questions for snapshots that have not come. */
const askEvery = 1000;
/** Milliseconds after which a node that no longer names its rooms has ended. */
const nodeLasts = 15_000;
/** Milliseconds that a room is computed for nobody, because its followers name it again in this time. */
const emptyLasts = 20_000;

/**
 * The rooms of a platform of several nodes. The node with the lease computes the changes and publishes them once; each node
 * sends them to its own sockets. A node without the lease reads the offer as of the last published instant, so that it
 * sells no price that was not published.
 */
export class SharedRooms implements RoomSource {
  readonly #deps: SharedRoomsDeps;
  /** Rooms that sockets of this node are in. */
  readonly #own = new Set<string>();
  readonly #followed = new Map<string, FollowedRoom>();
  /** The rooms of the other nodes, while this one drives the feed. */
  readonly #remote = new Map<string, { rooms: ReadonlySet<string>; at: number }>();
  /** Computed rooms, and since when nobody wants them. */
  readonly #computed = new Map<string, number | undefined>();
  readonly #stops: readonly Stop[];
  #driving: number | undefined;
  /** The greatest token seen. What an earlier holder still sends is dropped. */
  #token = 0;
  /** The node with that token, if it is another one. */
  #driver: string | undefined;
  #publishedAt: number;
  #hasNews = false;
  #waiting: RoomMessage[] = [];
  readonly #news = new Set<() => void>();
  #quiet = new Map<string, number>();
  #quietToSend: Readonly<Record<string, number>> = {};

  constructor(deps: SharedRoomsDeps) {
    this.#deps = deps;
    this.#publishedAt = deps.clock.now();
    const { bus, clock } = deps;
    this.#stops = [
      bus.subscribe(ticked, (tick, from) => void (from === bus.node || this.#follow(tick, from))),
      bus.subscribe(wanted, ({ rooms, all }, from) => void (from === bus.node || this.#serve(from, rooms, all))),
      bus.subscribe(snapshotGiven, ({ token, room, snapshot }, from) => {
        if (from !== bus.node && token === this.#token) this.#put(room, snapshot);
      }),
      // Only the node that drives the feed sends what is followed.
      bus.onGap((from) => void (from === this.#driver && this.#followAgain())),
      every(clock, askEvery, () => this.#look()),
    ];
  }

  readonly stop = (): void => this.#stops.forEach((stop) => stop());

  /** Returns the latest instant of the feed that this node may read. */
  readonly publishedAt = (): number => (this.#isDriving() ? Number.POSITIVE_INFINITY : this.#publishedAt);

  /** Returns the instant of the last news of the feed; 0 if there was none since the start. */
  readonly heardAt = (): number =>
    this.#isDriving() ? Number.POSITIVE_INFINITY : this.#hasNews ? this.#publishedAt : 0;

  enter(name: string, position: RoomPosition): readonly RoomMessage[] | undefined {
    const { rooms, bus } = this.#deps;
    if (this.#isDriving()) {
      const messages = rooms.enter(name, position);
      if (messages) this.#keep(name);
      return messages;
    }
    if (!this.#own.has(name) && !rooms.exists(name)) return undefined;
    this.#own.add(name);
    const room = this.#followed.get(name) ?? new FollowedRoom();
    const messages = room.enter(name, position);
    if (messages) return messages;
    room.owed = true;
    if (!this.#followed.has(name)) bus.publish(wanted, { rooms: [name], all: [...this.#own] });
    this.#followed.set(name, room);
    return [];
  }

  runOf(name: string): string | undefined {
    return this.#driving === undefined ? this.#followed.get(name)?.run : this.#deps.rooms.runOf(name);
  }

  close(name: string): void {
    this.#own.delete(name);
    this.#followed.delete(name);
    if (this.#computed.has(name) && !this.#isWanted(name)) this.#forget(name);
  }

  heartbeat(): ReadonlyMap<string, number> {
    if (this.#driving === undefined) {
      const quiet = this.#quiet;
      this.#quiet = new Map();
      return quiet;
    }
    const quiet = this.#deps.rooms.heartbeat();
    this.#quietToSend = Object.fromEntries([...quiet].filter(([name]) => this.#isRemote(name)));
    return quiet;
  }

  tick(): RoomMessage[] {
    const { rooms, bus, feedAt } = this.#deps;
    this.#followLease();
    if (this.#driving === undefined) return this.#waiting.splice(0);
    const messages = rooms.tick();
    this.#publishedAt = Math.max(this.#publishedAt, feedAt());
    this.#hasNews = true;
    const shared = messages.filter((message): message is SharedMessage => this.#isShared(message));
    bus.publish(ticked, { token: this.#driving, at: this.#publishedAt, messages: shared, quiet: this.#quietToSend });
    this.#quietToSend = {};
    return [...this.#waiting.splice(0), ...messages];
  }

  onNews(take: () => void): Stop {
    this.#news.add(take);
    return () => void this.#news.delete(take);
  }

  #announce(): void {
    if (this.#waiting.length > 0) for (const take of this.#news) take();
  }

  /** Between the end of a lease and the next tick, this node does not drive any more. */
  #isDriving(): boolean {
    return this.#driving !== undefined && this.#deps.lease.held() === this.#driving;
  }

  #followLease(): void {
    const token = this.#deps.lease.held();
    if (token === this.#driving) return;
    if (this.#driving !== undefined) this.#stopDriving();
    if (token !== undefined && token >= this.#token) this.#drive(token);
  }

  /** Computes all rooms from now on. Members of this node get the snapshots, and the other nodes ask for theirs. */
  #drive(token: number): void {
    this.#driving = token;
    this.#token = token;
    this.#followed.clear();
    this.#waiting = [];
    for (const name of this.#own) {
      const messages = this.#deps.rooms.enter(name, {});
      if (!messages) continue;
      this.#keep(name);
      this.#waiting.push(...messages);
    }
  }

  #stopDriving(): void {
    this.#driving = undefined;
    for (const name of this.#computed.keys()) this.#forget(name);
    this.#remote.clear();
  }

  #keep(name: string): void {
    this.#own.add(name);
    this.#computed.set(name, undefined);
  }

  #forget(name: string): void {
    this.#computed.delete(name);
    this.#deps.rooms.close(name);
  }

  #isRemote(name: string): boolean {
    for (const { rooms } of this.#remote.values()) if (rooms.has(name)) return true;
    return false;
  }

  #isWanted(name: string): boolean {
    return this.#own.has(name) || this.#isRemote(name);
  }

  #isShared(message: RoomMessage): boolean {
    return (
      message.type !== 'failed' && this.#isRemote(message.type === 'sidebar' ? sidebarName(message) : message.room)
    );
  }

  /** Takes what the driving node published. */
  #follow({ token, at, messages, quiet }: Tick, from: string): void {
    if (token < this.#token) return;
    this.#driver = from;
    if (this.#driving !== undefined) this.#stopDriving();
    if (token > this.#token) {
      this.#token = token;
      this.#followAgain();
    }
    this.#publishedAt = Math.max(this.#publishedAt, at);
    this.#hasNews = true;
    for (const message of messages) {
      const name = message.type === 'sidebar' ? sidebarName(message) : message.room;
      const room = this.#followed.get(name);
      // Without a snapshot, it follows. The snapshot has what this message changes.
      if (room?.seq === undefined) continue;
      if (room.take(message)) this.#waiting.push(message);
      else this.#startOver(name);
    }
    for (const [name, seq] of Object.entries(quiet)) {
      const known = this.#followed.get(name)?.seq;
      if (known === seq) this.#quiet.set(name, seq);
      else if (known !== undefined && known < seq) this.#startOver(name);
    }
    this.#announce();
  }

  #put(name: string, snapshot: Parameters<FollowedRoom['put']>[0]): void {
    const room = this.#followed.get(name);
    if (!room?.put(snapshot) || !room.owed) return;
    room.owed = false;
    this.#waiting.push({ type: 'snapshot', room: name, snapshot });
    this.#announce();
  }

  /** Asks for the snapshot of a room again, and owes it to the members. */
  #startOver(name: string): void {
    this.#followed.set(name, new FollowedRoom());
    this.#deps.bus.publish(wanted, { rooms: [name], all: [...this.#own] });
  }

  /** Asks for all snapshots: the numbers of a new driver are others, or messages were lost. */
  #followAgain(): void {
    if (this.#driving !== undefined || this.#own.size === 0) return;
    const all = [...this.#own];
    for (const name of all) this.#followed.set(name, new FollowedRoom());
    this.#deps.bus.publish(wanted, { rooms: all, all });
  }

  /** Sends a node the snapshots that it wants. */
  #serve(node: string, names: readonly string[], all: readonly string[]): void {
    if (!this.#isDriving() || this.#driving === undefined) return;
    const { rooms, bus, clock } = this.#deps;
    this.#remote.set(node, { rooms: new Set(all), at: clock.now() });
    for (const room of names) {
      for (const message of rooms.enter(room, {}) ?? []) {
        if (message.type !== 'snapshot') continue;
        this.#computed.set(room, undefined);
        bus.publish(snapshotGiven, { token: this.#driving, room, snapshot: message.snapshot });
      }
    }
  }

  /** Each second: names the rooms that are followed, asks for missing snapshots, and forgets what nobody wants. */
  #look(): void {
    const { bus, clock } = this.#deps;
    if (this.#driving === undefined) {
      const rooms = [...this.#followed].flatMap(([name, room]) =>
        room.seq === undefined || room.isLong ? [name] : [],
      );
      if (this.#own.size > 0) bus.publish(wanted, { rooms, all: [...this.#own] });
      return;
    }
    const now = clock.now();
    for (const [node, { at }] of this.#remote) if (now - at > nodeLasts) this.#remote.delete(node);
    for (const [name, since] of this.#computed) {
      if (this.#isWanted(name)) this.#computed.set(name, undefined);
      else if (since === undefined) this.#computed.set(name, now);
      else if (now - since >= emptyLasts) this.#forget(name);
    }
  }
}
