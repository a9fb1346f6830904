import type { StaffAccount } from '@kvota/contracts';
import { asc, eq, max } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { agencyAudit, agencyStaff, signIns, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { readCaps } from './count-cap.ts';
import { inOrder } from './rights.ts';

type StaffRow = typeof agencyStaff.$inferSelect;

/** Reads the staff of a node by name, with a number of statements that does not depend on that of the accounts. */
export async function listStaff(db: Db, now: number, nodeId: string): Promise<StaffAccount[]> {
  const rows = await db
    .select({ staff: agencyStaff, username: users.username })
    .from(agencyStaff)
    .innerJoin(users, eq(users.id, agencyStaff.userId))
    .where(eq(agencyStaff.nodeId, nodeId))
    .orderBy(asc(users.username));
  return describeStaff(db, now, rows);
}

/** Returns staff accounts as their employer sees them. */
export async function describeStaff(
  db: Db,
  now: number,
  rows: readonly { readonly staff: StaffRow; readonly username: string }[],
): Promise<StaffAccount[]> {
  const ids = rows.map(({ staff }) => staff.userId);
  const capsOf = await readCaps(
    db,
    now,
    rows.map(({ staff }) => staff),
  );
  const lastOf = await readLast(db, ids);
  return rows.map(({ staff, username }) => {
    const { userId, firstName, rights, active, createdAt, version } = staff;
    const last = lastOf(userId);
    return {
      id: userId,
      username,
      firstName,
      rights: inOrder(rights),
      caps: capsOf(userId),
      active,
      lastActive: last === undefined ? null : isoTime(last),
      createdAt: isoTime(createdAt.getTime()),
      version,
    };
  });
}

/** Reads the last act or the last use of a sign-in of users. */
async function readLast(db: Db, ids: readonly string[]): Promise<(id: string) => number | undefined> {
  const acts = await db
    .select({ id: agencyAudit.staff, at: max(agencyAudit.at) })
    .from(agencyAudit)
    .where(among(agencyAudit.staff, ids))
    .groupBy(agencyAudit.staff);
  const uses = await db
    .select({ id: signIns.userId, at: max(signIns.lastUsedAt) })
    .from(signIns)
    .where(among(signIns.userId, ids))
    .groupBy(signIns.userId);
  return (id) => {
    const times = [...acts, ...uses].flatMap((one) => (one.id === id && one.at !== null ? [one.at.getTime()] : []));
    return times.length === 0 ? undefined : Math.max(...times);
  };
}
