import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { differencesOf, type BookedMovement, type SettledMovement } from './compare.ts';

const until = 1000;
const booked = (key: string, amount: bigint, more: Partial<BookedMovement> = {}): BookedMovement => ({
  key,
  type: 'capture',
  providerId: key,
  amount,
  currency: 'RSD',
  paymentId: null,
  at: 1,
  isOpen: false,
  ...more,
});
const settled = (key: string, amount: bigint, currency = 'RSD'): SettledMovement => ({
  key,
  type: 'capture',
  providerId: key,
  amount,
  currency,
  reference: key,
});
const short = (here: readonly BookedMovement[], there: readonly SettledMovement[]) =>
  differencesOf(here, there, { until }).map(({ key, n, kind, here: own, there: other }) =>
    [key, n, kind, own?.amount, other?.amount].join(' '),
  );

test('[CALL-59] what is on one side only is missing on the other, and amounts and currencies are compared', () => {
  const here = [booked('a', 5n), booked('b', 7n), booked('c', 9n), booked('d', 1n)];
  const there = [settled('a', 5n), settled('c', 8n), settled('d', 1n, 'EUR'), settled('e', 3n)];
  expect(short(here, there)).toEqual([
    'b 0 missingThere 7 ',
    'c 0 amountDiffers 9 8',
    'd 0 amountDiffers 1 1',
    'e 0 missingHere  3',
  ]);
});

test('[CALL-59] a refund that is being sent, and what was booked after the day, may be missing there', () => {
  expect(short([booked('a', 5n, { isOpen: true }), booked('b', 5n, { at: until })], [])).toEqual([]);
  // Once it is settled, it is compared.
  expect(short([booked('a', 5n, { isOpen: true })], [settled('a', 6n)])).toEqual(['a 0 amountDiffers 5 6']);
});

test('[CALL-59] a line that a file has twice is one difference', () => {
  expect(short([booked('a', 5n)], [settled('a', 5n), settled('a', 5n)])).toEqual(['a 0 missingHere  5']);
  expect(short([booked('a', 5n), booked('a', 6n)], [settled('a', 6n), settled('a', 5n)])).toEqual([]);
});

test('[CALL-59] exactly what was changed in a file is found, in every order', () => {
  const rows = fc.uniqueArray(fc.record({ key: fc.string({ minLength: 1 }), amount: fc.bigInt(1n, 9n) }), {
    selector: ({ key }) => key,
    maxLength: 12,
  });
  const changes = fc.array(fc.constantFrom('keep', 'drop', 'change', 'add'), { minLength: 12, maxLength: 12 });
  const property = fc.property(rows, changes, fc.boolean(), (list, how, turned) => {
    const here = list.flatMap(({ key, amount }, n) => (how[n] === 'add' ? [] : [booked(key, amount)]));
    const there = list.flatMap(({ key, amount }, n) =>
      how[n] === 'drop' ? [] : [settled(key, how[n] === 'change' ? amount + 1n : amount)],
    );
    const found = differencesOf(turned ? here.toReversed() : here, turned ? there.toReversed() : there, { until });
    const kinds = { drop: 'missingThere', change: 'amountDiffers', add: 'missingHere', keep: undefined };
    const expected = list.flatMap(({ key }, n) => {
      const kind = kinds[how[n] as keyof typeof kinds]; // one of the constants
      return kind === undefined ? [] : [`${key} ${kind}`];
    });
    expect(new Set(found.map(({ key, kind }) => `${key} ${kind}`))).toEqual(new Set(expected));
    expect(found).toHaveLength(expected.length);
  });
  fc.assert(property);
});

test('[CALL-59] a day of 100,000 movements is compared at once', () => {
  const numbers = Array.from({ length: 100_000 }, (_, n) => n);
  const here = numbers.map((n) => booked(`k${n}`, BigInt(n)));
  const there = numbers.slice(1).map((n) => settled(`k${n}`, BigInt(n)));
  expect(short(here, there)).toEqual(['k0 0 missingThere 0 ']);
});
