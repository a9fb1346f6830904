import { every, type Clock, type Stop } from '@kvota/server';
import { createClient, type RedisClientType } from '@redis/client';
import * as v from 'valibot';

import { silentLogger, type Logger } from '../kernel/log/logger.ts';
import type { Bus, NodeSettings, OtherNode, Topic } from './bus.ts';
import { Subscribers } from './subscribers.ts';

export interface RedisBusOptions {
  /** Address of the Redis: `redis://` or `rediss://`. */
  readonly url: string;
  /** Name of the stream. Nodes of one platform share it, and no other platform has it. */
  readonly stream: string;
  readonly node: string;
  readonly clock: Clock;
  readonly logger?: Logger;
  /** A monotonic clock in milliseconds, which shows how long another node has been silent. Default: that of the process. */
  readonly elapsed?: () => number;
}

/** Thrown at the start if no Redis answers. */
export class RedisUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    const { host } = new URL(url);
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`REDIS_URL: no Redis answers at ${host} (${why}). Start it, or correct the address.`);
    this.name = 'RedisUnreachable';
  }
}

/** Messages that the stream keeps, so that a node that lost the connection for some seconds misses none. */
const kept = 10_000;
/** Seconds that the stream outlives the last node, so that Redis does not keep those of databases that are gone. */
const outlives = 3600;
/** Messages that wait for Redis at most. Further ones are dropped, and the other nodes see a gap. */
const mostWaiting = 1000;
/** Milliseconds between two signs of life. They make a lost last message visible. */
const beatEvery = 1000;
/** Milliseconds that a read waits for messages. */
const readWaits = 1000;
/** Milliseconds without an answer after which the bus counts as away. */
const awayAfter = 3000;
/** Milliseconds without an answer after which subscribers read in the database. A read is answered within a second. */
const doubtedAfter = 2 * readWaits;
/** Milliseconds between two readings in the database. */
const readEvery = 1000;
const connectWithin = 5000;
/** Milliseconds between two attempts to connect again, after the first ones. */
const connectEvery = 500;
/** Milliseconds of the past that a new node reads. Each node that is connected has sent a sign of life in them. */
const readsBack = 2 * beatEvery;
/** Milliseconds without a sign of life after which a node has ended. Its last messages may be lost. */
const goneAfter = 3 * beatEvery;
/** Nodes whose numbers are remembered. Nodes that ended are forgotten first. */
const mostNodes = 1000;

const beat = 'beat';

/**
 * Opens the bus of a node on a Redis stream. Rejects with RedisUnreachable if no Redis answers.
 *
 * The Redis adapter of socket.io is not used: it sends to its own sockets only after Redis took the message. While Redis
 * is away, they would get nothing.
 */
export async function openRedisBus(options: RedisBusOptions): Promise<Bus> {
  const bus = new RedisBus(options);
  await bus.open();
  return bus;
}

class RedisBus implements Bus {
  readonly node: string;
  readonly isShared = true;
  readonly #url: string;
  readonly #stream: string;
  readonly #logger: Logger;
  readonly #clock: Clock;
  readonly #subscribers: Subscribers;
  readonly #writer: RedisClientType;
  readonly #reader: RedisClientType;
  readonly #elapsed: () => number;
  /** The last message of each other node. */
  readonly #others = new Map<string, LastMessage>();
  #opened = false;
  #closed = false;
  #isFailing = false;
  /** The settings as JSON, which each sign of life has. Empty until they are announced. */
  #settings = '';
  /** Waits for own messages to come back. */
  readonly #returns = new Set<{ readonly number: number; readonly done: () => void }>();
  #number = 0;
  #waiting = 0;
  #readTo = '0';
  #answeredAt = 0;
  /** True from an error of the reader until its next answer. */
  #isCut = false;
  #reading: Promise<void> = Promise.resolve();
  #stopBeats: Stop = () => {};
  #stopReads: Stop = () => {};

  constructor({ url, stream, node, clock, logger = silentLogger, elapsed = () => performance.now() }: RedisBusOptions) {
    this.#url = url;
    this.#stream = stream;
    this.node = node;
    this.#clock = clock;
    this.#logger = logger;
    this.#elapsed = elapsed;
    this.#subscribers = new Subscribers(logger);
    this.#writer = createClient({
      url,
      // A message that cannot be sent now is dropped rather than sent late.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: connectWithin,
        reconnectStrategy: (retries, cause) =>
          this.#opened ? Math.min(connectEvery, 50 * 2 ** Math.min(retries, 6)) : cause,
      },
    }) as RedisClientType;
    this.#reader = this.#writer.duplicate();
    for (const client of [this.#writer, this.#reader]) client.on('error', (error: unknown) => this.#fail(error));
  }

  async open(): Promise<void> {
    try {
      await Promise.all([this.#writer.connect(), this.#reader.connect()]);
      await this.#readBack();
    } catch (error) {
      for (const client of [this.#writer, this.#reader]) if (client.isOpen) client.destroy();
      throw new RedisUnreachable(this.#url, error);
    }
    this.#opened = true;
    this.#answeredAt = performance.now();
    this.#reading = this.#read();
    this.#stopBeats = every(this.#clock, beatEvery, () => this.#send(beat, this.#settings));
    this.#stopReads = every(this.#clock, readEvery, () =>
      this.#isDoubted() ? this.#subscribers.readAll() : undefined,
    );
  }

  publish<T>({ name }: Topic<T>, message: T): void {
    if (this.#closed) return;
    this.#subscribers.give(name, message, this.node);
    this.#send(name, JSON.stringify(message));
  }

  subscribe<T>(topic: Topic<T>, take: (message: T, from: string) => void): Stop {
    return this.#subscribers.add(topic, take);
  }

  onGap(take: (from: string) => void): Stop {
    return this.#subscribers.addGap(take);
  }

  whileAway(read: () => void | Promise<void>): Stop {
    return this.#subscribers.addRead(read);
  }

  /** Earlier than `isConnected`, because a reading too many does no harm. */
  #isDoubted(): boolean {
    return this.#isCut || performance.now() - this.#answeredAt >= doubtedAfter;
  }

  isConnected(): boolean {
    return performance.now() - this.#answeredAt < awayAfter;
  }

  others(): readonly OtherNode[] {
    const now = this.#elapsed();
    return [...this.#others].flatMap(([node, { at, settings }]) => (now - at < goneAfter ? [{ node, settings }] : []));
  }

  /** Once the own sign of life comes back, everything that was sent before it has come too. */
  async announce(settings: NodeSettings): Promise<void> {
    this.#settings = JSON.stringify(settings);
    this.#send(beat, this.#settings);
    const number = this.#number;
    await new Promise<void>((resolve) => {
      const waiting = { number, done: resolve };
      this.#returns.add(waiting);
      setTimeout(resolve, awayAfter).unref();
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#stopBeats();
    this.#stopReads();
    if (this.#reader.isOpen) this.#reader.destroy();
    await this.#reading;
    if (this.#writer.isReady) await this.#writer.close();
    else if (this.#writer.isOpen) this.#writer.destroy();
  }

  #send(topic: string, text: string): void {
    // The number rises also if the message is dropped, so that the others see the gap.
    this.#number += 1;
    if (!this.#writer.isReady || this.#waiting >= mostWaiting) return;
    this.#waiting += 1;
    const entry = { node: this.node, number: String(this.#number), topic, text };
    const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept } as const;
    const added = this.#writer.xAdd(this.#stream, '*', entry, { TRIM: trim });
    const sent = topic === beat ? Promise.all([added, this.#writer.expire(this.#stream, outlives)]) : added;
    sent
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /**
   * Learns the numbers of the other nodes, and reads on from there. A node that is not among them has just started, and its
   * first message is number 1, or it had lost the connection, and its next message shows a gap.
   */
  async #readBack(): Promise<void> {
    const [last] = (await this.#reader.xRevRange(this.#stream, '+', '-', { COUNT: 1 })) ?? [];
    if (!last) return;
    this.#readTo = last.id;
    // The ids are milliseconds of Redis.
    const from = Number.parseInt(last.id, 10) - readsBack;
    for (const { message } of (await this.#reader.xRange(this.#stream, String(from), last.id)) ?? [])
      if (message['node'] !== undefined) this.#note(message['node'], message);
  }

  async #read(): Promise<void> {
    while (!this.#closed) {
      try {
        const from = { key: this.#stream, id: this.#readTo };
        const streams = await this.#reader.xRead(from, { BLOCK: readWaits, COUNT: 500 });
        this.#answeredAt = performance.now();
        this.#isCut = false;
        for (const { id, message } of messagesOf(streams)) {
          this.#readTo = id;
          this.#take(message);
        }
        this.#missGone();
      } catch (error) {
        if (this.#closed) return;
        this.#isCut = true;
        // Those who are silent now may be cut off as this node is.
        for (const other of this.#others.values()) other.at = this.#elapsed();
        this.#fail(error);
        await new Promise<void>((resolve) => void setTimeout(resolve, 50).unref());
      }
    }
  }

  #take(message: Readonly<Record<string, string>>): void {
    const { node, topic, text } = message;
    if (node === this.node) this.#returned(Number(message['number']));
    if (node === undefined || node === this.node || topic === undefined || text === undefined) return;
    const [before = 0, now] = [this.#others.get(node)?.number, Number(message['number'])];
    this.#note(node, message);
    if (now !== before + 1) this.#subscribers.gap(node);
    if (topic !== beat) this.#subscribers.giveText(topic, text, node);
  }

  #returned(number: number): void {
    for (const waiting of this.#returns) {
      if (waiting.number > number) continue;
      this.#returns.delete(waiting);
      waiting.done();
    }
  }

  #note(node: string, { number, topic, text }: Readonly<Record<string, string>>): void {
    const settings = topic === beat && text ? settingsIn(text) : this.#others.get(node)?.settings;
    // Deleted first, so that the nodes that were silent for longest are the first.
    this.#others.delete(node);
    this.#others.set(node, { number: Number(number), at: this.#elapsed(), isGone: false, settings });
    const [longest] = this.#others.keys();
    if (this.#others.size > mostNodes && longest !== undefined) this.#others.delete(longest);
  }

  /**
   * Shows a gap once for each node that has ended. It may have been killed after it wrote to the database, and before it
   * sent the message about that.
   */
  #missGone(): void {
    const now = this.#elapsed();
    for (const [node, other] of this.#others) {
      if (other.isGone || now - other.at < goneAfter) continue;
      other.isGone = true;
      this.#subscribers.gap(node);
    }
  }

  /** An outage has many errors. The first is logged. */
  #fail(error: unknown): void {
    if (this.#closed || !this.#opened || this.#isFailing) return;
    this.#isFailing = true;
    this.#logger.warn('Redis is away. Other nodes miss messages until it is back.', error);
    this.#clock.after(5000, () => {
      this.#isFailing = false;
    });
  }
}

interface LastMessage {
  readonly number: number;
  /** When it came. */
  at: number;
  isGone: boolean;
  readonly settings: NodeSettings | undefined;
}

/** Reads the settings that another node announced. Undefined if its build announces something else. */
function settingsIn(text: string): NodeSettings | undefined {
  try {
    const read = v.safeParse(v.record(v.string(), v.string()), JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

interface Entry {
  readonly id: string;
  readonly message: Readonly<Record<string, string>>;
}

/** Reads the answer of XREAD, which is null if nothing came. */
function messagesOf(streams: unknown): readonly Entry[] {
  const [stream] = (streams ?? []) as readonly { readonly messages: readonly Entry[] }[];
  return stream?.messages ?? [];
}
