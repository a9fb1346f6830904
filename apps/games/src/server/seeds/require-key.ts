import type { Db } from '../database/database.ts';
import { seedPairs } from '../database/schema/index.ts';
import type { Seal } from './seal.ts';

/**
 * Rejects with WrongKey if a seed of the database was sealed with another key, such as one that another node has made for
 * itself. Otherwise the node would fail at each round of a player whose seeds are from that node.
 */
export async function requireKey(db: Db, seal: Pick<Seal, 'open'>): Promise<void> {
  const [pair] = await db.select().from(seedPairs).limit(1);
  if (pair !== undefined) seal.open(pair.id, pair.sealed);
}
