import { expect, test } from 'vitest';

import { bookingAddress, readCode, writtenCode } from './booking-code.ts';

test('a code is written in groups of four and parsed in any spelling', () => {
  for (const code of ['K7QF3M2P', 'K7QF-3M2P']) expect(writtenCode(code)).toBe('K7QF-3M2P');
  for (const typed of ['K7QF3M2P', 'k7qf-3m2p', ' k7qf 3m2p ']) expect(readCode(typed)).toBe('K7QF3M2P');
});

test('the address of a booking is in the language of its sharer', () => {
  expect(bookingAddress('https://kvota.example', 'en', 'K7QF3M2P')).toBe(
    'https://kvota.example/en/betting?booking=K7QF3M2P',
  );
});
