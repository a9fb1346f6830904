import { expect, test } from 'vitest';

import { refuseProfile } from './profile-rules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const fault = (change: Parameters<typeof refuseProfile>[0], birthday: string | null = null) =>
  refuseProfile(change, { birthday }, now)[0]?.fault;

test('an address is one that mail can be sent to', () => {
  for (const good of ['a@b.rs', 'ana.marić+kvota@mail.example.com', 'o_o@пример.срб'])
    expect(fault({ email: good })).toBe(undefined);
  for (const bad of ['', 'a', 'a@b', 'a@@b.rs', 'a b@c.rs', 'a@b..rs', '<a@b.rs>'])
    expect(fault({ email: bad })).toBe('invalidEmail');
});

test('a telephone number is written as people write it, and may be left out', () => {
  for (const good of ['', '+381 60 123-45-67', '060/123-4567', '(0)30 123456'])
    expect(fault({ phone: good })).toBe(undefined);
  for (const bad of ['12345', 'call me', '+38160123456789012', '++381601234567'])
    expect(fault({ phone: bad })).toBe('invalidPhone');
});

test('a birthday is a day of the calendar, 18 years ago at least', () => {
  expect(fault({ birthday: '2008-11-21' })).toBe(undefined);
  expect(fault({ birthday: '2008-11-22' })).toBe('tooYoung');
  for (const bad of ['2008-02-30', '1899-12-31', '21.11.2000', 'soon'])
    expect(fault({ birthday: bad })).toBe('invalidBirthday');
});

test('a birthday is set once; setting the same again changes nothing', () => {
  expect(fault({ birthday: '1990-05-17' }, '1990-05-17')).toBe(undefined);
  expect(fault({ birthday: '1990-05-18' }, '1990-05-17')).toBe('birthdayFixed');
});

test('all faults are reported at once, in the order of the form', () => {
  const change = { birthday: 'soon', phone: '1', email: 'nowhere', city: 'Niš' };
  expect(refuseProfile(change, { birthday: null }, now)).toEqual([
    { field: 'email', fault: 'invalidEmail' },
    { field: 'phone', fault: 'invalidPhone' },
    { field: 'birthday', fault: 'invalidBirthday' },
  ]);
});
