import { createHmac } from 'node:crypto';

import type { Db } from '../../database/database.ts';
import { loadKey, loadText } from './secrets.ts';

/** Thrown if the matches of a database follow from another seed. */
export class OtherSeed extends Error {
  constructor() {
    super(
      'KVOTA_SEED: the matches of this database follow from another seed, and open tickets refer to them. Set the seed with which its nodes were started, or use another database.',
    );
    this.name = 'OtherSeed';
  }
}

/**
 * Stores at the first start of a node which seed a database belongs to, as a code that is of no use without the secret.
 * Throws OtherSeed if it is another one: a node that takes over the feed would put other matches in place of those on sale.
 */
export async function requireSameSeed(db: Db, seed: string, secret?: string): Promise<void> {
  const key = await loadKey(db, 'seed check key', secret);
  const code = createHmac('sha256', key).update(seed).digest('base64url');
  if ((await loadText(db, 'seed check', code, secret)) !== code) throw new OtherSeed();
}
