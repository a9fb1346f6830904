import { isVoucherCode, showVoucher } from '@kvota/contracts';

/** Sixteen digits, alone or in groups. */
const digits = /\d(?:[\s-]*\d){15}/;

/**
 * Returns the voucher code of a scanned text, in groups: that of a voucher's link, which is in its fragment, or the code
 * itself. Undefined if the text has none, as codes of other things do.
 */
export function scannedCode(text: string): string | undefined {
  const part = /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).hash : text;
  const found = digits.exec(part)?.[0].replaceAll(/\D/g, '');
  return found !== undefined && isVoucherCode(found) ? showVoucher(found) : undefined;
}
