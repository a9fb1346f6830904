import { minorToMoney, type CallAnswer, type Calls, type PaymentDirection, type PaymentState } from '@kvota/contracts';
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { instruments, payments, users, wallets } from '../../database/schema/index.ts';
import { leftToStake } from '../../limits/left-to-stake.ts';
import { licensedPayments } from '../../protection/licensed-settings.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import type { PaymentDeps, PaymentRow } from '../payment-deps.ts';
import { lineOf, refundsIn } from './payment-line.ts';

const pageSize = 20;

/** A page of payments with the names of their users, newest first. */
export async function listPayments(
  { db, clock, rules }: PaymentDeps,
  filter: {
    readonly userId?: string;
    readonly username?: string | undefined;
    readonly direction?: PaymentDirection | undefined;
    readonly state?: PaymentState | undefined;
  },
  page: number,
) {
  const settings = licensedPayments(await listSettings(db, 'payments'), rules);
  const { userId, username, direction, state } = filter;
  const fits = and(
    userId === undefined ? undefined : eq(payments.userId, userId),
    username === undefined ? undefined : sql`${payments.userId} = (${named(db, username)})`,
    direction === undefined ? undefined : eq(payments.direction, direction),
    // A silent bank is a question of time, which the database does not have.
    state === undefined
      ? undefined
      : inArray(payments.state, state === 'unanswered' ? ['processing', 'sending'] : [state]),
  );
  const rows = await newest(db, fits)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rowCount = await db.$count(payments, fits);
  const now = clock.now();
  return {
    result: rows.map(({ payment, username: name, last4 }) => ({
      ...lineOf(payment, { settings, now, last4 }),
      username: name,
      ...refundsIn(payment),
    })),
    totalPages: Math.ceil(rowCount / pageSize),
    rowCount,
  };
}

/** Builds the query for payments with the names of their users and what they were paid with, newest first. */
export function newest(db: Db, fits: SQL | undefined) {
  return db
    .select({ payment: payments, username: users.username, last4: instruments.last4 })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(instruments, eq(instruments.id, payments.instrumentId))
    .where(fits)
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

const named = (db: Db, username: string) => db.select({ id: users.id }).from(users).where(eq(users.username, username));

/** Lists the ways to pay of a user's wallets, and what of them can be paid out. */
export async function listMethods(
  deps: PaymentDeps,
  userId: string,
  owned: readonly {
    readonly currency_id: number;
    readonly currency: string;
    readonly wallet_0: string;
    readonly wallet_1: string;
    readonly wallet_2: string;
  }[],
  toMinor: (money: string) => bigint,
): Promise<CallAnswer<Calls['paymentMethods']>> {
  const settings = licensedPayments(await listSettings(deps.db, 'payments'), deps.rules);
  const codes = [...new Set(deps.providers.flatMap(({ methods }) => methods))];
  const own = owned.filter(
    ({ currency }) => settings.deposits[currency] !== undefined || settings.withdrawals[currency] !== undefined,
  );
  const methods: CallAnswer<Calls['paymentMethods']>['methods'] = [];
  for (const direction of ['deposit', 'withdrawal'] as const) {
    for (const code of codes) {
      const usually = await usualSeconds(deps, and(eq(payments.method, code), eq(payments.direction, direction)));
      for (const { currency, currency_id: currencyId } of own) {
        const bounds = (direction === 'deposit' ? settings.deposits : settings.withdrawals)[currency];
        if (bounds !== undefined)
          methods.push({ code, direction, currency, currencyId, min: bounds.min, max: bounds.max, usually });
      }
    }
  }
  const ids = await walletIds(deps, userId);
  const withdrawable = [];
  for (const wallet of own) {
    const walletId = ids.get(wallet.currency_id);
    const left = settings.playFirst && walletId !== undefined ? await leftToStake(deps.db, walletId) : 0n;
    const free = toMinor(wallet.wallet_0) + toMinor(wallet.wallet_1) - left;
    withdrawable.push({
      currency: wallet.currency,
      currencyId: wallet.currency_id,
      free: minorToMoney(free > 0n ? free : 0n),
      playFirst: minorToMoney(left),
      onItsWay: wallet.wallet_2,
    });
  }
  return { methods, withdrawable, cancel: settings.cancel };
}

/** The wallets of a user by currency. */
async function walletIds({ db }: PaymentDeps, userId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: wallets.id, currencyId: wallets.currencyId })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  return new Map(rows.map(({ id, currencyId }) => [currencyId, id]));
}

const [measured, few] = [100, 5];

/** The median and the ninth tenth of the last hundred payments that arrived. Null if there are few. */
async function usualSeconds(
  { db }: PaymentDeps,
  isOfMethod: SQL | undefined,
): Promise<{ p50: number; p90: number } | null> {
  const rows = await db
    .select({ createdAt: payments.createdAt, endedAt: payments.endedAt })
    .from(payments)
    .where(and(isOfMethod, inArray(payments.state, ['succeeded', 'paid']), isNotNull(payments.endedAt)))
    .orderBy(desc(payments.endedAt))
    .limit(measured);
  if (rows.length < few) return null;
  const seconds = rows.map(secondsOf).toSorted((a, b) => a - b);
  const at = (part: number): number => seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * part))] ?? 0;
  return { p50: at(0.5), p90: at(0.9) };
}

const secondsOf = ({ createdAt, endedAt }: Pick<PaymentRow, 'createdAt' | 'endedAt'>): number =>
  Math.max(0, Math.round(((endedAt?.getTime() ?? 0) - createdAt.getTime()) / 1000));
