import { minorToMoney, moneyToMinor, type CashCap, type StaffCap } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, eq } from 'drizzle-orm';

import { among } from '../../database/among.ts';
import type { Db } from '../../database/database.ts';
import { agencyStaffDays } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import type { AgencyActor } from '../agency.ts';
import { requireSeat } from './read-seats.ts';
import { staffDayOf } from './staff-day.ts';

interface CapDeps {
  readonly clock: Pick<Clock, 'now'>;
}

interface Move {
  readonly currencyId: number;
  /** In minor units. */
  readonly amount: bigint;
}

/** A move within the cap, to be counted when it is booked, or the cap that it would exceed. */
export type CapCheck =
  | { readonly kind: 'within'; count(): Promise<void> }
  | { readonly kind: 'above'; readonly cashCap: CashCap };

const free: CapCheck = { kind: 'within', count: () => Promise.resolve() };

/**
 * Checks a move of money against the daily cap of a staff account. The row of its day is locked first, so that parallel
 * moves take turns until their transactions end. Moves of agents have no cap.
 */
export async function checkCap(tx: Db, { clock }: CapDeps, actor: AgencyActor, move: Move): Promise<CapCheck> {
  if (actor.staff === undefined) return free;
  const { caps } = await requireSeat(tx, actor.userId, actor.staff.needed);
  const { day, until } = staffDayOf(clock.now());
  const { currencyId, amount } = move;
  const table = agencyStaffDays;
  const isIt = and(eq(table.staffId, actor.userId), eq(table.day, day), eq(table.currencyId, currencyId));
  await tx.insert(table).values({ staffId: actor.userId, day, currencyId, moved: 0n }).onConflictDoNothing();
  const [row] = await tx.select({ moved: table.moved }).from(table).where(isIt).for('update');
  const used = row?.moved ?? 0n;
  const cap = moneyToMinor(caps.find((one) => one.currencyId === currencyId)?.cap ?? '0.00');
  if (used + amount > cap) return { kind: 'above', cashCap: { ...shown(cap, used), until: isoTime(until) } };
  return {
    kind: 'within',
    async count() {
      await tx
        .update(table)
        .set({ moved: used + amount })
        .where(isIt);
    },
  };
}

/** A cap can be lowered below what was moved. */
const shown = (cap: bigint, used: bigint) => ({
  cap: minorToMoney(cap),
  used: minorToMoney(used),
  left: minorToMoney(used < cap ? cap - used : 0n),
});

/** Returns the caps of staff accounts with what was moved today. */
export async function readCaps(
  db: Db,
  now: number,
  staff: readonly { readonly userId: string; readonly caps: readonly { currencyId: number; cap: string }[] }[],
): Promise<(userId: string) => StaffCap[]> {
  const { day } = staffDayOf(now);
  const ids = staff.map(({ userId }) => userId);
  const rows = await db
    .select()
    .from(agencyStaffDays)
    .where(and(among(agencyStaffDays.staffId, ids), eq(agencyStaffDays.day, day)));
  const movedOf = (userId: string, currencyId: number): bigint =>
    rows.find((row) => row.staffId === userId && row.currencyId === currencyId)?.moved ?? 0n;
  const capsOf = new Map(staff.map(({ userId, caps }) => [userId, caps]));
  return (userId) =>
    (capsOf.get(userId) ?? []).map(({ currencyId, cap }) => ({
      currencyId,
      ...shown(moneyToMinor(cap), movedOf(userId, currencyId)),
    }));
}
