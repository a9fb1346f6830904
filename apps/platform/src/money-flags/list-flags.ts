import type { CallAnswer, CallQuery } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';
import type { operatorCalls } from '@kvota/contracts/operator';
import type { Clock } from '@kvota/server';
import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { transactAct } from '../acts/transact-act.ts';
import type { Db } from '../database/database.ts';
import { moneyFlags, users } from '../database/schema/index.ts';
import { isoTime } from '../kernel/iso-time.ts';
import { refused, type Refused } from '../kernel/refused.ts';

const pageSize = 20;
type List = (typeof operatorCalls)['moneyFlags'];

/** Lists flags, newest first. */
export async function listFlags(db: Db, { page, state, username }: CallQuery<List>): Promise<CallAnswer<List>> {
  const fits = fitting(db, { state, username });
  const closers = alias(users, 'closers');
  const rows = await db
    .select({ flag: moneyFlags, username: users.username, closedBy: closers.username })
    .from(moneyFlags)
    .innerJoin(users, eq(users.id, moneyFlags.userId))
    .leftJoin(closers, eq(closers.id, moneyFlags.closedBy))
    .where(fits)
    .orderBy(desc(moneyFlags.foundAt), desc(moneyFlags.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rowCount = await db.$count(moneyFlags, fits);
  return {
    result: rows.map(({ flag, username: name, closedBy }) => ({
      id: flag.id,
      kind: flag.kind,
      username: name,
      rows: flag.rows.map(({ type, id }) => ({ type, id })),
      foundAt: isoTime(flag.foundAt.getTime()),
      state: flag.closedAt === null ? 'open' : 'closed',
      closedAt: flag.closedAt === null ? null : isoTime(flag.closedAt.getTime()),
      closedBy,
      note: flag.note,
    })),
    totalPages: Math.ceil(rowCount / pageSize),
    rowCount,
  };
}

function fitting(db: Db, { state, username }: Omit<CallQuery<List>, 'page'>): SQL | undefined {
  const named =
    username === undefined ? undefined : db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return and(
    state === undefined ? undefined : state === 'open' ? isNull(moneyFlags.closedAt) : isNotNull(moneyFlags.closedAt),
    named === undefined ? undefined : sql`${moneyFlags.userId} = (${named})`,
  );
}

/** A flag that a person has looked at. */
export interface ClosedFlag {
  readonly id: string;
  readonly note: string;
  readonly operatorId: string;
}

/** Closes a flag. A repetition changes nothing: the first note stays. */
export async function closeFlag(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { id, note, operatorId }: ClosedFlag,
): Promise<{ readonly ErrorText: 'ok' } | Refused<RefusalOf<'closeMoneyFlag'>>> {
  const closed = { closedAt: new Date(clock.now()), closedBy: operatorId, note };
  const isOpen = and(eq(moneyFlags.id, id), isNull(moneyFlags.closedAt));
  const isClosed = await transactAct(
    db,
    async (tx) => (await tx.update(moneyFlags).set(closed).where(isOpen).returning({ id: moneyFlags.id })).length > 0,
  );
  const isThere = isClosed || (await db.$count(moneyFlags, eq(moneyFlags.id, id))) > 0;
  return isThere ? { ErrorText: 'ok' } : refused('moneyFlagUnknown');
}
