/** What to do about missing answers at an instant. */
export interface FreshnessCheck {
  /** The offer may be out of date: no answer arrives, or a room has not answered since the last disconnect. */
  readonly stale: boolean;
  /** Request any snapshot, to find out if the platform still answers. */
  readonly probe: boolean;
  /** Rooms that have not answered yet: request them again. */
  readonly retry: readonly string[];
  /** Rooms that have not answered since a disconnect although others have: discard their data. */
  readonly lost: readonly string[];
}

/** Limits in milliseconds. */
export interface FreshnessOptions {
  /** How long the feed may be silent before a snapshot is requested. */
  readonly staleAfter: number;
  /** How long an answer may take. */
  readonly answerWithin: number;
}

interface Request {
  readonly at: number;
  /** When to repeat the request, because the request or its answer may be lost (FAULT-09). */
  retryAt: number;
  /** True if the room was known before a disconnect: its data is out of date until it answers. */
  readonly resumed: boolean;
}

/** Milliseconds before the first repetition. Each further one waits one and a half times the time that has passed. */
const firstRetryAfter = 400;
const retryFactor = 1.5;

/**
 * Distinguishes a feed that has failed from one that has nothing to send (FAULT-10). After `staleAfter` without a message a
 * snapshot is requested. If no answer arrives within `answerWithin`, the offer is stale until a snapshot arrives.
 *
 * All instants are milliseconds of one clock and are passed in.
 */
export class Freshness {
  readonly #options: FreshnessOptions;
  readonly #pending = new Map<string, Request>();
  readonly #known = new Set<string>();
  readonly #outdated = new Set<string>();
  #lastMessageAt = 0;
  #lastRequestAt = 0;
  #silent = false;

  constructor(options: FreshnessOptions) {
    this.#options = options;
  }

  /** Records a request that these rooms are expected to answer. */
  requested(rooms: readonly string[], at: number): void {
    this.#lastRequestAt = at;
    for (const room of rooms) {
      this.#pending.set(room, { at, retryAt: at + firstRetryAfter, resumed: this.#outdated.has(room) });
    }
  }

  /** Records that a request was repeated. Its deadline stays the same. */
  retried(room: string, at: number): void {
    this.#lastRequestAt = at;
    const request = this.#pending.get(room);
    if (request) request.retryAt = at + retryFactor * (at - request.at);
  }

  /** Returns true while the answer of a room is pending and not overdue. */
  isPending(room: string, at: number): boolean {
    const request = this.#pending.get(room);
    return request !== undefined && at - request.at < this.#options.answerWithin;
  }

  /** Records a message of any kind. */
  messageReceived(at: number): void {
    this.#lastMessageAt = at;
  }

  /** Records that the platform itself receives nothing. The offer is stale, whatever else arrives. */
  feedSilent(): void {
    this.#silent = true;
  }

  /** Records a snapshot, the only message that ends staleness. */
  snapshotReceived(room: string, at: number): void {
    this.#lastMessageAt = at;
    this.#silent = false;
    this.forget(room);
    this.#known.add(room);
  }

  /** Drops a room that was left. */
  forget(room: string): void {
    this.#known.delete(room);
    this.#outdated.delete(room);
    this.#pending.delete(room);
  }

  /** Records the loss of the connection: pending requests remain unanswered, and all known rooms become outdated. */
  disconnected(): void {
    this.#silent = false;
    this.#pending.clear();
    for (const room of this.#known) this.#outdated.add(room);
    this.#known.clear();
  }

  /** Evaluates pending requests. `subscribed` is true if there is any subscription. */
  check(at: number, subscribed: boolean): FreshnessCheck {
    const lost: string[] = [];
    const retry: string[] = [];
    for (const [room, request] of this.#pending) {
      if (this.isPending(room, at)) {
        if (!this.#silent && at >= request.retryAt) retry.push(room);
        continue;
      }
      if (this.#lastMessageAt <= request.at) this.#silent = true;
      // A silent platform answers for no room, which reveals nothing about this one.
      else if (!this.#silent) {
        this.#pending.delete(room);
        this.#outdated.delete(room);
        if (request.resumed) lost.push(room);
      }
    }
    const quietFor = at - Math.max(this.#lastMessageAt, this.#lastRequestAt);
    return {
      stale: subscribed && (this.#silent || this.#outdated.size > 0),
      probe: subscribed && quietFor >= this.#options.staleAfter,
      retry,
      lost,
    };
  }
}
