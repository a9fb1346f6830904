import type { MarketStatus, OddsKey } from '@kvota/contracts';
import { createOfferStore, priceKey, type OfferStore } from '@kvota/offer';
import { createHandClock } from '../workbench/hand-clock.ts';
import { partsIn, type Part } from './parts.ts';
import { createSampleRoom, oddsOf, type RoomMessage } from './sample-room.ts';

/** One step of the bench: the message to the store and its result. */
export interface Step {
  readonly number: number;
  readonly title: string;
  readonly message: unknown;
  /** `applied` by the room; `ignored` because known; `gap` if a message before it is missing; `lost` on the network. */
  readonly outcome: 'applied' | 'ignored' | 'gap' | 'lost' | 'painted';
  /** Names of the subscriptions that were called. */
  readonly fired: readonly string[];
}

/** A subscription with the number of its calls. */
export interface Subscription {
  readonly name: string;
  readonly calls: number;
  /** True if it was called in the last frame. */
  readonly fresh: boolean;
}

export interface OfferView {
  readonly store: OfferStore;
  readonly steps: readonly Step[];
  readonly subscriptions: readonly Subscription[];
  /** Objects of the store. `kept` is true if the object is the same as before the last step. */
  readonly parts: readonly (Part & { readonly kept: boolean })[];
  /** True if a frame is requested and has not run. */
  readonly frameDue: boolean;
  /** Rooms whose snapshot the store requested. */
  readonly asked: readonly string[];
  /** The sequence number of the platform, to compare with that of the store. */
  readonly platformSeq: number;
  readonly odds: readonly OddsKey[];
  readonly statusOf: (eventId: string, market: string) => MarketStatus | undefined;
}

/** A real offer store with manual messages and frames. */
export interface OfferHarness {
  readonly view: () => OfferView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => void;
  readonly move: (key: OddsKey, thousandths: number) => void;
  /** Sends three deltas of one price before a frame. The last value wins. */
  readonly burst: (key: OddsKey) => void;
  readonly status: (eventId: string, market: string, status: MarketStatus) => void;
  readonly goal: (eventId: string) => void;
  readonly goes: (eventId: string) => void;
  readonly comes: () => void;
  /** The platform sends a message that is lost. */
  readonly lose: (key: OddsKey) => void;
  /** Sends the last message a second time. */
  readonly again: () => void;
  readonly deactivate: (eventId: string) => void;
  readonly drop: () => void;
  readonly paint: () => void;
  /** If true, a frame runs after each step. */
  readonly paintAtOnce: (on: boolean) => void;
}

export function createOfferHarness(): OfferHarness {
  const room = createSampleRoom();
  const clock = createHandClock(1000);
  const listeners = new Set<() => void>();
  const calls = new Map<string, { calls: number }>();
  let frame: (() => void) | undefined;
  let atOnce = true;
  let steps: readonly Step[] = [];
  let asked: readonly string[] = [];
  let fired: string[] = [];
  let last: RoomMessage | undefined;
  /** Sequence number of the newest applied message. */
  let known = 0;
  let before: ReadonlyMap<string, object> = new Map();

  const store = createOfferStore({
    now: clock.now,
    frame: (run) => {
      frame = run;
      return () => {
        frame = undefined;
      };
    },
  });
  store.onGap((name) => {
    asked = [...asked, name];
  });

  const called = (name: string) => (): void => {
    fired.push(name);
    const count = calls.get(name);
    if (count) count.calls += 1;
  };
  const watch = (name: string, subscribe: (callback: () => void) => unknown): void => {
    if (calls.has(name)) return;
    calls.set(name, { calls: 0 });
    subscribe(called(name));
  };
  const watchAll = (): void => {
    watch(`rows ${room.name}`, (callback) => store.subscribeRows(room.name, callback));
    for (const { eventId } of room.matches()) {
      watch(`match ${eventId}`, (callback) => store.subscribeMatch(eventId, callback));
    }
    for (const key of oddsOf(room)) {
      const name = priceKey(...key);
      watch(name, (callback) => store.subscribePrice(name, callback));
    }
  };
  watchAll();

  const look = (): OfferView => {
    const parts = partsIn(store, room.name);
    return {
      store,
      steps,
      subscriptions: [...calls].map(([name, { calls: count }]) => ({
        name,
        calls: count,
        fresh: fired.includes(name),
      })),
      parts: parts.map((part) => ({ ...part, kept: before.get(part.name) === part.value })),
      frameDue: frame !== undefined,
      asked,
      platformSeq: room.seq(),
      odds: oddsOf(room),
      statusOf: (eventId, market) => store.match(eventId)?.markets[market]?.status,
    };
  };
  let view = look();
  const publish = (): void => {
    view = look();
    for (const listener of listeners) listener();
  };
  const paintNow = (): void => {
    const due = frame;
    frame = undefined;
    clock.advance(16);
    due?.();
  };
  /** Runs a step, then a frame if they are automatic, and logs the result. */
  const step = (title: string, message: unknown, run: () => Step['outcome']): void => {
    before = new Map(partsIn(store, room.name).map(({ name, value }) => [name, value]));
    fired = [];
    const outcome = run();
    if (atOnce) paintNow();
    steps = [...steps, { number: steps.length + 1, title, message, outcome, fired }];
    // Subscribes to the prices of a new match, as a rendered row does.
    watchAll();
    publish();
  };
  const give = (message: RoomMessage): Step['outcome'] => {
    if (message.type === 'snapshot') {
      asked = [];
      known = message.snapshot.seq;
      store.apply(message.snapshot);
      return 'applied';
    }
    const seq = message.type === 'delta' ? (message.numbers[0] ?? 0) : message.change.seq;
    if (message.type === 'delta') store.applyDelta(room.name, message.numbers);
    else store.applyChange(room.name, message.change);
    const state = store.roomState(room.name);
    if (state === 'gap') return 'gap';
    if (state === 'absent' || seq <= known) return 'ignored';
    known = seq;
    return 'applied';
  };
  const say = (title: string, message: RoomMessage | undefined): void => {
    if (!message) return;
    step(title, bodyOf(message), () => {
      const outcome = give(message);
      last = message;
      return outcome;
    });
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => say('Snapshot', room.snapshot()),
    move: (key, thousandths) => say(`Delta: ${priceKey(...key)}`, room.move(key, thousandths)),
    burst: (key) => {
      const wanted = atOnce;
      atOnce = false;
      for (const by of [10, 20, 30]) say(`Delta: ${priceKey(...key)}`, room.move(key, room.price(key) + by));
      atOnce = wanted;
      if (atOnce) step('Frame', undefined, () => 'painted');
    },
    status: (eventId, market, status) =>
      say(`${market} of ${eventId}: ${status}`, room.status(eventId, market, status)),
    goal: (eventId) => say(`Goal in ${eventId}`, room.goal(eventId)),
    goes: (eventId) => say(`${eventId} goes`, room.goes(eventId)),
    comes: () => say('A match comes', room.comes()),
    lose: (key) => {
      const message = room.move(key, room.price(key) + 10);
      step('Lost on the way', message && bodyOf(message), () => 'lost');
    },
    again: () => {
      if (last) say('The last message again', last);
    },
    deactivate: (eventId) =>
      step(`live_inactive_update ${eventId}`, [eventId], () => {
        store.deactivate(eventId);
        return 'applied';
      }),
    drop: () =>
      step('The room is left', room.name, () => {
        store.dropRoom(room.name);
        return 'applied';
      }),
    paint: () =>
      step('Frame', undefined, () => {
        paintNow();
        return 'painted';
      }),
    paintAtOnce: (on) => {
      atOnce = on;
      publish();
    },
  };
}

function bodyOf(message: RoomMessage): unknown {
  switch (message.type) {
    case 'snapshot':
      return message.snapshot;
    case 'delta':
      return message.numbers;
    case 'change':
      return message.change;
  }
}
