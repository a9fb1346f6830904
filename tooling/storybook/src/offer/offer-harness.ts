import type { MarketStatus, OddsKey } from '@kvota/contracts';
import { priceKey, type OfferStore } from '@kvota/offer';
import { ObservedStore } from './observed-store.ts';
import { partsIn, type Part } from './parts.ts';
import { createSampleRoom, oddsOf, type RoomMessage } from './sample-room.ts';
import type { Step, Subscription } from './step.ts';

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

/** Creates a harness over a sample room. */
export function createOfferHarness(): OfferHarness {
  const room = createSampleRoom();
  const observed = new ObservedStore(room);
  const { store } = observed;
  const listeners = new Set<() => void>();
  let paintsAtOnce = true;
  let steps: readonly Step[] = [];
  let last: RoomMessage | undefined;
  let before: ReadonlyMap<string, object> = new Map();

  const look = (): OfferView => ({
    store,
    steps,
    subscriptions: observed.subscriptions(),
    parts: partsIn(store, room.name).map((part) => ({ ...part, kept: before.get(part.name) === part.value })),
    frameDue: observed.frameDue,
    asked: observed.asked,
    platformSeq: room.seq(),
    odds: oddsOf(room),
    statusOf: (eventId, market) => store.match(eventId)?.markets[market]?.status,
  });
  let view = look();
  const publish = (): void => {
    view = look();
    for (const listener of listeners) listener();
  };
  /** Runs a step, then a frame if they are automatic, and logs the result. */
  const step = (title: string, message: unknown, run: () => Step['outcome']): void => {
    before = new Map(partsIn(store, room.name).map(({ name, value }) => [name, value]));
    observed.resetFired();
    const outcome = run();
    if (paintsAtOnce) observed.paint();
    steps = [...steps, { number: steps.length + 1, title, message, outcome, fired: observed.fired }];
    // Subscribes to the prices of a new match, as a rendered row does.
    observed.subscribeAll();
    publish();
  };
  const send = (title: string, message: RoomMessage | undefined): void => {
    if (!message) return;
    step(title, bodyOf(message), () => {
      const outcome = observed.receive(message);
      last = message;
      return outcome;
    });
  };
  const paint = (): void => step('Frame', undefined, () => 'painted');

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => send('Snapshot', room.snapshot()),
    move: (key, thousandths) => send(`Delta: ${priceKey(...key)}`, room.move(key, thousandths)),
    burst: (key) => {
      const wanted = paintsAtOnce;
      paintsAtOnce = false;
      for (const by of [10, 20, 30]) send(`Delta: ${priceKey(...key)}`, room.move(key, room.price(key) + by));
      paintsAtOnce = wanted;
      if (paintsAtOnce) paint();
    },
    status: (eventId, market, status) =>
      send(`${market} of ${eventId}: ${status}`, room.status(eventId, market, status)),
    goal: (eventId) => send(`Goal in ${eventId}`, room.goal(eventId)),
    goes: (eventId) => send(`${eventId} goes`, room.goes(eventId)),
    comes: () => send('A match comes', room.comes()),
    lose: (key) => {
      const message = room.move(key, room.price(key) + 10);
      step('Lost on the way', message && bodyOf(message), () => 'lost');
    },
    again: () => {
      if (last) send('The last message again', last);
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
        observed.paint();
        return 'painted';
      }),
    paintAtOnce: (on) => {
      paintsAtOnce = on;
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
