import { voucherStates, type VoucherState } from '@kvota/contracts';

/** The query of the page of vouchers. A value that is missing has its default. */
export interface VouchersSearch {
  readonly state?: VoucherState;
  /** The last four digits of a code. */
  readonly code?: string;
  readonly page?: number;
}

/** The keys of the address that belong to the page. */
export const ownKeys = ['state', 'code', 'page'] as const satisfies readonly (keyof VouchersSearch)[];

/** Parses a query. A value is left out if it is invalid or the default. */
export function vouchersSearch(given: Readonly<Record<string, unknown>>): VouchersSearch {
  const state = voucherStates.find((each) => each === given['state']);
  // A router reads digits as a number, and zeros at the beginning are lost.
  const digits = typeof given['code'] === 'number' ? String(given['code']).padStart(4, '0') : given['code'];
  const page = Number(given['page']);
  return {
    ...(state && { state }),
    ...(typeof digits === 'string' && /^\d{4}$/.test(digits) && { code: digits }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
