import { Registry } from '@prometheus-io/client';
import { expect, test } from 'vitest';

import type { WatchedLedger } from '../../ledger/watch/ledger-watch.ts';
import { ledgerMetrics } from './ledger-metrics.ts';

const quiet: WatchedLedger = {
  money: { suspense: {}, withoutGround: 0, notApplied: 0 },
  moneyAge: 30,
  violations: 0,
  ledgerAge: 3600,
};

test('[SEC-14] alarms about money rise and fall at /metrics, and alarms about guesses are counted', async () => {
  const registry = new Registry();
  const show = ledgerMetrics([registry]);
  const read = async (watched: WatchedLedger, guesses = 0): Promise<string[]> => {
    show(watched, guesses);
    return (await registry.metrics()).split('\n').filter((line) => line.startsWith('kvota_'));
  };
  const before = await read({ ...quiet, money: undefined, violations: undefined });
  expect(before).toContain('kvota_ledger_violations 0');
  const money = { suspense: { RSD: '-90050', EUR: '100' }, withoutGround: 2, notApplied: 1 };
  expect((await read({ ...quiet, money, violations: 7 }, 3)).toSorted()).toEqual([
    'kvota_ledger_checked_age_seconds 3600',
    'kvota_ledger_violations 7',
    'kvota_money_watched_age_seconds 30',
    'kvota_payment_events_not_applied 1',
    'kvota_payments_without_ground 2',
    'kvota_suspense{currency="EUR"} 1',
    'kvota_suspense{currency="RSD"} 900.5',
    'kvota_voucher_guess_alarms_total 3',
  ]);
  const after = await read(quiet, 4);
  expect(after.filter((line) => line.startsWith('kvota_suspense'))).toEqual([]);
  expect(after).toEqual(
    expect.arrayContaining([
      'kvota_payments_without_ground 0',
      'kvota_payment_events_not_applied 0',
      'kvota_ledger_violations 0',
      'kvota_voucher_guess_alarms_total 4',
    ]),
  );
});
