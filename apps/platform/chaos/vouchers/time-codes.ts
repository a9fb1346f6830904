import { voucherCheckDigit, voucherDigits } from '@kvota/contracts';

import { percentile } from '../../src/testing/percentile.ts';
import type { Vouchers } from '../../src/vouchers/vouchers.ts';

/** Median milliseconds of redeeming a code that is unknown, and one that was used by somebody else. */
export interface CodeTimes {
  readonly unknown: number;
  readonly used: number;
}

/** Redeems unknown and used codes in turn, so many of each, and measures how long both take. */
export async function timeCodes(
  vouchers: Pick<Vouchers, 'use'>,
  { times, userId, used }: { readonly times: number; readonly userId: string; readonly used: readonly string[] },
): Promise<CodeTimes> {
  const took = { unknown: [] as number[], used: [] as number[] };
  const time = async (kind: keyof typeof took, code: string): Promise<void> => {
    const start = performance.now();
    const { error } = await vouchers.use({ userId, code, requestId: undefined });
    took[kind].push(performance.now() - start);
    if (error !== 'voucherUnknown') throw new Error(`A code was answered ${error ?? 'ok'}.`);
  };
  for (let i = 0; i < times; i += 1) {
    const digits = `9${String(i).padStart(voucherDigits - 2, '0')}`;
    const code = used[i % used.length] ?? '';
    const both = [() => time('unknown', digits + voucherCheckDigit(digits)), () => time('used', code)];
    for (const one of i % 2 === 0 ? both : both.toReversed()) await one();
  }
  return { unknown: percentile(took.unknown, 50), used: percentile(took.used, 50) };
}
