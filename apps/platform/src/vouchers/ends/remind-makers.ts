import { minorToMoney } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { messages, vouchers } from '../../database/schema/index.ts';
import { endingTexts } from './ending-texts.ts';

export interface ReminderDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Writes to a player. An id that was sent before is not sent again. */
  readonly send: (message: {
    readonly id: string;
    readonly userId: string;
    readonly texts: ReturnType<typeof endingTexts>;
  }) => Promise<unknown>;
}

/** How long before its expiry the maker of a voucher gets a message. */
const ahead = 7 * 86_400_000;

/**
 * Writes to the makers of vouchers that expire within a week, once for each voucher. A message that was not sent because a
 * node ended is sent by the next run, on any node.
 */
export async function remindMakers({ db, clock, send }: ReminderDeps): Promise<void> {
  for (const { id, maker, amount, currency, last4, expiresAt } of await vouchersToRemind(db, clock.now())) {
    const texts = endingTexts({ amount: minorToMoney(amount), currency, last4, ends: expiresAt.getTime() });
    await send({ id: `voucher:${id}:ends`, userId: maker, texts });
  }
}

/**
 * Builds the query for open vouchers that expire within a week and whose makers have no message yet. Those that are valid
 * for a week or less need none.
 */
export function vouchersToRemind(db: Db, now: number) {
  const { id, maker, amount, currency, last4, expiresAt, madeAt, state } = vouchers;
  const sent = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.id, sql`'voucher:' || ${id} || ':ends'`));
  return db
    .select({ id, maker, amount, currency, last4, expiresAt })
    .from(vouchers)
    .where(
      and(
        eq(state, 'open'),
        gt(expiresAt, new Date(now)),
        lte(expiresAt, new Date(now + ahead)),
        sql`${expiresAt} - ${madeAt} > interval '7 days'`,
        notExists(sent),
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(500);
}
