import {
  isBonusCurrency,
  playerLimitKinds,
  playerLimitPeriods,
  playerLimitProducts,
  readPaymentSettings,
} from '@kvota/contracts';
import { transact, type Clock } from '@kvota/server';
import { and, asc, eq } from 'drizzle-orm';

import type { Db } from '../../database/database.ts';
import { playerLimits, users, wallets } from '../../database/schema/index.ts';
import { figureZone } from '../../figures/figure-zone.ts';
import { isoTime } from '../../kernel/iso-time.ts';
import { refused } from '../../kernel/refused.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { limitDays } from '../../limits/limit-days.ts';
import { listSettings } from '../../settings/create-settings-store.ts';
import type { JurisdictionRules } from '../jurisdictions.ts';
import { changeLimit, confirmLimit, isStricter, limitAt, noLimit, type HeldLimit } from './limit-change.ts';
import { limitLine, usedSums, type NamedHeldLimit } from './limit-line.ts';
import { endOfPeriod, limitName, type LimitName, type NamedLimit } from './limit-name.ts';
import { isSameValue, readValue, type LimitValue } from './limit-value.ts';
import type { ChangedLimit, PlayerLimits } from './player-limits.ts';

export interface PlayerLimitsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'interruptStakes'>;
  readonly rules: JurisdictionRules;
}

type Row = typeof playerLimits.$inferSelect;

/** Serves the limits that players set for themselves. */
export function createPlayerLimits({ db, clock, ledger, rules }: PlayerLimitsDeps): PlayerLimits {
  const { coolingHours, depositLimitRequired } = rules;
  return {
    list: (userId) =>
      transact(db, async (tx) => {
        const now = clock.now();
        const rows = await tx.select().from(playerLimits).where(eq(playerLimits.userId, userId));
        const limits = rows.map(heldOf).toSorted((a, b) => compare(a, b));
        const { own: currencies } = await currenciesOf(tx, userId);
        const used = await usedSums(tx, { userId, now, currencies }, limits);
        return {
          result: limits.map((limit) => limitLine(limit, used, now)),
          coolingHours,
          depositLimitRequired,
          serverTime: isoTime(now),
        };
      }),

    set: (userId, limit) =>
      change(userId, limit, (held, name, now): HeldLimit | 'limitAmount' => {
        const wanted = readValue(name, limit);
        const periodEnd = endOfPeriod(name, limitDays(now, figureZone));
        return wanted === 'none' ? 'limitAmount' : changeLimit(held, wanted, { now, coolingHours, periodEnd });
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
      const { own, all } = await currenciesOf(tx, userId);
      const name = limitName(named, all);
      if (name === undefined) return { ...refused('limitUnknown'), serverTime };
      const [row] = await tx.select().from(playerLimits).where(isOf(userId, name));
      const held = limitAt(row === undefined ? noLimit : heldOf(row), now);
      const changed = decide(held, name, now);
      const after: HeldLimit = typeof changed === 'string' ? held : changed;
      // A stake that was decided without the limit, or by a higher one, is decided again. So is one for which the limit is required.
      const isDropped = depositLimitRequired && name.kind === 'deposit' && after.value === undefined;
      if (isDropped || isStricter(after, held)) await ledger.interruptStakes(tx, userId);
      if (typeof changed !== 'string') await store(tx, { userId, name, row, now }, changed);
      const used = await usedSums(tx, { userId, now, currencies: own }, [name]);
      return {
        ...(typeof changed === 'string' ? refused(changed) : { ErrorText: 'ok' }),
        limit: after.value === undefined ? null : limitLine({ ...name, ...after }, used, now),
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

/** Real currencies: those of the user's wallets, and all in which the user could pay in. */
async function currenciesOf(
  tx: Db,
  userId: string,
): Promise<{ readonly own: readonly string[]; readonly all: ReadonlySet<string> }> {
  const owned = await tx.select().from(wallets).where(eq(wallets.userId, userId)).orderBy(asc(wallets.currencyId));
  const { deposits } = readPaymentSettings(await listSettings(tx, 'payments'));
  const own = owned.filter(({ currencyId }) => !isBonusCurrency(currencyId)).map(({ currency }) => currency);
  return { own, all: new Set([...own, ...Object.keys(deposits)]) };
}

function heldOf(row: Row): NamedHeldLimit {
  const { kind, period, product, currency, nextFrom, confirmBy } = row;
  const value = valueOf({ amount: row.amount, minutes: row.minutes, from: row.nightFrom, to: row.nightTo });
  const name = { kind, period, product, currency };
  if (nextFrom === null || confirmBy === null) return { ...name, value };
  const { nextAmount: amount, nextMinutes: minutes, nextNightFrom: from, nextNightTo: to } = row;
  const next = valueOf({ amount, minutes, from, to });
  return { ...name, value, next: { value: next, from: nextFrom.getTime(), confirmBy: confirmBy.getTime() } };
}

interface ValueColumns {
  readonly amount: bigint | null;
  readonly minutes: number | null;
  readonly from: number | null;
  readonly to: number | null;
}

function valueOf({ amount, minutes, from, to }: ValueColumns): LimitValue | undefined {
  if (amount !== null) return { amount };
  if (minutes !== null) return { minutes };
  return from === null || to === null ? undefined : { night: { from, to } };
}

function columnsOf(value: LimitValue | undefined): ValueColumns {
  const none = { amount: null, minutes: null, from: null, to: null };
  if (value === undefined) return none;
  return 'night' in value ? { ...none, ...value.night } : { ...none, ...value };
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

async function store(tx: Db, { userId, name, row, now }: Stored, { value, next }: HeldLimit): Promise<void> {
  if (value === undefined) {
    await tx.delete(playerLimits).where(isOf(userId, name));
    return;
  }
  const { amount, minutes, from: nightFrom, to: nightTo } = columnsOf(value);
  const waiting = columnsOf(next?.value);
  const values = {
    amount,
    minutes,
    nightFrom,
    nightTo,
    since: row !== undefined && isSameValue(heldOf(row).value, value) ? row.since : new Date(now),
    nextAmount: waiting.amount,
    nextMinutes: waiting.minutes,
    nextNightFrom: waiting.from,
    nextNightTo: waiting.to,
    nextFrom: next === undefined ? null : new Date(next.from),
    confirmBy: next === undefined ? null : new Date(next.confirmBy),
  };
  const { kind, period, product, currency, userId: user } = playerLimits;
  await tx
    .insert(playerLimits)
    .values({ userId, ...name, ...values })
    .onConflictDoUpdate({ target: [user, kind, period, product, currency], set: values });
}
