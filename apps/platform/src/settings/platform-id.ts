import { and, eq } from 'drizzle-orm';

import { boxed, unboxed } from '../database/boxed.ts';
import type { Db } from '../database/database.ts';
import { settings } from '../database/schema/index.ts';
import type { Ids } from '../kernel/ids.ts';

const place = { group: 'system', key: 'platformId' } as const;

/** Returns the id of the platform, which the nodes of one database share and no other platform has. */
export async function readPlatformId(db: Db, ids: Ids): Promise<string> {
  await db
    .insert(settings)
    .values({ ...place, value: boxed(ids()) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.group, place.group), eq(settings.key, place.key)));
  return String(unboxed(row?.value));
}
