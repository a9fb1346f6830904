import { eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { profiles, users } from '../../database/schema/index.ts';
import type { RegisterPerson } from './exclusion-register.ts';

/** Reads the data by which a service of an authority recognises a user. */
export async function personOf(db: Db, userId: string): Promise<RegisterPerson | undefined> {
  const [row] = await db
    .select({ email: users.email, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return undefined;
  const { email, profile } = row;
  const { firstName = '', lastName = '', birthday = null } = profile ?? {};
  return { email, firstName, lastName, birthday };
}
