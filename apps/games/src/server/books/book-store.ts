import { and, asc, count, eq, gt, gte, inArray, isNotNull, lt, min, ne } from 'drizzle-orm';

import type { Db } from '../database/database.ts';
import { bookComparison, bookDifferences, rounds } from '../database/schema/index.ts';
import type { BookDifference, BookedRound, WalletEntry } from './compare-books.ts';

const row = 'wallet';
const most = 200;

/** Returns how far the books were compared; before the first time, to when the first round for money was opened. */
export async function comparedTo(db: Db, now: number): Promise<number> {
  const read = () => db.select().from(bookComparison).where(eq(bookComparison.id, row));
  const [known] = await read();
  if (known !== undefined) return known.comparedTo;
  const [first] = await db
    .select({ at: min(rounds.openedAt) })
    .from(rounds)
    .where(eq(rounds.money, 'real'));
  const begins = first?.at?.getTime() ?? now;
  await db.insert(bookComparison).values({ id: row, comparedTo: begins, leaseUntil: 0 }).onConflictDoNothing();
  return (await read())[0]?.comparedTo ?? begins;
}

/** The right to compare from an instant on, until the lease ends. */
export interface ComparisonLease {
  readonly from: number;
  readonly until: number;
}

/** Leases the comparison to this node. Returns undefined if another node compares. */
export async function leaseComparison(
  db: Db,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<ComparisonLease | undefined> {
  const free = and(eq(bookComparison.id, row), lt(bookComparison.leaseUntil, now));
  const [leased] = await db.update(bookComparison).set({ leaseUntil: until }).where(free).returning();
  return leased && { from: leased.comparedTo, until };
}

/** Gives the lease back, unless it has ended and another node has it. */
export async function endComparison(db: Db, { until }: ComparisonLease): Promise<void> {
  const own = and(eq(bookComparison.id, row), eq(bookComparison.leaseUntil, until));
  await db.update(bookComparison).set({ leaseUntil: 0 }).where(own);
}

/** A compared piece, with what was found. */
export interface ComparedPiece {
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly leaseUntil: number;
  readonly differences: readonly BookDifference[];
  readonly waiting: readonly WalletEntry[];
}

/** Stores a piece. Returns the differences that are new, or undefined if another node has compared the piece meanwhile. */
export async function storePiece(db: Db, piece: ComparedPiece): Promise<readonly BookDifference[] | undefined> {
  const { from, to, now, leaseUntil, differences, waiting } = piece;
  return db.transaction(async (tx) => {
    const here = and(eq(bookComparison.id, row), eq(bookComparison.comparedTo, from));
    const moved = await tx.update(bookComparison).set({ comparedTo: to, leaseUntil }).where(here).returning();
    if (moved.length === 0) return undefined;
    await tx.delete(bookDifferences).where(eq(bookDifferences.kind, 'waiting'));
    const waits = waiting.map((entry) => ({ ...rowOf(entry), kind: 'waiting' as const, foundAt: now }));
    if (waits.length > 0) await tx.insert(bookDifferences).values(waits).onConflictDoNothing();
    if (differences.length === 0) return [];
    const values = differences.map((one) => ({ ...one, foundAt: now }));
    const added = await tx.insert(bookDifferences).values(values).onConflictDoNothing().returning();
    const ids = new Set(added.map(({ movementId }) => movementId));
    return differences.filter(({ movementId }) => ids.has(movementId));
  });
}

function rowOf({ id: movementId, roundId, kind: movement, of, amount, currency, at: bookedAt }: WalletEntry) {
  return { movementId, roundId, movement, of, here: null, there: amount, currency, bookedAt };
}

/** The entries of the wallet that waited for their rounds. */
export async function waitingEntries(db: Db): Promise<WalletEntry[]> {
  const rows = await db.select().from(bookDifferences).where(eq(bookDifferences.kind, 'waiting'));
  return rows.map(({ movementId: id, movement: kind, of, roundId, there, currency, bookedAt: at }) => ({
    id,
    kind,
    of,
    roundId,
    amount: there ?? 0n,
    currency,
    at,
  }));
}

const roundColumns = {
  id: rounds.id,
  state: rounds.state,
  currency: rounds.currency,
  stake: rounds.stake,
  movements: rounds.movements,
  openedAt: rounds.openedAt,
  closedAt: rounds.closedAt,
};
type RoundColumns = Pick<typeof rounds.$inferSelect, keyof typeof roundColumns>;
const toRound = ({ openedAt, closedAt, ...round }: RoundColumns): BookedRound => ({
  ...round,
  openedAt: openedAt.getTime(),
  closedAt: closedAt?.getTime() ?? null,
});

/** Reads rounds for money by their ids. */
export async function roundsById(db: Db, ids: readonly string[]): Promise<Map<string, BookedRound>> {
  const found = new Map<string, BookedRound>();
  for (let at = 0; at < ids.length; at += most) {
    const own = and(eq(rounds.money, 'real'), inArray(rounds.id, ids.slice(at, at + most)));
    for (const one of await db.select(roundColumns).from(rounds).where(own)) found.set(one.id, toRound(one));
  }
  return found;
}

/** Reads rounds for money that were closed in a period and have movements. */
export async function roundsClosed(db: Db, from: number, to: number): Promise<BookedRound[]> {
  const period = and(gte(rounds.closedAt, new Date(from)), lt(rounds.closedAt, new Date(to)));
  const own = and(eq(rounds.money, 'real'), isNotNull(rounds.closedAt), ne(rounds.state, 'refused'), period);
  return (await db.select(roundColumns).from(rounds).where(own)).map(toRound);
}

/** Reads a page of the differences, and counts all. */
export async function readDifferences(db: Db, after: number) {
  const real = ne(bookDifferences.kind, 'waiting');
  const [all] = await db.select({ total: count() }).from(bookDifferences).where(real);
  const rows = await db
    .select()
    .from(bookDifferences)
    .where(and(real, gt(bookDifferences.number, after)))
    .orderBy(asc(bookDifferences.number))
    .limit(most + 1);
  return { rows: rows.slice(0, most), total: all?.total ?? 0, hasMore: rows.length > most };
}
