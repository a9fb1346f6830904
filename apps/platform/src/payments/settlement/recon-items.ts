import { minorToMoney, type CallAnswer } from '@kvota/contracts';
import type { operatorCalls } from '@kvota/contracts/operator';
import type { RefusalOf } from '@kvota/contracts/errors';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';

import { transactAct } from '../../acts/transact-act.ts';
import { reconItems, settlementFiles, users } from '../../database/schema/index.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Controlled, NotedItem } from '../payments.ts';

type Page = CallAnswer<(typeof operatorCalls)['reconItems']>;

const pageSize = 20;

/** A page of differences, newest first, and the files that providers have not served. */
export async function listReconItems(
  { db }: PaymentDeps,
  { page, state }: { readonly page: number; readonly state?: 'open' | undefined },
): Promise<Page> {
  const fits = state === undefined ? undefined : eq(reconItems.state, state);
  const rows = await db
    .select({ item: reconItems, by: users.username })
    .from(reconItems)
    .leftJoin(users, eq(users.id, reconItems.endedBy))
    .where(fits)
    .orderBy(desc(reconItems.foundAt), desc(reconItems.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rowCount = await db.$count(reconItems, fits);
  const unread = await db
    .select({ provider: settlementFiles.provider, day: settlementFiles.day })
    .from(settlementFiles)
    .where(isNull(settlementFiles.readAt))
    .orderBy(asc(settlementFiles.day), asc(settlementFiles.provider));
  return {
    result: rows.map(({ item, by }) => ({
      id: item.id,
      provider: item.provider,
      day: item.day,
      kind: item.kind,
      type: item.type,
      providerId: item.providerId,
      paymentId: item.paymentId,
      here: sumOf(item.hereAmount, item.hereCurrency),
      there: sumOf(item.thereAmount, item.thereCurrency),
      foundAt: isoTime(item.foundAt.getTime()),
      state: item.state,
      endedAt: item.endedAt === null ? null : isoTime(item.endedAt.getTime()),
      endedBy: by,
      note: item.note,
    })),
    totalPages: Math.ceil(rowCount / pageSize),
    rowCount,
    unread,
  };
}

const sumOf = (amount: bigint | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount: minorToMoney(amount), currency };

/** Notes that a person has dealt with a difference. The same again changes nothing. */
export async function noteReconItem(
  { db, clock }: PaymentDeps,
  { id, note, operatorId }: NotedItem,
): Promise<Controlled<RefusalOf<'noteReconItem'>>> {
  const ended = { state: 'noted' as const, note, endedAt: new Date(clock.now()), endedBy: operatorId ?? null };
  const isOpen = and(eq(reconItems.id, id), eq(reconItems.state, 'open'));
  const isNoted = await transactAct(
    db,
    async (tx) => (await tx.update(reconItems).set(ended).where(isOpen).returning({ id: reconItems.id })).length > 0,
  );
  if (isNoted) return { ErrorText: 'ok' };
  const [known] = await db.select().from(reconItems).where(eq(reconItems.id, id));
  return known?.state === 'noted' && known.note === note ? { ErrorText: 'ok' } : refused('reconItemUnknown');
}
