import { minorToMoney, pauseDays, type PlayerLimit } from '@kvota/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  amountLimit,
  amountLimits,
  confirmableFrom,
  effectOf,
  exclusionEnd,
  exclusionsOf,
  isLastOfDeposits,
  isLimitAmount,
  isNear,
  isUsedUp,
  keyOf,
  limitOf,
  offLimit,
  pausesOf,
  waitingOf,
} from './limit-rules.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const inHours = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();
const inMonths = (months: number): string => new Date(exclusionEnd(months, now) ?? Number.NaN).toISOString();

const deposits: PlayerLimit = {
  ...amountLimit('deposit', 'week', 'RSD'),
  amount: '5000.00',
  used: '3400.00',
  left: '1600.00',
};

describe('[OP-87] what a change of a limit does', () => {
  test('a first limit is set, a lower one holds at once, a higher one or none waits', () => {
    expect(effectOf(undefined, '10.00')).toBe('sets');
    expect(effectOf({ ...deposits, amount: null }, '10.00')).toBe('sets');
    expect(effectOf(deposits, '4999.99')).toBe('lowers');
    expect(effectOf(deposits, '5000.01')).toBe('waits');
    expect(effectOf(deposits, null)).toBe('waits');
    expect(effectOf(deposits, '5000')).toBe('same');
    expect(effectOf(undefined, null)).toBe('same');
  });

  test('exactly to the cent, for amounts of any size', () => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 14n });
    fc.assert(
      fc.property(amounts, amounts, (held, wanted) => {
        const effect = effectOf({ ...deposits, amount: minorToMoney(held) }, minorToMoney(wanted));
        expect(effect).toBe(wanted === held ? 'same' : wanted < held ? 'lowers' : 'waits');
      }),
    );
  });

  test('a lower limit that is used already leaves nothing of the running period', () => {
    expect(isUsedUp(deposits, '3400.00')).toBe(true);
    expect(isUsedUp(deposits, '3400.01')).toBe(false);
    expect(isUsedUp({ ...deposits, used: null }, '1.00')).toBe(false);
    expect(isUsedUp(undefined, '1.00')).toBe(false);
  });

  test.each([null, '', '0.00', '-5.00', '5,00', '5.001', '1e3', '9'.repeat(14)])('%j is no limit', (text) => {
    expect(isLimitAmount(text)).toBe(false);
  });

  test('a higher limit waits for the cooling time, and for the end of the running period', () => {
    const from = (until: string | null) => confirmableFrom({ ...deposits, until }, 24, now);
    expect(from(null)).toBe(now + 24 * 3_600_000);
    expect(from(inHours(5))).toBe(now + 24 * 3_600_000);
    expect(from(inHours(60))).toBe(now + 60 * 3_600_000);
  });

  test('a change can be confirmed from its time on, and is dropped after the last moment', () => {
    const next = { amount: '10000.00', from: inHours(1), confirmBy: inHours(2) };
    const at = (hours: number) => waitingOf({ ...deposits, next }, Date.parse(inHours(hours)));
    expect([0, 1, 1.5, 2, 3].map(at)).toEqual(['early', 'ready', 'ready', 'dropped', 'dropped']);
    expect(waitingOf(deposits, now)).toBeUndefined();
  });
});

describe('[OP-87] limits by their names', () => {
  test('a limit is found by kind, period, product and currency; absent parts equal null', () => {
    const single: PlayerLimit = { kind: 'singleStake', product: 'all', currency: 'RSD', amount: '100.00' };
    const limits = [deposits, single, { ...deposits, currency: 'EUR', amount: '50.00' }];
    expect(limitOf(limits, amountLimit('deposit', 'week', 'EUR'))?.amount).toBe('50.00');
    expect(limitOf(limits, amountLimit('singleStake', 'week', 'RSD'))).toBe(single);
    expect(limitOf(limits, amountLimit('deposit', 'day', 'RSD'))).toBeUndefined();
    expect(limitOf([{ ...deposits, amount: null }], amountLimit('deposit', 'week', 'RSD'))).toBeUndefined();
    expect(keyOf(offLimit('casino'))).not.toBe(keyOf(offLimit('casinoLive')));
  });

  test('cards are ordered by currency, kind and period, without products and limits that are not in force', () => {
    const of = (name: PlayerLimit) => name;
    const limits = [
      of({ ...amountLimit('singleStake', 'day', 'RSD'), amount: '1.00' }),
      of({ ...amountLimit('stakes', 'month', 'RSD'), amount: '1.00' }),
      of({ ...amountLimit('stakes', 'day', 'RSD'), amount: '1.00' }),
      of({ ...amountLimit('loss', 'day', 'EUR'), amount: '1.00' }),
      of({ ...offLimit('casino'), amount: '0.00' }),
      of({ ...amountLimit('deposit', 'day', 'RSD'), amount: null }),
      deposits,
    ];
    expect(amountLimits(limits).map(({ kind, period, currency }) => [currency, kind, period])).toEqual([
      ['EUR', 'loss', 'day'],
      ['RSD', 'deposit', 'week'],
      ['RSD', 'stakes', 'day'],
      ['RSD', 'stakes', 'month'],
      ['RSD', 'singleStake', null],
    ]);
  });
});

describe('[OP-87] the last limit of deposits', () => {
  const monthly: PlayerLimit = { ...amountLimit('deposit', 'month', 'RSD'), amount: '9000.00' };
  const next = { from: inHours(1), confirmBy: inHours(2) };

  test('is one without another of deposits that stays', () => {
    expect(isLastOfDeposits([deposits], deposits)).toBe(true);
    expect(isLastOfDeposits([deposits, monthly], deposits)).toBe(false);
    expect(isLastOfDeposits([deposits, { ...monthly, next: { ...next, amount: null } }], deposits)).toBe(true);
    expect(isLastOfDeposits([deposits, { ...monthly, next: { ...next, amount: '10000.00' } }], deposits)).toBe(false);
    expect(isLastOfDeposits([deposits, { ...monthly, amount: null }], deposits)).toBe(true);
  });

  test('is none of stakes, and one of stakes is no other', () => {
    const stakes: PlayerLimit = { ...amountLimit('stakes', 'week', 'RSD'), amount: '100.00' };
    expect(isLastOfDeposits([deposits, stakes], deposits)).toBe(true);
    expect(isLastOfDeposits([deposits, stakes], stakes)).toBe(false);
  });
});

describe('[OP-87] pauses and exclusions', () => {
  test('a pause can only be made longer, and an exclusion leaves none', () => {
    expect(pausesOf({ state: 'open' }, now)).toEqual(pauseDays);
    expect(pausesOf({ state: 'paused', until: inHours(24 * 7) }, now)).toEqual([30, 42]);
    expect(pausesOf({ state: 'paused', until: inHours(24 * 42) }, now)).toEqual([]);
    expect(pausesOf({ state: 'excluded' }, now)).toEqual([]);
  });

  test('an exclusion can only be made longer; one for good is the last', () => {
    expect(exclusionsOf({ state: 'open' }, now)).toEqual([6, 12, 24, 60, null]);
    expect(exclusionsOf({ state: 'paused', until: inHours(24) }, now)).toEqual([6, 12, 24, 60, null]);
    expect(exclusionsOf({ state: 'excluded', until: inMonths(12) }, now)).toEqual([24, 60, null]);
    expect(exclusionsOf({ state: 'excluded' }, now)).toEqual([]);
  });

  test('months are those of the calendar, and a month without the day ends on its last one', () => {
    expect(inMonths(6)).toBe('2027-05-28T12:00:00.000Z');
    expect(exclusionEnd(6, Date.parse('2026-08-31T12:00:00Z'))).toBe(Date.parse('2027-02-28T12:00:00Z'));
    expect(exclusionEnd(null, now)).toBeUndefined();
  });

  test('a moment beyond a month is written with its year', () => {
    expect(isNear(inHours(24 * 30), now)).toBe(true);
    expect(isNear(inMonths(6), now)).toBe(false);
    expect(isNear(now + 1, now)).toBe(true);
  });
});
