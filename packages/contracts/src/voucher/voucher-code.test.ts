import fc from 'fast-check';
import { expect, test } from 'vitest';

import { digitsOfVoucher, isVoucherCode, showVoucher, voucherCheckDigit, voucherLength } from './voucher-code.ts';

const body = fc.stringMatching(/^\d{15}$/);

test('[VOU-08, CONST-01, OP-64] a code is shown in 25 characters, and its digits are read from whatever was typed', () => {
  expect(voucherLength).toBe(25);
  fc.assert(
    fc.property(body, (digits) => {
      const code = digits + voucherCheckDigit(digits);
      const shown = showVoucher(code);
      expect(shown).toMatch(/^\d{4} - \d{4} - \d{4} - \d{4}$/);
      expect(shown).toHaveLength(voucherLength);
      for (const typed of [shown, code, ` ${code}\n`, code.replaceAll(/(.{3})/g, '$1\u2011')])
        expect(digitsOfVoucher(typed)).toBe(code);
    }),
  );
  expect(['', '1', '1234', '12345', '123456789'].map(showVoucher)).toEqual([
    '',
    '1',
    '1234',
    '1234 - 5',
    '1234 - 5678 - 9',
  ]);
  expect(digitsOfVoucher('12345678901234567890')).toBe('1234567890123456');
});

test('the last digit is that of Luhn, and finds every wrong digit', () => {
  // The example of ISO/IEC 7812-1, annex B, extended to fifteen digits by zeros in front, which add nothing.
  expect(voucherCheckDigit('000007992739871')).toBe('3');
  fc.assert(
    fc.property(body, fc.nat(15), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const code = digits + voucherCheckDigit(digits);
      expect(isVoucherCode(code)).toBe(true);
      const wrong = String((Number(code[place]) + shift) % 10);
      expect(isVoucherCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBe(false);
    }),
  );
  expect(['', '123', '1234 - 5678 - 9012 - 3452', '12345678901234567'].some(isVoucherCode)).toBe(false);
});
