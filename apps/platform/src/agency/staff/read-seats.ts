import { agentRole, operatorRole, type StaffRight } from '@kvota/contracts';
import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { agencyStaff, users } from '../../database/schema/index.ts';
import { problem } from '../../kernel/http-problem.ts';
import { isBlocked } from '../../users/blocked.ts';
import { rootId } from '../tree.ts';
import { requireRights } from './rights.ts';

type StaffRow = typeof agencyStaff.$inferSelect;

/** A staff account, and whether it may act now. */
export interface Seat extends StaffRow {
  /** False if the account is switched off or blocked, or if the employer is blocked or has lost the role. */
  readonly isOpen: boolean;
  /** The name of the employer. */
  readonly employer: string;
}

const [own, employer] = [alias(users, 'own'), alias(users, 'employer')];

const seats = (db: Db, where: SQL | undefined) =>
  db
    .select({
      staff: agencyStaff,
      blocked: own.blocked,
      employer: employer.username,
      roles: employer.roles,
      employerBlocked: isBlocked(employer),
    })
    .from(agencyStaff)
    .innerJoin(own, eq(own.id, agencyStaff.userId))
    .innerJoin(employer, eq(employer.id, agencyStaff.employerId))
    .where(where);

type Row = Awaited<ReturnType<typeof seats>>[number];

function seatOf({ staff, blocked, employer: name, roles, employerBlocked }: Row): Seat {
  const isEmployed =
    staff.nodeId === rootId ? roles.includes(operatorRole) : roles.includes(agentRole) && !employerBlocked;
  return { ...staff, employer: name, isOpen: staff.active && !blocked && isEmployed };
}

/** Returns those of the users who are staff, by id. */
export async function readSeats(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Seat>> {
  const rows = await seats(db, among(agencyStaff.userId, userIds));
  return new Map(rows.map((row) => [row.staff.userId, seatOf(row)]));
}

/**
 * Locks a staff account against a change until the transaction of the act ends. Throws 403 if it may not act by now, or
 * lacks a right that the act needs.
 */
export async function requireSeat(tx: Db, userId: string, needed: readonly StaffRight[]): Promise<Seat> {
  const [row] = await seats(tx, and(eq(agencyStaff.userId, userId))).for('share', { of: agencyStaff });
  if (row === undefined) throw problem('agentBlocked');
  const seat = seatOf(row);
  if (!seat.isOpen) throw problem('agentBlocked');
  requireRights(seat.rights, needed);
  return seat;
}
