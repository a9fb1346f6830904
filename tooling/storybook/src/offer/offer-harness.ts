import type { MarketStatus, OddsKey } from '@kvota/contracts';
import { createOfferStore, priceKey, type OfferStore } from '@kvota/offer';
import { createHandClock } from '../workbench/hand-clock.ts';
import { partsIn, type Part } from './parts.ts';
import { createSampleRoom, oddsOf, type RoomMessage } from './sample-room.ts';

/** A step of whoever looks: what the store was given, and what came of it. */
export interface Step {
  readonly number: number;
  readonly title: string;
  readonly message: unknown;
  /** `applied`: the room took it; `ignored`: it knew it; `gap`: something is missing before it; `lost`: it never came. */
  readonly outcome: 'applied' | 'ignored' | 'gap' | 'lost' | 'painted';
  /** Who was called back, by the name of the subscription. */
  readonly fired: readonly string[];
}

/** A subscription and how often it was called. */
export interface Subscription {
  readonly name: string;
  readonly calls: number;
  /** Called in the last frame. */
  readonly fresh: boolean;
}

export interface OfferView {
  readonly store: OfferStore;
  readonly steps: readonly Step[];
  readonly subscriptions: readonly Subscription[];
  /** What the store hands out, and whether it is the same object as before the last step. */
  readonly parts: readonly (Part & { readonly kept: boolean })[];
  /** A frame was asked for and has not come. */
  readonly frameDue: boolean;
  /** Rooms whose snapshot the store asked for. */
  readonly asked: readonly string[];
  /** The platform's own number, to be held against that of the store. */
  readonly platformSeq: number;
  readonly odds: readonly OddsKey[];
  readonly statusOf: (eventId: string, market: string) => MarketStatus | undefined;
}

/** A real offer store that is fed by hand, frame by frame. */
export interface OfferHarness {
  readonly view: () => OfferView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => void;
  readonly move: (key: OddsKey, thousandths: number) => void;
  /** Three deltas of one price before a frame: the last value wins. */
  readonly burst: (key: OddsKey) => void;
  readonly status: (eventId: string, market: string, status: MarketStatus) => void;
  readonly goal: (eventId: string) => void;
  readonly goes: (eventId: string) => void;
  readonly comes: () => void;
  /** The platform says something that never arrives. */
  readonly lose: (key: OddsKey) => void;
  /** The last message comes a second time. */
  readonly again: () => void;
  readonly deactivate: (eventId: string) => void;
  readonly drop: () => void;
  readonly paint: () => void;
  /** Whether a frame comes by itself after each step. */
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
  /** The number of the newest message that was applied. */
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
  /** Does something, lets it be painted, and writes down what came of it. */
  const step = (title: string, message: unknown, run: () => Step['outcome']): void => {
    before = new Map(partsIn(store, room.name).map(({ name, value }) => [name, value]));
    fired = [];
    const outcome = run();
    if (atOnce) paintNow();
    steps = [...steps, { number: steps.length + 1, title, message, outcome, fired }];
    // A match that came is watched from now on, as a row that is drawn would.
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
