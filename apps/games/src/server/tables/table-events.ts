import type { Clock, Stop } from '@kvota/server';

import type { TableMoment, TableSnapshot } from '../../wire/index.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Tables } from './tables.ts';

/** An event of a table (RGS-31). */
export type TableEvent =
  | { readonly type: 'snapshot'; readonly data: TableSnapshot }
  | { readonly type: 'moment'; readonly data: TableMoment };

export type TableListener = (event: TableEvent) => void;

/** Events of tables for the listeners of this node. Every node computes them from the clock. */
export interface TableEvents {
  /** Calls the listener with a snapshot, then with each new phase. Throws FrameFailure `unknownTable`. */
  subscribe(gameCode: string, listener: TableListener): Promise<Stop>;
  stop(): void;
}

/** Milliseconds after which a table that could not be read is tried again. */
const retryAfter = 1000;

export function createTableEvents({
  clock,
  logger,
  tables,
}: {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly tables: Tables;
}): TableEvents {
  const feeds = new Map<string, { readonly listeners: Set<TableListener>; stop: Stop }>();
  let stopped = false;

  const send = (code: string, event: TableEvent): void =>
    feeds.get(code)?.listeners.forEach((listener) => listener(event));
  function schedule(code: string, at: number, chainId: string): void {
    const feed = feeds.get(code);
    if (stopped || feed === undefined) return;
    feed.stop();
    feed.stop = clock.after(Math.max(0, at - clock.now()), () => void next(code, chainId));
  }
  /** Sends the phase that has begun. If the chain has changed, numbers begin again, and the table is sent whole. */
  async function next(code: string, chainId: string): Promise<void> {
    try {
      const table = await tables.current(code);
      const isSame = table.chain.id === chainId;
      const snapshot = isSame ? undefined : await tables.snapshot(code);
      if (snapshot !== undefined) {
        send(code, { type: 'snapshot', data: snapshot.data });
        schedule(code, snapshot.endsAt, table.chain.id);
        return;
      }
      const { data, endsAt } = await tables.moment(table);
      send(code, { type: 'moment', data });
      schedule(code, endsAt, table.chain.id);
    } catch (error) {
      logger.error(`The table ${code} could not be read and is tried again`, error);
      schedule(code, clock.now() + retryAfter, chainId);
    }
  }
  return {
    async subscribe(code, listener) {
      const { data, endsAt } = await tables.snapshot(code);
      const feed = feeds.get(code) ?? { listeners: new Set(), stop: () => {} };
      const isFirst = feed.listeners.size === 0;
      feeds.set(code, feed);
      feed.listeners.add(listener);
      listener({ type: 'snapshot', data });
      if (isFirst) schedule(code, endsAt, data.table.chain.id);
      return () => {
        feed.listeners.delete(listener);
        if (feed.listeners.size > 0) return;
        feed.stop();
        feeds.delete(code);
      };
    },
    stop() {
      stopped = true;
      for (const { stop } of feeds.values()) stop();
      feeds.clear();
    },
  };
}
