import {
  isBonusCurrency,
  moneyToMinor,
  playerLimitKinds,
  playerLimitPeriods,
  playerLimitProducts,
  readPaymentSettings,
} from '@kvota/contracts';
import { and, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { playerLimits, users, wallets } from '../../database/schema/index.ts';
import { transact } from '../../database/transact.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';
import { changeLimit, confirmLimit, isStricter, limitAt, noLimit, type HeldLimit } from './limit-change.ts';
import { limitLine, usedSums, type NamedHeldLimit } from './limit-line.ts';
import { endOfPeriod, limitName, type LimitName, type NamedLimit } from './limit-name.ts';
import type { ChangedLimit, PlayerLimits } from './player-limits.ts';

export interface PlayerLimitsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'interruptStakes'>;
  readonly rules: JurisdictionRules;
}

type Row = typeof playerLimits.$inferSelect;

/** Serves the limits that players set for themselves. */
export function createPlayerLimits({ db, clock, ledger, rules: { coolingHours } }: PlayerLimitsDeps): PlayerLimits {
  return {
    list: (userId) =>
      transact(db, async (tx) => {
        const now = clock.now();
        const rows = await tx.select().from(playerLimits).where(eq(playerLimits.userId, userId));
        const limits = rows.map(heldOf).toSorted((a, b) => compare(a, b));
        const used = await usedSums(tx, { userId, now }, limits);
        return {
          result: limits.map((limit) => limitLine(limit, used.get(limit.currency), now)),
          coolingHours,
          serverTime: isoTime(now),
        };
      }),

    set: (userId, { amount, ...named }) =>
      change(userId, named, (held, name, now): HeldLimit | 'limitAmount' => {
        const wanted = amount === null ? undefined : moneyToMinor(amount);
        const fits = wanted === undefined || (name.kind === 'off' ? wanted === 0n : wanted >= 0n);
        const periodEnd = endOfPeriod(name, limitDays(now, figureZone));
        return fits ? changeLimit(held, wanted, { now, coolingHours, periodEnd }) : 'limitAmount';
      }),

    confirm: (userId, { decision, ...named }) =>
      change(userId, named, (held, _name, now) => confirmLimit(held, decision, now)),
  };

  /** Changes a limit under the lock of its user, so that changes of one user take turns. */
  function change<E extends 'limitAmount' | 'limitTooEarly' | 'limitNotWaiting'>(
    userId: string,
    named: NamedLimit,
    decide: (held: HeldLimit, name: LimitName, now: number) => HeldLimit | E,
  ): Promise<Omit<ChangedLimit<'setPlayerLimit'>, 'error'> & { readonly error?: E | 'limitUnknown' }> {
    return transact(db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const now = clock.now();
      const serverTime = isoTime(now);
      const name = limitName(named, await currenciesOf(tx, userId));
      if (name === undefined) return { ...refused('limitUnknown'), serverTime };
      const [row] = await tx.select().from(playerLimits).where(isOf(userId, name));
      const held = limitAt(row === undefined ? noLimit : heldOf(row), now);
      const changed = decide(held, name, now);
      const after: HeldLimit = typeof changed === 'string' ? held : changed;
      // A stake that was decided without the limit, or by a higher one, is decided again.
      if (isStricter(after, held)) await ledger.interruptStakes(tx, userId);
      if (typeof changed !== 'string') await store(tx, { userId, name, row, now }, changed);
      const used = await usedSums(tx, { userId, now }, [name]);
      return {
        ...(typeof changed === 'string' ? refused(changed) : { ErrorText: 'ok' }),
        limit: after.amount === undefined ? null : limitLine({ ...name, ...after }, used.get(name.currency), now),
        serverTime,
      };
    });
  }
}

const order = (list: readonly string[], one: string): number => list.indexOf(one);
const compare = (a: LimitName, b: LimitName): number =>
  order(playerLimitKinds, a.kind) - order(playerLimitKinds, b.kind) ||
  order(playerLimitPeriods, a.period) - order(playerLimitPeriods, b.period) ||
  order(playerLimitProducts, a.product) - order(playerLimitProducts, b.product) ||
  a.currency.localeCompare(b.currency);

/** Real currencies in which the user has a wallet or could pay in. */
async function currenciesOf(tx: Db, userId: string): Promise<ReadonlySet<string>> {
  const owned = await tx.select().from(wallets).where(eq(wallets.userId, userId));
  const { deposits } = readPaymentSettings(await listSettings(tx, 'payments'));
  const real = owned.filter(({ currencyId }) => !isBonusCurrency(currencyId));
  return new Set([...real.map(({ currency }) => currency), ...Object.keys(deposits)]);
}

function heldOf({ kind, period, product, currency, amount, nextAmount, nextFrom, confirmBy }: Row): NamedHeldLimit {
  const name = { kind, period, product, currency };
  if (nextFrom === null || confirmBy === null) return { ...name, amount };
  const next = { amount: nextAmount ?? undefined, from: nextFrom.getTime(), confirmBy: confirmBy.getTime() };
  return { ...name, amount, next };
}

const isOf = (userId: string, { kind, period, product, currency }: LimitName) =>
  and(
    eq(playerLimits.userId, userId),
    eq(playerLimits.kind, kind),
    eq(playerLimits.period, period),
    eq(playerLimits.product, product),
    eq(playerLimits.currency, currency),
  );

interface Stored {
  readonly userId: string;
  readonly name: LimitName;
  readonly row: Row | undefined;
  readonly now: number;
}

async function store(tx: Db, { userId, name, row, now }: Stored, { amount, next }: HeldLimit): Promise<void> {
  if (amount === undefined) {
    await tx.delete(playerLimits).where(isOf(userId, name));
    return;
  }
  const values = {
    amount,
    since: row?.amount === amount ? row.since : new Date(now),
    nextAmount: next?.amount ?? null,
    nextFrom: next === undefined ? null : new Date(next.from),
    confirmBy: next === undefined ? null : new Date(next.confirmBy),
  };
  const { kind, period, product, currency, userId: user } = playerLimits;
  await tx
    .insert(playerLimits)
    .values({ userId, ...name, ...values })
    .onConflictDoUpdate({ target: [user, kind, period, product, currency], set: values });
}
