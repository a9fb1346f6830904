import type { Clock } from '@kvota/server';
import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import type { Producer } from '../../feed/producer.ts';
import { rowsOf } from '../../database/rows.ts';
import type { Readiness } from './health.ts';

export interface ReadinessDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly producer: Pick<Producer, 'receivedAt' | 'isSilent'>;
  /** Milliseconds since 1970 by the clock of the machine. */
  readonly signInNow: () => number;
}

/** Reports the state of a node. */
export interface ReadinessWatch {
  readonly readiness: () => Promise<Readiness>;
  /** Reports from now on that the node is about to end. */
  readonly drain: () => void;
}

/** How long a look at the database counts, so that questions cost it nothing. */
const looksEvery = 1000;
const answersWithin = 3000;

/** The findings of a look at the database. */
type Look = Pick<Readiness, 'database' | 'clockAhead'>;

const away: Look = { database: false, clockAhead: 0 };

/** Watches the readiness of the platform. Questions that arrive together share one look at the database. */
export function createReadiness({ db, clock, producer, signInNow }: ReadinessDeps): ReadinessWatch {
  let last: { readonly at: number; readonly answer: Promise<Look> } | undefined;
  let draining = false;
  const ask = async (): Promise<Look> => {
    const before = signInNow();
    const [row] = rowsOf(await db.execute(sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`));
    // The database answered at some instant in between.
    const own = (before + signInNow()) / 2;
    return { database: true, clockAhead: (own - Number(row?.['now'])) / 1000 };
  };
  const look = async (): Promise<Look> => {
    const late = new Promise<Look>((resolve) => clock.after(answersWithin, () => resolve(away)));
    return Promise.race([ask().catch(() => away), late]);
  };
  const readiness = async (): Promise<Readiness> => {
    const now = clock.now();
    if (last === undefined || now - last.at >= looksEvery) last = { at: now, answer: look() };
    const receivedAt = producer.receivedAt();
    return {
      ...(await last.answer),
      draining,
      feedAge: (now - receivedAt) / 1000,
      hasNews: receivedAt > 0,
      feedSilent: producer.isSilent(),
    };
  };
  return {
    readiness,
    drain() {
      draining = true;
    },
  };
}
