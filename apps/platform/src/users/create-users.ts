import { and, eq, getTableColumns, not } from 'drizzle-orm';

import { transactAct } from '../acts/transact-act.ts';
import { amongFew } from '../database/among.ts';
import { createBatcher } from '../database/batcher.ts';
import type { Db } from '../database/database.ts';
import { agencyStaff, users } from '../database/schema/index.ts';
import { accountName } from './account-name.ts';
import { isBlocked } from './blocked.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { UserRecord, Users } from './users.ts';

const stored = { ...getTableColumns(users), blocked: isBlocked(users) };

/** Creates the store of users. Nothing is cached, so that a block takes effect from the next call on. */
export function createUsers(db: Db): Users {
  const byName = async (username: string) =>
    (
      await db
        .select(stored)
        .from(users)
        .where(eq(users.username, accountName(username)))
    )[0];
  // Every call of a signed-in user needs this, so concurrent ones share a statement.
  const byIds = async (ids: readonly string[]) => {
    const rows = await db.select(stored).from(users).where(amongFew(users.id, ids));
    const found = new Map(rows.map((row) => [row.id, recordOf(row)]));
    return ids.map((id) => found.get(id));
  };
  const change = async (username: string, set: Partial<typeof users.$inferInsert>): Promise<boolean> => {
    const isUser = eq(users.username, accountName(username));
    return transactAct(
      db,
      async (tx) => (await tx.update(users).set(set).where(isUser).returning({ id: users.id })).length > 0,
    );
  };
  return {
    byId: createBatcher(byIds, { maxKeys: 100, concurrency: 2 }),
    byUsername: async (username) => recordOf(await byName(username)),
    async withPassword(username, password) {
      const row = await byName(username);
      if (!(await verifyPassword(password, row?.passwordHash))) return undefined;
      return row === undefined || (await isSwitchedOff(db, row.id)) ? undefined : recordOf(row);
    },
    setBlocked: (username, blocked) => change(username, { blocked }),
    setRoles: (username, roles) => change(username, { roles: [...roles] }),
    async changePassword(id, old, next) {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      if (row === undefined || !(await verifyPassword(old, row.passwordHash))) return false;
      const passwordHash = await hashPassword(next);
      // If two changes are concurrent, the second has the wrong old password.
      const changed = await db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, id), eq(users.passwordHash, row.passwordHash)))
        .returning({ id: users.id });
      return changed.length > 0;
    },
  };
}

/** True for a staff account that the employer has switched off. */
const isSwitchedOff = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(agencyStaff, and(eq(agencyStaff.userId, userId), not(agencyStaff.active)))) > 0;

/** A closed account is nobody: its tokens are rejected, and it signs in nowhere. */
function recordOf(row: typeof users.$inferSelect | undefined): UserRecord | undefined {
  if (row === undefined || row.closedAt !== null) return undefined;
  return { id: row.id, username: row.username, email: row.email, roles: row.roles, blocked: row.blocked };
}
