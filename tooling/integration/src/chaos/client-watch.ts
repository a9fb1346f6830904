import { setTimeout as pause } from 'node:timers/promises';

import type { PublishedPrices } from './published-prices.ts';
import type { TableClient } from './table-client.ts';

export interface ClientsReport {
  readonly comparisons: number;
  /** Shown prices that nobody published. */
  readonly unpublished: number;
  /** The longest time in milliseconds for which a client sold a price that had been replaced, and how often it was too long. */
  readonly longest: number;
  readonly late: number;
  /** The share of the comparisons in which a client could sell. */
  readonly sold: number;
}

export interface ClientsWatch {
  /** Counts nothing meanwhile: clients of nodes without news have old prices until these lock. */
  readonly excuse: (excused: boolean) => void;
  /** Waits until all clients sell what is published. Returns the milliseconds that it took, or Infinity. */
  readonly allAgree: (patience: number) => Promise<number>;
  readonly stop: () => ClientsReport;
}

const every = 200;

/** Compares the tables of clients with what was published, five times a second. */
export function watchClients(clients: readonly TableClient[], published: PublishedPrices, limit: number): ClientsWatch {
  const report = { comparisons: 0, unpublished: 0, longest: 0, late: 0, selling: 0 };
  let excused = false;
  const compare = (): void => {
    const now = Date.now();
    for (const client of clients) {
      report.comparisons += 1;
      if (!client.sells()) continue;
      report.selling += 1;
      const { milliseconds } = client.behind(published, now);
      if (milliseconds === Infinity) report.unpublished += 1;
      else if (!excused) {
        report.longest = Math.max(report.longest, milliseconds);
        if (milliseconds > limit) report.late += 1;
      }
    }
  };
  const timer = setInterval(compare, every);
  return {
    excuse: (next) => void (excused = next),
    async allAgree(patience) {
      const start = performance.now();
      while (performance.now() - start < patience) {
        const agrees = (one: TableClient): boolean =>
          one.sells() && one.behind(published, Date.now()).milliseconds < 1000;
        if (clients.every(agrees)) return performance.now() - start;
        await pause(50);
      }
      return Infinity;
    },
    stop() {
      clearInterval(timer);
      const { selling, ...counts } = report;
      return { ...counts, sold: selling / Math.max(1, counts.comparisons) };
    },
  };
}
