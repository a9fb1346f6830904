import { randomInt, randomUUID } from 'node:crypto';

import { silentLogger } from '../../kernel/log/logger.ts';
import { createPayments, type CreatePaymentsDeps } from '../../payments/create-payments.ts';
import type { Payments } from '../../payments/payments.ts';
import type { PaymentProvider } from '../../payments/provider/payment-provider.ts';
import { jurisdictions } from '../../protection/jurisdictions.ts';
import { createVouchers } from '../../vouchers/create-vouchers.ts';
import { loadVoucherKeys } from '../../vouchers/voucher-keys.ts';
import type { Vouchers } from '../../vouchers/vouchers.ts';
import type { AgencyBench } from '../agency-bench.ts';

/** A database with its clock and ledger. */
type Booked = Pick<AgencyBench, 'db' | 'clock' | 'ledger'>;

const baseOf = ({ db, clock, ledger }: Booked) => ({
  db,
  clock,
  ledger,
  ids: randomUUID,
  rules: jurisdictions.reference,
  maintenanceBegun: () => Promise.resolve(false),
});

/** Creates payments by the rules of the reference, without maintenance. `more` replaces parts. */
export const createTestPayments = (
  booked: Booked,
  providers: readonly PaymentProvider[],
  more: Partial<CreatePaymentsDeps> = {},
): Payments =>
  createPayments({
    ...baseOf(booked),
    logger: silentLogger,
    providers,
    returnUrl: ({ id }) => `https://site.example/payin?payment=${id}`,
    wallets: (userId) => booked.ledger.wallets(userId),
    ...more,
  });

/** Creates vouchers by the rules of the reference, without maintenance. */
export const createTestVouchers = async (booked: Booked): Promise<Vouchers> =>
  createVouchers({
    ...baseOf(booked),
    keys: await loadVoucherKeys(booked.db, undefined),
    digit: () => randomInt(10),
  });
