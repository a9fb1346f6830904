import { createHash } from 'node:crypto';

import type { Clock } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { pictures } from '../database/schema/index.ts';
import type { Pictures } from './pictures.ts';

/** Creates the pictures in the database. */
export function createPictures({ db, clock }: { readonly db: Db; readonly clock: Clock }): Pictures {
  return {
    async keep({ bytes, ending, author }) {
      const name = `${createHash('sha256').update(bytes).digest('base64url')}.${ending}`;
      const data = Buffer.from(bytes).toString('base64');
      await db
        .insert(pictures)
        .values({ name, data, author, at: new Date(clock.now()) })
        .onConflictDoNothing();
      return name;
    },
    async find(name) {
      const [row] = await db.select({ data: pictures.data }).from(pictures).where(eq(pictures.name, name));
      return row && Buffer.from(row.data, 'base64');
    },
  };
}
