import { expect, test } from 'vitest';

import { newCodeOf, nothingTyped } from './new-code.ts';

const noon = new Date(2026, 10, 21, 12).getTime();

test('[CALL-52] a code is sent in upper case, and without terms if none were typed', () => {
  expect(newCodeOf({ ...nothingTyped, code: ' bar-21 ', note: ' The bar ' }, noon)).toEqual({
    ready: { code: 'BAR-21', note: 'The bar', validUntil: null, maxUses: null },
  });
});

test('the last day counts whole, by the clock of the device', () => {
  const typed = { ...nothingTyped, code: 'ABC', lastDay: '2026-11-21', uses: '50' };
  const validUntil = new Date(2026, 10, 22).toISOString();
  expect(newCodeOf(typed, noon)).toEqual({ ready: { code: 'ABC', note: '', validUntil, maxUses: 50 } });
  expect(newCodeOf({ ...typed, lastDay: '2026-12-31' }, noon)).toMatchObject({
    ready: { validUntil: new Date(2027, 0, 1).toISOString() },
  });
});

test('every field that cannot be sent is named', () => {
  expect(newCodeOf({ code: '-a', note: '', lastDay: '2026-11-20', uses: '0' }, noon)).toEqual({
    wrong: ['code', 'lastDay', 'uses'],
  });
  for (const code of ['', 'ab', 'a b', 'žaba', 'a'.repeat(33)])
    expect(newCodeOf({ ...nothingTyped, code }, noon)).toEqual({ wrong: ['code'] });
  for (const uses of ['1.5', '-1', '1000001', 'many'])
    expect(newCodeOf({ ...nothingTyped, code: 'ABC', uses }, noon)).toEqual({ wrong: ['uses'] });
});
