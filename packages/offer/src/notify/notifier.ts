import type { OddsTable } from '../table/odds-table.ts';
import type { Price } from '../table/price.ts';
import { createSubscribers } from './subscribers.ts';

export interface NotifierDeps {
  /** Runs something on the next frame and returns the cancel. */
  readonly frame: (run: () => void) => () => void;
  readonly now: () => number;
  readonly odds: OddsTable;
}

/**
 * Prices that are shown in one frame. A browser draws a hundred changed cells in about half a frame, so that no frame is
 * lost and a tap never waits for the whole table. The others follow in the next frames.
 */
export const pricesPerFrame = 100;

/** Collects what changed and calls the subscribers together, in frames. */
export class Notifier {
  readonly prices = createSubscribers<Price | undefined>();
  readonly matches = createSubscribers<undefined>();
  readonly rows = createSubscribers<undefined>();
  readonly #deps: NotifierDeps;
  readonly #changedMatches = new Set<string>();
  readonly #changedRooms = new Set<string>();
  /** Changed prices whose subscribers were not called yet, oldest first. */
  readonly #waiting = new Set<string>();
  #cancelFrame: (() => void) | undefined;
  #paused = false;
  #flushes = 0;
  #notified = 0;

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
  }

  get stats() {
    const subscribers = this.prices.size() + this.matches.size() + this.rows.size();
    return { subscribers, flushes: this.#flushes, notified: this.#notified };
  }

  /** Asks for a frame, unless one is coming or the page is hidden. */
  schedule(): void {
    if (this.#paused || this.#cancelFrame) return;
    this.#cancelFrame = this.#deps.frame(() => {
      this.#cancelFrame = undefined;
      this.#notify(pricesPerFrame);
    });
  }

  matchChanged(eventId: string): void {
    this.#changedMatches.add(eventId);
    this.schedule();
  }

  roomChanged(room: string): void {
    this.#changedRooms.add(room);
    this.schedule();
  }

  /** Calls all subscribers now. Throws an AggregateError of what they threw, after all of them were called. */
  flush(): void {
    this.#cancel();
    this.#notify(Number.POSITIVE_INFINITY);
  }

  #notify(mostPrices: number): void {
    const { odds, now } = this.#deps;
    const failures: unknown[] = [];
    // Copied first, because a callback may change the store.
    const rooms = [...this.#changedRooms];
    const eventIds = [...this.#changedMatches];
    for (const key of odds.settle(now())) if (this.prices.has(key)) this.#waiting.add(key);
    this.#changedRooms.clear();
    this.#changedMatches.clear();
    this.#flushes += 1;
    let notified = 0;
    for (const room of rooms) notified += this.rows.notify(room, undefined, failures);
    for (const eventId of eventIds) notified += this.matches.notify(eventId, undefined, failures);
    let left = mostPrices;
    for (const key of this.#waiting) {
      if (left <= 0) break;
      this.#waiting.delete(key);
      const called = this.prices.notify(key, odds.read(key), failures);
      left -= called;
      notified += called;
    }
    this.#notified += notified;
    if (this.#waiting.size > 0) this.schedule();
    if (failures.length > 0) throw new AggregateError(failures, 'Callbacks of the offer store threw.');
  }

  pause(): void {
    this.#paused = true;
    this.#cancel();
  }

  resume(): void {
    this.#paused = false;
    const changed = this.#changedMatches.size + this.#changedRooms.size + this.#waiting.size;
    if (this.#deps.odds.hasChanges || changed > 0) this.schedule();
  }

  #cancel(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
  }
}
