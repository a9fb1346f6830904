import type { Stop } from '@kvota/server';
import { createClient, type RedisClientType } from '@redis/client';

import { RedisUnreachable } from '../bus/redis-bus.ts';
import { silentLogger, type Logger } from '../kernel/log/logger.ts';

const connectWithin = 5000;
/** Milliseconds without a byte after which a connection is replaced, such as one that got no greeting. */
const silentFor = 10_000;

export interface RedisLinkOptions {
  /** Address of the Redis: `redis://` or `rediss://`. */
  readonly url: string;
  /** Milliseconds that a question waits for an answer. Default: 100. */
  readonly answersWithin?: number | undefined;
  /** Milliseconds without an answer after which the connection is replaced. Default: 2000. */
  readonly hangsFor?: number | undefined;
  readonly logger?: Pick<Logger, 'warn'> | undefined;
}

/**
 * A connection to Redis that never lets its callers wait for long. If a question has no answer in time, Redis counts as
 * away until it answers or the connection is replaced. Meanwhile further questions have no answer at once, so that no
 * more of them wait than came in that time.
 */
export class RedisLink {
  readonly #url: string;
  readonly #answersWithin: number;
  readonly #hangsFor: number;
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #returns = new Set<() => void>();
  #client: RedisClientType;
  #hanging: NodeJS.Timeout | undefined;
  #isOpened = false;
  #isClosed = false;
  #isReported = false;

  private constructor({ url, answersWithin = 100, hangsFor = 2000, logger = silentLogger }: RedisLinkOptions) {
    this.#url = url;
    this.#answersWithin = answersWithin;
    this.#hangsFor = hangsFor;
    this.#logger = logger;
    this.#client = this.#create();
  }

  /** Connects. Rejects with RedisUnreachable if no Redis answers. */
  static async open(options: RedisLinkOptions): Promise<RedisLink> {
    const link = new RedisLink(options);
    try {
      await link.#client.connect();
    } catch (error) {
      if (link.#client.isOpen) link.#client.destroy();
      throw new RedisUnreachable(options.url, error);
    }
    link.#isOpened = true;
    return link;
  }

  /** Calls back each time that Redis is back after it was away. */
  onReturn(run: () => void): Stop {
    this.#returns.add(run);
    return () => void this.#returns.delete(run);
  }

  isAway(): boolean {
    return this.#isClosed || this.#hanging !== undefined || !this.#client.isReady;
  }

  /** Asks Redis. Undefined if it is away, refuses, or does not answer in time. Never rejects. */
  async ask<T>(question: (client: RedisClientType) => Promise<T>): Promise<T | undefined> {
    if (this.isAway()) return undefined;
    const client = this.#client;
    return new Promise<T | undefined>((resolve) => {
      let isOver = false;
      const late = (): void => {
        if (isOver) return;
        this.#hang(client);
        resolve(undefined);
      };
      // A process that was busy runs its timers before it reads the answers that have come. They are read first.
      const timer = setTimeout(() => setImmediate(late), this.#answersWithin);
      const end = (answer?: T): void => {
        isOver = true;
        clearTimeout(timer);
        // An answer shows that Redis is there, however late it is.
        if (client === this.#client && this.#stopHanging()) this.#return();
        resolve(answer);
      };
      question(client).then(end, (error: unknown) => {
        this.#report(error);
        end();
      });
    });
  }

  /** Ends the connection at once. Questions that have no answer yet get none. */
  close(): void {
    this.#isClosed = true;
    this.#stopHanging();
    if (this.#client.isOpen) this.#client.destroy();
  }

  #create(): RedisClientType {
    const client = createClient({
      url: this.#url,
      disableOfflineQueue: true,
      socket: {
        connectTimeout: connectWithin,
        socketTimeout: silentFor,
        reconnectStrategy: (retries, cause) =>
          this.#isOpened ? Math.min(2000, 50 * 2 ** Math.min(retries, 6)) : cause,
      },
    }) as RedisClientType; // of the default modules
    client.on('error', (error: unknown) => this.#report(error));
    client.on('ready', () => {
      if (client === this.#client && this.#isOpened) this.#return();
    });
    return client;
  }

  #hang(client: RedisClientType): void {
    if (this.#isClosed || client !== this.#client || this.#hanging !== undefined) return;
    this.#report(`No answer in ${this.#answersWithin} ms.`);
    this.#hanging = setTimeout(() => {
      this.#stopHanging();
      this.#client = this.#create();
      this.#client.connect().catch((error: unknown) => this.#report(error));
      client.destroy();
    }, this.#hangsFor).unref();
  }

  /** Returns whether Redis was hanging. */
  #stopHanging(): boolean {
    const wasHanging = this.#hanging !== undefined;
    clearTimeout(this.#hanging);
    this.#hanging = undefined;
    return wasHanging;
  }

  #return(): void {
    if (this.isAway()) return;
    this.#isReported = false;
    for (const run of this.#returns) run();
  }

  /** An outage has many errors. The first is logged. */
  #report(error: unknown): void {
    if (this.#isClosed || !this.#isOpened || this.#isReported) return;
    this.#isReported = true;
    this.#logger.warn('Redis is away. This node counts calls and sockets by itself until it is back.', error);
  }
}
