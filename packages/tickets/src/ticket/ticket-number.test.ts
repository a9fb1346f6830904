import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isTicketNamed, ticketNumber } from './ticket-number.ts';

const id = '7f3a91bc-07de-4c21-9a7e-3f5b0d8e6a14';

test('[ACC-01] a ticket number has three groups of four; a short id is unchanged', () => {
  expect(ticketNumber(id)).toBe('7F3A-91BC-07DE');
  expect(ticketNumber(`history-${id}`)).toBe('7F3A-91BC-07DE');
  expect(ticketNumber('K-20261121-000118')).toBe('K-20261121-000118');
  expect(ticketNumber('shop-00017-terminal-4-000000012345')).toBe('0000-0001-2345');
});

test('[ACC-01] the number of a UUID keeps all random digits at its head, so that it is unique', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(ticketNumber(one)).toMatch(/^[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}$/);
      expect(ticketNumber(one) === ticketNumber(other)).toBe(one.slice(0, 13) === other.slice(0, 13));
    }),
  );
});

test('[ACC-01] a ticket is found by its id and by its number in any spelling, never by a part of it', () => {
  for (const named of [id, '7F3A-91BC-07DE', '7f3a 91bc 07de', '7f3a91bc07de'])
    expect(isTicketNamed(id, named)).toBe(true);
  for (const named of ['', '7F3A-91BC', '7F3A-91BC-07DF']) expect(isTicketNamed(id, named)).toBe(false);
  fc.assert(fc.property(fc.uuid(), (any) => isTicketNamed(any, ticketNumber(any)) && isTicketNamed(any, any)));
});
