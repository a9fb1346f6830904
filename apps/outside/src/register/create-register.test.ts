import { expect, test } from 'vitest';

import { createRegister } from './create-register.ts';

const person = { firstName: 'Željka', lastName: 'Ilić', email: 'z@example.org', birthday: '1990-02-03' };

test('[OP-87] the register finds a person by e-mail, or by name and birthday whatever the e-mail is', () => {
  const register = createRegister();
  expect(register.check(person)).toBe('clear');
  register.list([{ email: 'Z@Example.org' }]);
  expect(register.check(person)).toBe('excluded');
  register.list([{ firstName: 'ZELJKA', lastName: 'Ilic', birthday: '1990-02-03' }]);
  expect(register.check({ ...person, email: 'new@example.org' })).toBe('excluded');
  expect(register.check({ ...person, birthday: '1990-02-04' })).toBe('clear');
  expect(register.check({ firstName: '', lastName: '', email: '', birthday: null })).toBe('clear');
});
