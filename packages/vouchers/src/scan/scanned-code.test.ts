import { showVoucher } from '@kvota/contracts';
import { expect, test } from 'vitest';

import { voucherLink } from '../link/linked-code.ts';
import { scannedCode } from './scanned-code.ts';

const code = '0000079927398713';

test.each([
  ['the link of a printed voucher', voucherLink('https://bet.example/?voucher', code)],
  ['a link with a language', voucherLink('https://bet.example/de?voucher', code)],
  ['the digits', code],
  ['digits in groups', '0000 - 0799 - 2739 - 8713'],
  ['digits with a name before', `voucher: ${code}`],
])('[VOU-13] a scan reads %s', (_, text) => expect(scannedCode(text)).toBe(showVoucher(code)));

test.each([
  ['nothing', ''],
  ['another page', 'https://bet.example/promotions'],
  ['digits in the path of a link', `https://bet.example/${code}`],
  ['a wrong digit', voucherLink('https://bet.example/?voucher', '0000079927398714')],
  ['too few digits', '00000799273987'],
])('a scan leaves %s alone', (_, text) => expect(scannedCode(text)).toBeUndefined());
