import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';
import type { Clock } from '@kvota/server';

import type { Feed } from '../feed/model/feed.ts';
import type { OperatorDecisions } from '../offer/decisions/operator-decisions.ts';
import { createMatchViews, type MatchView } from '../offer/matches/match-views.ts';
import { createRooms, type Rooms } from '../offer/rooms/rooms.ts';
import { RoomClient } from './room-client.ts';

const nothing = (): never => {
  throw new Error('Nobody decides about busy rooms.');
};
const noDecisions: OperatorDecisions = {
  version: () => 0,
  revision: () => 0,
  suspended: () => undefined,
  held: () => undefined,
  ended: () => undefined,
  hold: nothing,
  suspend: nothing,
  end: nothing,
};

/**
 * Live rooms in which half of the prices change at each tick, with any name: the first live match of football, `copies`
 * times. A copy has some 600 bytes of changes in a tick, so that a hundred fill the buffers of a connection in seconds.
 */
export function createBusyRooms(feed: Feed, clock: Clock, copies = 100): Rooms {
  const views = createMatchViews({ feed, clock, decisions: noDecisions });
  const first = feed.offerAt(clock.now()).live.find(({ sport }) => sport === 'F');
  const original = views.get(first?.eventId ?? '');
  if (!original) throw new Error(`No match of football is live.`);
  const start = clock.now();
  const members = Array.from({ length: copies }, (_, copy) => `copy-${copy}`);
  let runs = 0;
  return createRooms({
    clock,
    newRun: () => `run-${(runs += 1)}`,
    views: { get: (eventId) => copyOf(original, eventId, Math.floor((clock.now() - start) / 100), clock.now()) },
    revision: () => 0,
    shows: () => () => true,
    members: () => () => members,
    events: () => [],
    exists: (kind) => kind === 'live',
    sidebar: () => [],
  });
}

function copyOf(view: MatchView, eventId: string, tick: number, now: number): MatchView {
  let place = Number(eventId.slice('copy-'.length));
  const markets = [...view.markets].map(([code, market]) => {
    const selections = market.selections.map((selection) => {
      place += 7;
      return { ...selection, odds: 1010 + (((place % 2) * tick * 91 + place * 37) % 8000) };
    });
    return [code, { ...market, status: 'open' as const, selections }] as const;
  });
  return { ...view, fixture: { ...view.fixture, eventId }, markets: new Map(markets), until: now + 1 };
}

/** A room as a client builds it from the events of its socket. Throws if a message does not follow the one before. */
export class FollowedTable {
  readonly room: string;
  snapshots = 0;
  run: string | undefined;
  #client: RoomClient | undefined;

  constructor(room: string) {
    this.room = room;
  }

  /** Takes an event with its arguments, if it is one of the room. */
  take([event, ...args]: readonly unknown[]): void {
    if (event === 'initial_data') {
      const snapshot = args[0] as OfferSnapshot; // of a live room, because the client asks for no other
      if (snapshot.room !== this.room) return;
      this.snapshots += 1;
      this.run = snapshot.run;
      this.#client = new RoomClient(snapshot);
    } else if (event === 'live_update') {
      const [room, data] = args as [string, number[] | StructuralChange]; // the arguments of the event
      if (room !== this.room) return;
      // What was resumed may begin with what is known.
      const seq = Array.isArray(data) ? (data[0] ?? 0) : data.seq;
      if (seq <= this.seq) return;
      this.#client?.take(
        Array.isArray(data)
          ? { type: 'delta', room, kind: 'live', numbers: data }
          : { type: 'change', room, kind: 'live', change: data },
      );
    }
  }

  get seq(): number {
    return this.#client?.seq ?? -1;
  }

  get known(): unknown {
    return this.#client?.known;
  }
}
