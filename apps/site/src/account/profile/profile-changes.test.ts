import { expect, test } from 'vitest';

import { changesOf, fieldsOf } from './profile-changes.ts';

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
