import { expect, test } from 'vitest';

import { bookingAddress, readCode, writtenCode } from './booking-code.ts';

test('a code is written in fours and read however it is typed', () => {
  for (const code of ['K7QF3M2P', 'K7QF-3M2P']) expect(writtenCode(code)).toBe('K7QF-3M2P');
  for (const typed of ['K7QF3M2P', 'k7qf-3m2p', ' k7qf 3m2p ']) expect(readCode(typed)).toBe('K7QF3M2P');
});

test('the address of a booking is in the language of whoever shares it', () => {
  expect(bookingAddress('https://kvota.example', 'en', 'K7QF3M2P')).toBe(
    'https://kvota.example/en/betting?booking=K7QF3M2P',
  );
});
