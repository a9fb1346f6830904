import type { OfferSnapshot, StructuralChange } from '@kvota/contracts';
import { io, type Socket } from 'socket.io-client';

import { PublishedPrices } from './published-prices.ts';
import { RoomClient } from '../../../../apps/platform/src/testing/room-client.ts';

/** Plain sockets without losses to each node, which record what the node that drives the feed publishes. */
export interface NodesWatch {
  readonly published: PublishedPrices;
  /** The most snapshots of one run that a node has sent on one connection. */
  readonly snapshotsOfRun: () => number;
  /** What came on the connection with the most snapshots, as far as it is of interest for them. */
  readonly course: () => readonly string[];
  /** Allows one more snapshot of the current runs: Redis has lost messages. */
  readonly forgiveSnapshot: () => void;
  /** Compares a new snapshot of a node with what was published, and returns the prices that differ. */
  readonly differences: (url: string) => Promise<string[]>;
  readonly stop: () => void;
}

/** Milliseconds after which an earlier run that still sends is the current one. */
const quiet = 2000;
/** Messages of a connection that are remembered, besides its beginning. */
const longestCourse = 40;
const options = {
  transports: ['websocket'],
  forceNew: true,
  reconnectionDelay: 50,
  reconnectionDelayMax: 50,
  randomizationFactor: 0,
};

/** Watches the live table of a sport at all nodes. */
export function watchNodes(urls: readonly string[], sport: string): NodesWatch {
  const published = new PublishedPrices();
  /** The runs in the order in which they appeared. */
  const runs: string[] = [];
  const current = { run: '', seq: 0, at: 0 };
  let most = 0;
  let course: readonly string[] = [];
  let counts: Map<string, number>[] = [];

  /** Records the table of a room, unless another node has published the same or a later one. */
  const record = (run: string, room: RoomClient): void => {
    const now = Date.now();
    const isNew = !runs.includes(run);
    if (isNew) runs.push(run);
    const isCurrent = run === current.run;
    if (isCurrent ? room.seq <= current.seq : !isNew && now - current.at < quiet) return;
    Object.assign(current, { run, seq: room.seq, at: now });
    published.take(pricesOf(room), now);
  };
  const watch = (url: string): Socket => {
    const socket = io(`${url}/feedout`, options);
    let room: RoomClient | undefined;
    let run = '';
    let count = new Map<string, number>();
    let came: string[] = [];
    const note = (what: string): void => {
      came.push(`${new Date().toISOString()} ${what}`);
      if (came.length > longestCourse) came.splice(1, 1);
    };
    const join = (): void => void socket.emit('live', { sport });
    socket.on('connect', () => {
      room = undefined;
      count = new Map();
      counts.push(count);
      came = [];
      note(`connected to ${url}`);
      join();
    });
    socket.on('feed_silent', () => note('feed_silent'));
    socket.on('heartbeat', (numbers: object) => note(`heartbeat ${JSON.stringify(numbers)}`));
    socket.on('initial_data', (snapshot: OfferSnapshot) => {
      room = new RoomClient(snapshot);
      run = snapshot.run ?? '';
      count.set(run, (count.get(run) ?? 0) + 1);
      note(`snapshot ${snapshot.seq} of run ${run}`);
      const times = count.get(run) ?? 0;
      if (times > most) [most, course] = [times, [...came]];
      record(run, room);
    });
    socket.on('live_update', (name: string, news: number[] | StructuralChange) => {
      const message = Array.isArray(news)
        ? { type: 'delta' as const, numbers: news }
        : { type: 'change' as const, change: news };
      note(`update ${Array.isArray(news) ? news[0] : news.seq} of run ${run}`);
      room?.take({ ...message, room: name, kind: 'live' });
      if (room) record(run, room);
    });
    return socket;
  };
  const sockets = urls.map(watch);
  return {
    published,
    snapshotsOfRun: () => most,
    course: () => course,
    forgiveSnapshot() {
      for (const count of counts) count.clear();
      counts = [];
    },
    async differences(url) {
      const socket = io(`${url}/feedout`, options);
      try {
        const snapshot = await new Promise<OfferSnapshot>((resolve) => {
          socket.once('initial_data', resolve);
          socket.emit('live', { sport });
        });
        const now = Date.now();
        const wrong = [...pricesOf(new RoomClient(snapshot))].filter(
          // The watch may get the last message some milliseconds later.
          ([key, value]) => published.staleFor(key, value, now) > 500,
        );
        return wrong.map(([key]) => key);
      } finally {
        socket.disconnect();
      }
    },
    stop: () => sockets.forEach((socket) => socket.disconnect()),
  };
}

/** Returns the open prices of a room, and 0 for the others. */
function pricesOf(room: RoomClient): Map<string, number> {
  const { odds, matches } = room.known;
  return new Map(
    Object.entries(odds).map(([key, value]) => {
      const [eventId = '', market = ''] = key.split('|');
      return [key, matches[eventId]?.statuses[market] === 'OPEN' ? value : 0];
    }),
  );
}
