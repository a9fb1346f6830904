import { expect, test } from 'vitest';

import { traderLimitOf } from './trader-limit.ts';

const ticket = { stake: 10_000n, totalOdds: '2.00', possiblePayout: 20_000n, live: false };

test("the trader's limit is read by currency; without one any stake is accepted", () => {
  const limit = traderLimitOf('RSD:50000, EUR:500.50,FREEBET-RSD:20');
  const of = (currency: string) => limit?.({ ...ticket, currency });
  expect(['RSD', 'EUR', 'FREEBET-RSD', 'CHF'].map(of)).toEqual([5_000_000n, 50_050n, 2000n, null]);
  for (const none of [undefined, '', '  ']) expect(traderLimitOf(none)).toBeUndefined();
});

test.each([
  '50000',
  'RSD',
  'RSD:',
  'RSD:abc',
  'RSD:-5',
  'RSD:0',
  'RSD:0.00',
  'RSD:1.005',
  'RSD:1e3',
  'RSD=50000',
  'rsd:50000',
  ':50000',
  'RSD:1,RSD:2',
  'RSD:1,',
  'RSD:1;EUR:2',
  'RSD:50 000',
])("a trader's limit of %j is refused with the expected form", (text) => {
  expect(() => traderLimitOf(text)).toThrow(
    `KVOTA_TRADER_LIMIT is the highest stake of a ticket by currency, such as "RSD:50000,EUR:500.00", each currency once, not "${text}".`,
  );
});
