import { digitsOfVoucher, isVoucherCode, showVoucher } from '@kvota/contracts';
import type { Host } from '@kvota/shell';

import { linkedKey } from './kept-fragment.ts';

/** Returns the link that a printed voucher has as a picture. The code is in the fragment, which no server and no log sees. */
export const voucherLink = (page: string, code: string): string => `${page}#${digitsOfVoucher(code)}`;

/** Returns the code of the link that was opened, in groups, and forgets it; undefined without one. */
export function takeLinked(tab: Pick<Host['tabStorage'], 'getItem' | 'removeItem'>): string | undefined {
  const digits = tab.getItem(linkedKey);
  tab.removeItem(linkedKey);
  return digits === null || !isVoucherCode(digits) ? undefined : showVoucher(digits);
}
