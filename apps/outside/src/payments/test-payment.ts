import type { NewPayment } from './create-payments.ts';

/** A payment as a platform begins it, for tests. */
export const testPayment = (kind: NewPayment['kind']): NewPayment => ({
  kind,
  reference: 'r1',
  amount: '250.00',
  currency: 'RSD',
  method: 'card',
  locale: 'rs',
  returnUrl: 'http://localhost/payin',
  expiresAt: 900_000,
});
