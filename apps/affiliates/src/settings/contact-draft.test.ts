import { expect, test } from 'vitest';

import { emptyDraft, isChanged, rebased, typeOver, withTyped } from './contact-draft.ts';

const contact = { firstName: 'Marko', lastName: '', phone: '', email: '', version: 'a' };
const none = emptyDraft(contact);

test('what is typed back to the stored value is no change', () => {
  const typed = typeOver(contact, none, 'firstName', 'Mark');
  expect(isChanged(typed)).toBe(true);
  expect(withTyped(contact, typed)).toEqual({ firstName: 'Mark', lastName: '', phone: '', email: '' });
  expect(isChanged(typeOver(contact, typed, 'firstName', ' Marko '))).toBe(false);
});

test('only a field that both have changed, to different values, is a conflict', () => {
  const typed = typeOver(contact, typeOver(contact, none, 'firstName', 'Mirko'), 'phone', '+381601234567');
  const others = { ...contact, lastName: 'Lazić', version: 'b' };
  expect(rebased(typed, others)).toEqual({ status: 'free', draft: { typed: typed.typed, base: others } });
  const both = { ...others, firstName: 'Milan', phone: '+381601234567' };
  expect(rebased(typed, both)).toEqual({
    status: 'conflict',
    draft: { typed: { firstName: 'Mirko' }, base: both },
    fields: ['firstName'],
  });
});

test('a change that was saved though its answer was lost is equal to what was typed', () => {
  const typed = typeOver(contact, none, 'firstName', ' Mirko ');
  expect(rebased(typed, { ...contact, firstName: 'Mirko', version: 'b' })).toEqual({ status: 'equal' });
});
