/** Digits of a voucher's code: 15 by chance, and one that detects typing errors (VOU-08). */
export const voucherDigits = 16;
/** Characters of a code as it is shown: four groups of four digits, separated by ' - ' (CONST-01). */
export const voucherLength = 25;

/** Returns the digits of a code in whatever form it was typed, pasted or scanned (OP-64). Everything else is dropped. */
export const digitsOfVoucher = (text: string): string => text.replaceAll(/\D/g, '').slice(0, voucherDigits);

/** Shows digits in groups of four, also while a code is incomplete: `1234 - 5678 - 9`. */
export function showVoucher(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(' - ');
}

/** Returns the digit that follows these digits in a code (Luhn, ISO/IEC 7812-1). It finds each single wrong digit. */
export function voucherCheckDigit(digits: string): string {
  const doubled = Array.from(digits)
    .toReversed()
    .map((digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
      return value > 9 ? value - 9 : value;
    });
  const sum = doubled.reduce((total, value) => total + value, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns true if a code is complete and its last digit fits the others, so that it was probably typed correctly. */
export function isVoucherCode(digits: string): boolean {
  return /^\d{16}$/.test(digits) && voucherCheckDigit(digits.slice(0, -1)) === digits.at(-1);
}
