import { createOfferStore, priceKey, type OfferStore } from '@kvota/offer';
import { createHandClock } from '../workbench/hand-clock.ts';
import { oddsOf, type RoomMessage, type SampleRoom } from './sample-room.ts';
import type { Step, Subscription } from './step.ts';

/** A store with manual frames that subscribes to everything in a room and counts the calls. */
export class ObservedStore {
  readonly store: OfferStore;
  readonly #room: SampleRoom;
  readonly #clock = createHandClock(1000);
  readonly #calls = new Map<string, { calls: number }>();
  #frame: (() => void) | undefined;
  #asked: readonly string[] = [];
  #fired: string[] = [];
  /** Sequence number of the newest applied message. */
  #seq = 0;

  constructor(room: SampleRoom) {
    this.#room = room;
    this.store = createOfferStore({
      now: this.#clock.now,
      frame: (run) => {
        this.#frame = run;
        return () => {
          this.#frame = undefined;
        };
      },
    });
    this.store.onGap((name) => {
      this.#asked = [...this.#asked, name];
    });
    this.subscribeAll();
  }

  get frameDue(): boolean {
    return this.#frame !== undefined;
  }

  /** Rooms whose snapshot the store requested. */
  get asked(): readonly string[] {
    return this.#asked;
  }

  /** Names of the subscriptions that were called since `resetFired`. */
  get fired(): readonly string[] {
    return this.#fired;
  }

  resetFired(): void {
    this.#fired = [];
  }

  subscriptions(): readonly Subscription[] {
    return [...this.#calls].map(([name, { calls }]) => ({ name, calls, fresh: this.#fired.includes(name) }));
  }

  /** Subscribes to rows, matches and prices that have no subscription yet. */
  subscribeAll(): void {
    const { store } = this;
    const { name: roomName } = this.#room;
    this.#subscribe(`rows ${roomName}`, (callback) => store.subscribeRows(roomName, callback));
    for (const { eventId } of this.#room.matches()) {
      this.#subscribe(`match ${eventId}`, (callback) => store.subscribeMatch(eventId, callback));
    }
    for (const key of oddsOf(this.#room)) {
      const name = priceKey(...key);
      this.#subscribe(name, (callback) => store.subscribePrice(name, callback));
    }
  }

  /** Runs the requested frame, 16 milliseconds later. */
  paint(): void {
    const due = this.#frame;
    this.#frame = undefined;
    this.#clock.advance(16);
    due?.();
  }

  /** Passes a message to the store and returns its outcome. */
  receive(message: RoomMessage): Step['outcome'] {
    const { store } = this;
    const { name } = this.#room;
    if (message.type === 'snapshot') {
      this.#asked = [];
      this.#seq = message.snapshot.seq;
      store.apply(message.snapshot);
      return 'applied';
    }
    const seq = message.type === 'delta' ? (message.numbers[0] ?? 0) : message.change.seq;
    if (message.type === 'delta') store.applyDelta(name, message.numbers);
    else store.applyChange(name, message.change);
    const state = store.roomState(name);
    if (state === 'gap') return 'gap';
    if (state === 'absent' || seq <= this.#seq) return 'ignored';
    this.#seq = seq;
    return 'applied';
  }

  #subscribe(name: string, subscribe: (callback: () => void) => unknown): void {
    if (this.#calls.has(name)) return;
    const count = { calls: 0 };
    this.#calls.set(name, count);
    subscribe(() => {
      this.#fired.push(name);
      count.calls += 1;
    });
  }
}
