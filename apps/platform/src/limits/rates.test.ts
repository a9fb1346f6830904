import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../database/database.ts';
import { writeSetting } from '../settings/create-settings-store.ts';
import { refuseSetting } from '../settings/validate-setting.ts';
import { sqlDatabases } from '../testing/databases.ts';
import { convertUp, plus, ratesOf, readRates, roomIn, sumIn } from './rates.ts';

const rates = ratesOf({ RSD: '1', EUR: '117.1823', USD: '0.000000000001' });

test('[OP-87] amounts are converted exactly, and rounded up', () => {
  const between = (amount: bigint, from: string, to: string) => convertUp(amount, { from, to, rates });
  // 1.00 EUR is 117.1823 RSD.
  expect(between(100n, 'EUR', 'RSD')).toBe(11_719n);
  expect(between(11_719n, 'RSD', 'EUR')).toBe(101n);
  expect(between(11_718n, 'RSD', 'EUR')).toBe(100n);
  expect(between(1n, 'USD', 'RSD')).toBe(1n);
  expect(between(0n, 'EUR', 'RSD')).toBe(0n);
  // A profit lowers a loss by what is certain.
  expect(between(-100n, 'EUR', 'RSD')).toBe(-11_718n);
  expect(between(5n, 'GBP', 'GBP')).toBe(5n);
  expect(between(5n, 'GBP', 'RSD')).toBeUndefined();
});

test('[OP-87] a sum without a rate cannot be computed, unless the amount does not raise it', () => {
  const own = new Map([['RSD', 700n]]);
  expect(sumIn('RSD', plus(own, 'GBP', 1n), rates)).toEqual({ noRate: 'GBP' });
  expect(sumIn('GBP', own, rates)).toEqual({ noRate: 'GBP' });
  expect(sumIn('RSD', plus(own, 'GBP', 0n), rates)).toBe(700n);
  expect(sumIn('RSD', plus(own, 'GBP', -50n), rates)).toBe(700n);
  expect(roomIn('GBP', { currency: 'RSD', value: 900n }, own, rates)).toBeUndefined();
});

test('[OP-87] what a limit leaves in a currency is the most that it allows: not a cent more', () => {
  const rate = fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 6 }));
  const text = ([digits, places]: [number, number]) => (digits / 10 ** places).toFixed(places);
  const amount = fc.bigInt({ min: -5_000_000n, max: 50_000_000n });
  fc.assert(
    fc.property(
      fc.record({ RSD: rate, EUR: rate, USD: rate }),
      fc.record({ RSD: amount, EUR: amount, USD: amount }),
      fc.bigInt({ min: 0n, max: 100_000_000n }),
      fc.constantFrom('RSD', 'EUR', 'USD'),
      (given, used, value, currency) => {
        const day = ratesOf({ RSD: text(given.RSD), EUR: text(given.EUR), USD: text(given.USD) });
        const amounts = new Map(Object.entries(used));
        const room = roomIn(currency, { currency: 'RSD', value }, amounts, day) ?? -1n;
        const after = (more: bigint) => sumIn('RSD', plus(amounts, currency, more), day);
        if (room > 0n) expect(after(room)).toBeLessThanOrEqual(value);
        expect(after(room + 1n)).toBeGreaterThan(value);
      },
    ),
  );
});

describe.each(sqlDatabases)('rates of a day on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('[OP-87] the rates of the newest day that has come are in force, by the calendar of the zone', async () => {
    const { db } = database;
    const at = async (time: number) => (await readRates(db, time)).get('EUR');
    const midnight = Date.UTC(2026, 10, 21, 23);
    expect(await at(midnight)).toBeUndefined();
    for (const [day, rate] of [
      ['2026-11-20', '117.1'],
      ['2026-11-22', '117.3'],
      ['2026-12-01', '118'],
    ] as const)
      await writeSetting(db, 'rates', day, { RSD: '1', EUR: rate });
    expect(await at(midnight - 1)).toBe(117_100_000_000_000n);
    expect(await at(midnight)).toBe(117_300_000_000_000n);
    expect(await at(midnight + 5 * 86_400_000)).toBe(117_300_000_000_000n);
    // A later table replaces the earlier one: a currency that it lacks has no rate.
    await writeSetting(db, 'rates', '2026-11-23', { RSD: '1' });
    expect(await at(midnight + 5 * 86_400_000)).toBeUndefined();
  });
});

test('[OP-87] a rate is decimal text above zero, and its key is a day', () => {
  const refuse = (key: string, value: unknown) => refuseSetting('rates', key, value);
  expect(refuse('2026-11-28', { RSD: '1', EUR: '117.1823' })).toBeUndefined();
  for (const wrong of [{}, { EUR: 117.18 }, { EUR: '0.00' }, { EUR: '-1' }, { EUR: '1e3' }, { euro: '117' }, null])
    expect(refuse('2026-11-28', wrong), JSON.stringify(wrong)).toMatch(/^Rates are/);
  for (const key of ['2026-13-01', '28.11.2026', 'today', '']) expect(refuse(key, { RSD: '1' })).toMatch(/^The key/);
});
