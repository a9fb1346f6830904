import type { Clock } from '@kvota/server';
import { eq } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { profiles, users } from '../database/schema/index.ts';
import { refuseProfile } from './profile-rules.ts';
import type { Profiles } from './profiles.ts';

export function createProfiles(db: Db, clock: Clock): Profiles {
  return {
    async of(userId) {
      const [row] = await db
        .select({ username: users.username, email: users.email, profile: profiles })
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(eq(users.id, userId));
      if (row === undefined) return undefined;
      const { username, email, profile } = row;
      return {
        preferred_username: username,
        email,
        firstName: profile?.firstName ?? '',
        lastName: profile?.lastName ?? '',
        phone: profile?.phone ?? '',
        city: profile?.city ?? '',
        birthday: profile?.birthday ?? null,
      };
    },
    save: (userId, change) =>
      db.transaction(async (tx) => {
        await tx.insert(profiles).values({ userId }).onConflictDoNothing();
        const [known] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
        const refusals = refuseProfile(change, { birthday: known?.birthday ?? null }, clock.now());
        if (refusals.length > 0) return refusals;
        const { email, birthday, ...names } = change;
        if (email !== undefined) await tx.update(users).set({ email }).where(eq(users.id, userId));
        const set = { ...names, userId, ...(birthday === undefined || birthday === '' ? {} : { birthday }) };
        await tx.update(profiles).set(set).where(eq(profiles.userId, userId));
        return [];
      }),
  };
}
