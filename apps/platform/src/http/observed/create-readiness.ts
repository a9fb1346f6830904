import { sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import type { Producer } from '../../feed/producer.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Readiness } from './health.ts';

export interface ReadinessDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly producer: Pick<Producer, 'receivedAt' | 'isSilent'>;
}

/** How long a look at the database counts, so that questions cost it nothing. */
const looksEvery = 1000;
const answersWithin = 3000;

/** Returns the readiness of the platform. Questions that arrive together share one look at the database. */
export function createReadiness({ db, clock, producer }: ReadinessDeps): () => Promise<Readiness> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  const look = async (): Promise<boolean> => {
    const answered = db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((resolve) => clock.after(answersWithin, () => resolve(false)));
    return Promise.race([answered, late]);
  };
  return async () => {
    const now = clock.now();
    if (last === undefined || now - last.at >= looksEvery) last = { at: now, answer: look() };
    return {
      database: await last.answer,
      feedAge: (now - producer.receivedAt()) / 1000,
      feedSilent: producer.isSilent(),
    };
  };
}
