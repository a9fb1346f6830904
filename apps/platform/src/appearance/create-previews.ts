import { createHash, randomBytes } from 'node:crypto';

import type { Clock } from '@kvota/server';
import { and, eq, gt, lte } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { appearancePreviews } from '../database/schema/index.ts';
import type { Previews } from './previews.ts';

const keptFor = 48 * 3_600_000;
/** Bytes of a token. */
const tokenLength = 24;

/** Creates the previews in the database. Only the hash of a token is stored. */
export function createPreviews({ db, clock }: { readonly db: Db; readonly clock: Clock }): Previews {
  return {
    async keep({ domain, contents, author }) {
      const token = randomBytes(tokenLength).toString('base64url');
      const expiresAt = clock.now() + keptFor;
      await db
        .insert(appearancePreviews)
        .values({ tokenHash: hashOf(token), domain, contents, author, expiresAt: new Date(expiresAt) });
      return { token, expiresAt };
    },
    async find(token, domain) {
      const where = and(
        eq(appearancePreviews.tokenHash, hashOf(token)),
        eq(appearancePreviews.domain, domain),
        gt(appearancePreviews.expiresAt, new Date(clock.now())),
      );
      const [row] = await db.select().from(appearancePreviews).where(where);
      return row && { contents: row.contents, author: row.author, expiresAt: row.expiresAt.getTime() };
    },
    async forgetExpired() {
      await db.delete(appearancePreviews).where(lte(appearancePreviews.expiresAt, new Date(clock.now())));
    },
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
