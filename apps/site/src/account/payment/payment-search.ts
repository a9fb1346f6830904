/** Parts of the page of payments; the first is the default. */
export const paymentParts = ['in', 'out', 'list'] as const;
export type PaymentPart = (typeof paymentParts)[number];

/** The query of the address: `?show=out`, or `?payment=<id>`, to which the provider's page returns. */
export interface PaymentSearch {
  readonly show?: PaymentPart;
  readonly payment?: string;
  /** Page of the list. */
  readonly page?: number;
}

/** Parses a query. Invalid values and defaults are left out. */
export function paymentSearch(given: Readonly<Record<string, unknown>>): PaymentSearch {
  const show = paymentParts.find((part) => part === given['show']);
  const payment = given['payment'];
  const page = pageOf(given['page']);
  return {
    ...(show !== undefined && show !== paymentParts[0] && { show }),
    ...(typeof payment === 'string' && /^[\w-]{1,64}$/.test(payment) && { payment }),
    ...(page !== undefined && page > 1 && { page }),
  };
}

/** Returns a page of the list: text of an address, or the number of a change that is not in the address yet. */
function pageOf(value: unknown): number | undefined {
  const page = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value;
  return typeof page === 'number' && Number.isSafeInteger(page) ? page : undefined;
}
