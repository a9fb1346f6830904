/** A request that a page made, or what it did over a socket: opened it or sent a message. */
export interface CountedRequest {
  /** 1 for the document, 2 for what was requested once it had arrived, and so on. */
  readonly round: number;
  /** The browser's name for its kind (`Document`, `Script`, `Stylesheet`, `Font`, `XHR`, …), or `Socket`. */
  readonly type: string;
  readonly url: string;
  /** Bytes of the answer as they travel: headers, and the body as it is compressed. For a socket, bytes of its messages. */
  bytes: number;
}

/** A request that is held: `send` lets it through and resolves to the bytes of its answer. */
export interface Held {
  readonly type: string;
  readonly url: string;
  readonly send: () => Promise<number>;
}

/** A line that holds everything until it is released. */
export interface HeldLine {
  /** Everything that was let through. */
  readonly released: readonly CountedRequest[];
  /** The number of requests that are held. */
  readonly waiting: number;
  /** Resolves once something is held. */
  readonly held: Promise<void>;
  hold(held: Held): void;
  /** Lets through what is held now, and resolves when everything has its answer. */
  release(): Promise<void>;
}

export function createHeldLine(): HeldLine {
  const released: CountedRequest[] = [];
  let holding: Held[] = [];
  const first = Promise.withResolvers<void>();
  let round = 0;
  return {
    released,
    get waiting() {
      return holding.length;
    },
    held: first.promise,
    hold(held) {
      holding.push(held);
      first.resolve();
    },
    async release() {
      round += 1;
      const now = holding;
      holding = [];
      const answers = now.map(async ({ type, url, send }) => {
        const counted: CountedRequest = { round, type, url, bytes: 0 };
        released.push(counted);
        counted.bytes = await send();
      });
      await Promise.all(answers);
    },
  };
}
