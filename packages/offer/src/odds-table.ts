import { lowestOdds, type MarketStatus } from '@kvota/contracts';

/** One price as it stands; the same object until something about it changes. */
export interface Price {
  /** Whole thousandths: 1850 is 1.85; 0 is not to be had. */
  readonly thousandths: number;
  /** Status of its market. */
  readonly status: MarketStatus;
  /** Whether it can be had: its market is open and it is at least 1.01 (MATCH-05, MATCH-18). */
  readonly available: boolean;
  /** Where it went when it last moved between two prices. */
  readonly move: 'up' | 'down' | 'none';
  /** When that was shown, on the store's clock; 0: never. */
  readonly movedAt: number;
}

/** Every price of the store in flat arrays; a slot is a place in them, held by counting. */
export interface OddsTable {
  /** The slot of a price, made when there is none; `live`: held by a room that a socket keeps up to date. */
  readonly acquire: (key: string, live: boolean) => number;
  /** Slot -1 is no slot: giving it back or writing it does nothing. */
  readonly release: (slot: number, live: boolean) => void;
  readonly find: (key: string) => number | undefined;
  /** Whether a socket keeps the slot up to date, so that REST must not write it. */
  readonly isLive: (slot: number) => boolean;
  readonly put: (slot: number, thousandths: number) => void;
  readonly putStatus: (slot: number, status: MarketStatus) => void;
  readonly read: (key: string) => Price | undefined;
  /** Takes the keys of all odds that changed since the last time, and settles which way each moved. */
  readonly settle: (at: number) => string[];
  readonly hasNews: () => boolean;
  readonly size: () => number;
  readonly capacity: () => number;
}

const statuses: readonly MarketStatus[] = ['CLOSED', 'SUSPENDED', 'OPEN'];
const moves = ['none', 'up', 'down'] as const;
const smallest = 256;

function emptyColumns(length: number) {
  return {
    values: new Int32Array(length),
    /** The value of the last settling: moves are measured from what was shown. */
    shown: new Int32Array(length),
    status: new Uint8Array(length),
    move: new Uint8Array(length),
    movedAt: new Float64Array(length),
    refs: new Uint32Array(length),
    liveRefs: new Uint32Array(length),
    dirty: new Uint8Array(length),
  };
}

function grown(columns: ReturnType<typeof emptyColumns>): ReturnType<typeof emptyColumns> {
  const next = emptyColumns(Math.max(smallest, columns.values.length * 2));
  next.values.set(columns.values);
  next.shown.set(columns.shown);
  next.status.set(columns.status);
  next.move.set(columns.move);
  next.movedAt.set(columns.movedAt);
  next.refs.set(columns.refs);
  next.liveRefs.set(columns.liveRefs);
  next.dirty.set(columns.dirty);
  return next;
}

/** An empty table; `onNews` is called when the first change after a settling comes. */
export function createOddsTable(onNews: () => void, isWatched: (key: string) => boolean): OddsTable {
  const slots = new Map<string, number>();
  const gone = new Set<string>();
  let columns = emptyColumns(0);
  let keys: string[] = [];
  let views: (Price | undefined)[] = [];
  let free: number[] = [];
  let news: number[] = [];

  const hasNews = (): boolean => news.length > 0 || gone.size > 0;
  const touch = (slot: number): void => {
    views[slot] = undefined;
    if (columns.dirty[slot] === 1) return;
    const first = !hasNews();
    columns.dirty[slot] = 1;
    news.push(slot);
    if (first) onNews();
  };
  const create = (key: string): number => {
    const slot = free.pop() ?? keys.length;
    if (slot >= columns.values.length) columns = grown(columns);
    keys[slot] = key;
    slots.set(key, slot);
    columns.values[slot] = 0;
    columns.shown[slot] = 0;
    columns.status[slot] = 0;
    columns.move[slot] = 0;
    columns.movedAt[slot] = 0;
    touch(slot);
    return slot;
  };
  const destroy = (slot: number): void => {
    const key = keys[slot] ?? '';
    slots.delete(key);
    keys[slot] = '';
    views[slot] = undefined;
    if (isWatched(key)) {
      const first = !hasNews();
      gone.add(key);
      if (first) onNews();
    }
    if (slots.size > 0) {
      free.push(slot);
      return;
    }
    // The last price is gone: nothing is kept, whatever the table once held.
    columns = emptyColumns(0);
    keys = [];
    views = [];
    free = [];
    news = [];
  };
  const view = (slot: number): Price => {
    const thousandths = columns.values[slot] ?? 0;
    const status = statuses[columns.status[slot] ?? 0] ?? 'CLOSED';
    return {
      thousandths,
      status,
      available: status === 'OPEN' && thousandths >= lowestOdds,
      move: moves[columns.move[slot] ?? 0] ?? 'none',
      movedAt: columns.movedAt[slot] ?? 0,
    };
  };
  const settleMove = (slot: number, at: number): void => {
    const before = columns.shown[slot] ?? 0;
    const value = columns.values[slot] ?? 0;
    columns.shown[slot] = value;
    if (before === value || before === 0 || value === 0) return;
    columns.move[slot] = value > before ? 1 : 2;
    columns.movedAt[slot] = at;
    views[slot] = undefined;
  };

  return {
    acquire: (key, live) => {
      const slot = slots.get(key) ?? create(key);
      columns.refs[slot] = (columns.refs[slot] ?? 0) + 1;
      if (live) columns.liveRefs[slot] = (columns.liveRefs[slot] ?? 0) + 1;
      return slot;
    },
    release: (slot, live) => {
      if (slot < 0) return;
      if (live) columns.liveRefs[slot] = (columns.liveRefs[slot] ?? 1) - 1;
      const left = (columns.refs[slot] ?? 1) - 1;
      columns.refs[slot] = left;
      if (left === 0) destroy(slot);
    },
    find: (key) => slots.get(key),
    isLive: (slot) => (columns.liveRefs[slot] ?? 0) > 0,
    put: (slot, thousandths) => {
      if (slot < 0 || columns.values[slot] === thousandths) return;
      columns.values[slot] = thousandths;
      touch(slot);
    },
    putStatus: (slot, status) => {
      const code = statuses.indexOf(status);
      if (columns.status[slot] === code) return;
      columns.status[slot] = code;
      touch(slot);
    },
    read: (key) => {
      const slot = slots.get(key);
      if (slot === undefined) return undefined;
      const known = views[slot];
      if (known) return known;
      const fresh = view(slot);
      views[slot] = fresh;
      return fresh;
    },
    settle: (at) => {
      const changed: string[] = [];
      for (const slot of news) {
        columns.dirty[slot] = 0;
        const key = keys[slot] ?? '';
        if (key === '') continue;
        settleMove(slot, at);
        gone.delete(key);
        changed.push(key);
      }
      changed.push(...gone);
      news = [];
      gone.clear();
      return changed;
    },
    hasNews,
    size: () => slots.size,
    capacity: () => columns.values.length,
  };
}
