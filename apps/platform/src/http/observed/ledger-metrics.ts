import { minorToMoney } from '@kvota/contracts';
import { Counter, Gauge, type Registry } from '@prometheus-io/client';

import type { WatchedLedger } from '../../ledger/watch/ledger-watch.ts';

/** Creates the series about money that needs a person. The result sets them before they are read. */
export function ledgerMetrics(registers: Registry[]): (watched: WatchedLedger, guessAlarms: number) => void {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const suspense = new Gauge({
    name: 'kvota_suspense',
    help: 'Money of payment providers in suspense, without its sign, in units of the currency',
    labelNames: ['currency'],
    registers,
  });
  const withoutGround = gauge(
    'kvota_payments_without_ground',
    'Payments with a fact whose ground has been missing for ten minutes, such as a refund without its deposit',
  );
  const notApplied = gauge(
    'kvota_payment_events_not_applied',
    'Events of payment providers that have waited for ten minutes to be applied',
  );
  const moneyAge = gauge('kvota_money_watched_age_seconds', 'Time since a node looked for money that needs a person');
  const violations = gauge('kvota_ledger_violations', 'Violations that the last check of the whole ledger found');
  const ledgerAge = gauge(
    'kvota_ledger_checked_age_seconds',
    'Time since the last check of the whole ledger, or since the start of the node if there was none',
  );
  const alarms = new Counter({
    name: 'kvota_voucher_guess_alarms_total',
    help: 'Minutes in which 300 voucher codes failed, over all users and nodes, as noticed by this node',
    registers,
  });
  let counted = 0;
  return ({ money, violations: found, ...ages }, guessAlarms) => {
    // Currencies without any have no series.
    suspense.reset();
    for (const [currency, balance] of Object.entries(money?.suspense ?? {}))
      suspense.set({ currency }, Number(minorToMoney(BigInt(balance)).replace('-', '')));
    withoutGround.set(money?.withoutGround ?? 0);
    notApplied.set(money?.notApplied ?? 0);
    violations.set(found ?? 0);
    moneyAge.set(ages.moneyAge);
    ledgerAge.set(ages.ledgerAge);
    alarms.inc(guessAlarms - counted);
    counted = guessAlarms;
  };
}
