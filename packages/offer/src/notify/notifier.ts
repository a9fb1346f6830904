import type { OddsTable } from '../table/odds-table.ts';
import type { Price } from '../table/price.ts';
import { createSubscribers } from './subscribers.ts';

export interface NotifierDeps {
  /** Runs something on the next frame and returns the cancel. */
  readonly frame: (run: () => void) => () => void;
  readonly now: () => number;
  readonly odds: OddsTable;
}

/** Collects what changed and calls the subscribers together, once per frame. */
export class Notifier {
  readonly prices = createSubscribers<Price | undefined>();
  readonly matches = createSubscribers<undefined>();
  readonly rows = createSubscribers<undefined>();
  readonly #deps: NotifierDeps;
  readonly #changedMatches = new Set<string>();
  readonly #changedRooms = new Set<string>();
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
      this.flush();
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

  /** Calls the subscribers now. Throws an AggregateError of what they threw, after all of them were called. */
  flush(): void {
    this.#cancel();
    const { odds, now } = this.#deps;
    const failures: unknown[] = [];
    // Copied first, because a callback may change the store.
    const rooms = [...this.#changedRooms];
    const eventIds = [...this.#changedMatches];
    const keys = odds.settle(now());
    this.#changedRooms.clear();
    this.#changedMatches.clear();
    this.#flushes += 1;
    let notified = 0;
    for (const room of rooms) notified += this.rows.notify(room, undefined, failures);
    for (const eventId of eventIds) notified += this.matches.notify(eventId, undefined, failures);
    for (const key of keys) {
      if (this.prices.has(key)) notified += this.prices.notify(key, odds.read(key), failures);
    }
    this.#notified += notified;
    if (failures.length > 0) throw new AggregateError(failures, 'Callbacks of the offer store threw.');
  }

  pause(): void {
    this.#paused = true;
    this.#cancel();
  }

  resume(): void {
    this.#paused = false;
    if (this.#deps.odds.hasChanges || this.#changedMatches.size > 0 || this.#changedRooms.size > 0) this.schedule();
  }

  #cancel(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
  }
}
