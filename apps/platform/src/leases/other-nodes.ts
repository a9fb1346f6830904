import { setTimeout as pause } from 'node:timers/promises';

import { eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { leases } from '../database/schema/index.ts';
import { lasts } from './lease.ts';

/** Thrown if other nodes use a database, and this one could not exchange messages with them. */
export class OtherNodes extends Error {
  constructor() {
    super(
      'REDIS_URL: other nodes use this database, and without a Redis this one would sell prices of a second feed. Set the REDIS_URL of the others, or end them first.',
    );
    this.name = 'OtherNodes';
  }
}

/** Throws OtherNodes if a holder renews a lease within the time that it lasts. A lease that a killed node left is no obstacle. */
export async function requireNoHolder(db: Db, name: string): Promise<void> {
  const read = async () => (await db.select().from(leases).where(eq(leases.name, name)))[0];
  const before = await read();
  if (before === undefined || before.holder === null) return;
  await pause(lasts);
  const after = await read();
  if (after !== undefined && after.holder !== null && after.beat !== before.beat) throw new OtherNodes();
}
