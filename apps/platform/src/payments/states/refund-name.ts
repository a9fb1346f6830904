/** A refund that an operator asked for: its payment, and its reference within the payment. */
export interface NamedRefund {
  readonly paymentId: string;
  readonly reference: string;
}

/** Returns the name of a refund at its provider, which is also the key of idempotency. */
export const refundName = (paymentId: string, reference: string): string => `refund:${paymentId}:${reference}`;

/** Returns the refund that such a name belongs to; undefined for any other text. */
export function namedRefund(name: string | undefined): NamedRefund | undefined {
  const [word, paymentId, reference, ...rest] = name?.split(':') ?? [];
  if (word !== 'refund' || paymentId === undefined || reference === undefined || rest.length > 0) return undefined;
  return { paymentId, reference };
}
