import { readDayRates, type DayRates } from '@kvota/contracts';
import { sql, type SQL } from 'drizzle-orm';

import { unboxed } from '../database/boxed.ts';
import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { settings } from '../database/schema/index.ts';
import { figureZone } from '../figures/figure-zone.ts';
import { limitDays } from './limit-days.ts';

/** The value of a unit of each currency in one common measure, as a whole number of the same small parts. */
export type Rates = ReadonlyMap<string, bigint>;

export const noRates: Rates = new Map();

/** Digits after the point that a rate can have. */
const places = 12;

/** Reads exact decimals into rates. */
export function ratesOf(table: DayRates): Rates {
  return new Map(
    Object.entries(table).map(([currency, rate]) => {
      const [whole = '0', part = ''] = rate.split('.');
      return [currency, BigInt(whole + part.padEnd(places, '0'))];
    }),
  );
}

/** Reads what `selectRates` has selected. */
export const storedRates = (stored: unknown): Rates => ratesOf(readDayRates(unboxed(stored)));

/** Selects the rates in force on a day: those of the newest day that has come. Null without any. */
export const selectRates = (day: string): SQL => sql`(
  SELECT value FROM ${settings} WHERE "group" = 'rates' AND key <= ${day} ORDER BY key DESC LIMIT 1)`;

/** Reads the rates in force at a moment. */
export async function readRates(db: Db, now: number): Promise<Rates> {
  const { day } = limitDays(now, figureZone);
  const [row] = rowsOf(await db.execute(sql`SELECT ${selectRates(day)} AS rates`));
  return storedRates(row?.['rates']);
}

/** Two currencies, and the rates between them. */
export interface Exchange {
  readonly from: string;
  readonly to: string;
  readonly rates: Rates;
}

/** Converts an amount in minor units and rounds up, so that no part of it is lost. Undefined without the rates. */
export function convertUp(amount: bigint, { from, to, rates }: Exchange): bigint | undefined {
  if (from === to) return amount;
  const [one, other] = [rates.get(from), rates.get(to)];
  if (one === undefined || other === undefined) return undefined;
  return -floorOf(-amount * one, other);
}

/** Returns the highest amount that, converted back and rounded up, is not above the given one. Undefined without the rates. */
export function convertDown(amount: bigint, { from, to, rates }: Exchange): bigint | undefined {
  if (from === to) return amount;
  const [one, other] = [rates.get(from), rates.get(to)];
  return one === undefined || other === undefined ? undefined : floorOf(amount * one, other);
}

/** Division of BigInt cuts towards zero. */
function floorOf(amount: bigint, by: bigint): bigint {
  const quotient = amount / by;
  return amount % by < 0n ? quotient - 1n : quotient;
}

/** Amounts in minor units by currency. */
export type Amounts = ReadonlyMap<string, bigint>;

/**
 * Sums amounts of several currencies in one. Each is rounded up. What is not above zero needs no rate: without one, it does
 * not lower the sum. Returns the currency whose rate is missing.
 */
export function sumIn(
  to: string,
  amounts: Iterable<readonly [string, bigint]>,
  rates: Rates,
): bigint | { readonly noRate: string } {
  let sum = 0n;
  for (const [from, amount] of amounts) {
    const converted = convertUp(amount, { from, to, rates });
    if (converted !== undefined) sum += converted;
    else if (amount > 0n) return { noRate: rates.has(from) ? to : from };
  }
  return sum;
}

/** Returns amounts with more in one currency. */
export const plus = (amounts: Amounts, currency: string, more: bigint): Amounts =>
  new Map(amounts).set(currency, (amounts.get(currency) ?? 0n) + more);

/**
 * Returns the highest amount of a currency that a limit of another one allows beside what counts already, at least zero.
 * Undefined if it cannot be computed.
 */
export function roomIn(
  currency: string,
  limit: { readonly currency: string; readonly value: bigint },
  amounts: Amounts,
  rates: Rates,
): bigint | undefined {
  const others = new Map([...amounts].filter(([other]) => other !== currency));
  const used = sumIn(limit.currency, others, rates);
  if (typeof used !== 'bigint') return undefined;
  const most = convertDown(limit.value - used, { from: limit.currency, to: currency, rates });
  if (most === undefined) return undefined;
  const left = most - (amounts.get(currency) ?? 0n);
  return left > 0n ? left : 0n;
}
