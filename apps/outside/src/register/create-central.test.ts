import { expect, test } from 'vitest';

import { createCentral } from './create-central.ts';

const ana = { firstName: 'Ana', lastName: 'Ilić', email: 'ana@example.org', birthday: '1990-02-03' };
const renamed = { ...ana, email: 'other@example.org', firstName: 'ana', lastName: 'ILIC' };

test('[OP-87] a person pays in at most 1,000 € a month, whatever the e-mail address is', () => {
  let now = Date.UTC(2026, 10, 21);
  const central = createCentral(() => now);
  central.addElsewhere(renamed, 40_000n);
  expect(central.reserve({ id: 'a', version: 1, person: ana, amount: 60_001n })).toBe('refused');
  expect(central.reserve({ id: 'a', version: 2, person: ana, amount: 60_000n })).toBe('reserved');
  expect(central.reserve({ id: 'a', version: 3, person: ana, amount: 60_000n })).toBe('reserved');
  expect(central.reserve({ id: 'b', version: 1, person: renamed, amount: 1n })).toBe('refused');
  // December begins in Berlin an hour before it does in UTC.
  now = Date.UTC(2026, 10, 30, 22, 59);
  expect(central.reserve({ id: 'b', version: 2, person: ana, amount: 1n })).toBe('refused');
  now += 60_000;
  expect(central.reserve({ id: 'b', version: 3, person: ana, amount: 100_000n })).toBe('reserved');
});

test('[OP-87] a report that comes late changes nothing', () => {
  const central = createCentral(() => Date.UTC(2026, 10, 21));
  central.release({ id: 'a', version: 2 });
  expect(central.reserve({ id: 'a', version: 1, person: ana, amount: 100n })).toBe('refused');
  expect(central.reserve({ id: 'a', version: 3, person: ana, amount: 100n })).toBe('reserved');
  central.confirm({ id: 'a', version: 5, amount: 40n });
  central.confirm({ id: 'a', version: 4, amount: 100n });
  expect(central.sumOf(ana)).toBe(40n);
  central.release({ id: 'a', version: 6 });
  expect(central.sumOf(ana)).toBe(0n);
});

test('[OP-87] the rest of a month is that of the person, and the next month begins at midnight in Berlin', () => {
  const roomAt = (now: number) => createCentral(() => now).roomOf(ana);
  expect(roomAt(Date.UTC(2026, 10, 21))).toEqual({
    value: 100_000n,
    left: 100_000n,
    until: '2026-11-30T23:00:00.000Z',
  });
  expect(roomAt(Date.UTC(2026, 5, 30, 21, 59)).until).toBe('2026-06-30T22:00:00.000Z');
  expect(roomAt(Date.UTC(2026, 5, 30, 22)).until).toBe('2026-07-31T22:00:00.000Z');
  expect(roomAt(Date.UTC(2026, 11, 31, 23)).until).toBe('2027-01-31T23:00:00.000Z');
});
