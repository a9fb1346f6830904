import { expect, test } from 'vitest';

import { changesOf, fieldsOf, holds } from './profile-changes.ts';

const profile = {
  preferred_username: 'jelena',
  email: 'jelena@kvota.example',
  firstName: 'Jelena',
  lastName: '',
  phone: '',
  city: 'Niš',
  birthday: null,
};

test('[ROUTE-35] only what was changed is sent, blanks at its ends left out', () => {
  const known = fieldsOf(profile);
  expect(changesOf(profile, known)).toEqual({});
  expect(changesOf(profile, { ...known, firstName: ' Jelena ', lastName: ' Ilić', city: '' })).toEqual({
    lastName: 'Ilić',
    city: '',
  });
  expect(changesOf(profile, { ...known, birthday: '1990-05-17' })).toEqual({ birthday: '1990-05-17' });
});

test('[ROUTE-35] a profile that has all that was sent was saved', () => {
  expect(holds(profile, { city: 'Niš', lastName: '' })).toBe(true);
  expect(holds(profile, { city: 'Niš', lastName: 'Ilić' })).toBe(false);
  expect(holds({ ...profile, birthday: '1990-05-17' }, { birthday: '1990-05-17' })).toBe(true);
});
