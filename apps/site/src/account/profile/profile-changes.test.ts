import { expect, test } from 'vitest';

import { changesOf, faultsOf, fieldsOf, holds, readDraft, without } from './profile-changes.ts';

const profile = {
  preferred_username: 'jelena',
  email: 'jelena@kvota.example',
  firstName: 'Jelena',
  lastName: '',
  phone: '',
  city: 'Niš',
  birthday: null,
};

test('[ROUTE-35] only changed fields are sent, trimmed', () => {
  const known = fieldsOf(profile);
  expect(changesOf(profile, known)).toEqual({});
  expect(changesOf(profile, { ...known, firstName: ' Jelena ', lastName: ' Ilić', city: '' })).toEqual({
    lastName: 'Ilić',
    city: '',
  });
  expect(changesOf(profile, { ...known, birthday: '1990-05-17' })).toEqual({ birthday: '1990-05-17' });
});

test('[ROUTE-35] a profile with all sent values was saved', () => {
  expect(holds(profile, { city: 'Niš', lastName: '' })).toBe(true);
  expect(holds(profile, { city: 'Niš', lastName: 'Ilić' })).toBe(false);
  expect(holds({ ...profile, birthday: '1990-05-17' }, { birthday: '1990-05-17' })).toBe(true);
});

test('a saved draft keeps later changes', () => {
  expect(without({ city: ' Niš ', lastName: 'Ilić' }, { city: 'Niš', lastName: 'Il' })).toEqual({ lastName: 'Ilić' });
});

test("a stored draft belongs to one user and has nothing but the form's texts", () => {
  const stored = JSON.stringify({ username: 'jelena', draft: { city: 'Niš', phone: 7, username: 'x' } });
  expect(readDraft(stored, 'jelena')).toEqual({ city: 'Niš' });
  expect(readDraft(stored, 'other')).toEqual({});
  for (const broken of [null, '', '{', 'null', '[]', '{"username":"jelena"}', '{"username":"jelena","draft":null}'])
    expect(readDraft(broken, 'jelena')).toEqual({});
});

test('refused values are reported by field: all of them or the one named', () => {
  const faults = [
    { field: 'email', error: 'invalidEmail' },
    { field: 'phone', error: 'invalidPhone' },
    { field: 'shoes', error: 'tooBig' },
  ];
  const all = { email: 'invalidEmail', phone: 'invalidPhone' };
  expect(faultsOf({ ErrorText: 'no', error: 'invalidEmail', field: 'email', faults })).toEqual(all);
  expect(faultsOf({ ErrorText: 'no', error: 'tooYoung', field: 'birthday' })).toEqual({ birthday: 'tooYoung' });
  expect(faultsOf({ ErrorText: 'ok' })).toEqual({});
  expect(faultsOf(undefined)).toEqual({});
});
