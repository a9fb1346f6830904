import { describe, expect, test } from 'vitest';

import { voucherFlags, type RedeemedVoucher } from './voucher-flags.ts';

const [hour, day] = [3_600_000, 86_400_000];
/** A voucher from `a` to `b`, made at a time and redeemed an hour later. */
const voucher = (way: string, madeAt: number): RedeemedVoucher => ({
  id: `${way} ${madeAt / hour}`,
  maker: way[0] ?? '',
  usedBy: way[1] ?? '',
  madeAt,
  usedAt: madeAt + hour,
});
const found = (last: RedeemedVoucher, ...before: RedeemedVoucher[]) =>
  voucherFlags(last, before).map(({ kind, rows }) => `${kind}: ${rows.map(({ id }) => id).join(', ')}`);

describe('[WAL-12] flags of vouchers', () => {
  test('money that comes back to its maker is a circle, over two and more users', () => {
    expect(found(voucher('ba', 2 * hour), voucher('ab', 0))).toEqual(['voucherCircle: ab 0, ba 2']);
    expect(found(voucher('ca', 50 * hour), voucher('bc', 30 * hour), voucher('ab', 0))).toEqual([
      'voucherCircle: ab 0, bc 30, ca 50',
    ]);
  });

  test('three vouchers within a day are a chain', () => {
    const [first, second] = [voucher('ab', 0), voucher('bc', 10 * hour)];
    expect(found(voucher('cd', 23 * hour), first, second)).toEqual(['voucherChain: ab 0, bc 10, cd 23']);
    expect(found(voucher('cd', 24 * hour), first, second)).toEqual([]);
    expect(found(voucher('bc', 10 * hour), first)).toEqual([]);
  });

  test('a voucher that was made before the money came is none of it', () => {
    expect(found(voucher('ba', 0), voucher('ab', 0))).toEqual([]);
    expect(found(voucher('ab', 3 * day), voucher('aa', 0))).toEqual([]);
  });

  test('many vouchers between two users end', () => {
    const before = Array.from({ length: 40 }, (_, i) => voucher(i % 2 === 0 ? 'ab' : 'ba', i * 2 * hour));
    expect(found(voucher('ab', 80 * hour), ...before)[0]).toMatch(/^voucherCircle/);
  });
});
