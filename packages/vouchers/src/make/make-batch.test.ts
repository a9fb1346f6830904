import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { VoucherAnswer } from '@kvota/contracts';

import { callsOf, makeBatch, type VoucherCall } from './make-batch.ts';

const request = { requestId: 'request-1', amount: '500.00', currency: 'RSD', currencyId: 941, count: 3 };

/** A platform that makes one voucher for each id, and loses the answers to some calls. */
const platform = (most: number, loses: (call: number) => boolean) => {
  const made = new Map<string, VoucherAnswer>();
  let calls = 0;
  return {
    made,
    create: async ({ requestId }: VoucherCall): Promise<VoucherAnswer> => {
      calls += 1;
      if (!made.has(requestId) && made.size >= most) return { ErrorText: 'no', error: 'voucherTooMany' };
      if (!made.has(requestId)) made.set(requestId, { ErrorText: 'ok', voucher: `code ${made.size}` });
      if (loses(calls)) throw new Error('No answer arrived.');
      return made.get(requestId) ?? { ErrorText: 'no' };
    },
  };
};

test('a single voucher is asked for under the id of its request', () => {
  expect(callsOf({ ...request, count: 1 })).toEqual([
    { requestId: 'request-1', amount: '500.00', currency: 'RSD', currencyId: 941 },
  ]);
});

test('[SEC-10] a batch that is sent until it is answered makes each voucher once, whichever answers are lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 25 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      async (count, most, lost) => {
        const { made, create } = platform(most, (call) => lost[call - 1] ?? false);
        const send = () => makeBatch({ ...request, count }, create).catch(() => undefined);
        let batch = await send();
        for (let times = 0; batch === undefined && times < 40; times += 1) batch = await send();
        expect(batch?.made).toEqual([...made.values()]);
        expect(made.size).toBe(Math.min(count, most));
        expect(batch?.refused === undefined).toBe(count <= most);
      },
    ),
  );
});
