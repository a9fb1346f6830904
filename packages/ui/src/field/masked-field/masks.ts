import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateOptionsGenerator, maskitoNumberOptionsGenerator } from '@maskito/kit';

/** The allowed characters and their layout: one of the masks here, or any of Maskito's. */
export type FieldMask = MaskitoOptions;

const places: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[\dA-Za-z]/ };

/**
 * A pattern of places: `#` a digit, `A` a letter, `*` either; other characters are literal. Letters become upper
 * case.
 */
export function patternMask(pattern: string): FieldMask {
  return {
    mask: Array.from(pattern, (sign) => places[sign] ?? sign),
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  };
}

/** An account number (IBAN) in groups of four: 34 characters at most. */
export const ibanMask: FieldMask = patternMask(`AA## ${Array.from({ length: 7 }, () => '****').join(' ')} **`);

/** Day, month and year. Impossible digits are corrected: a 4 as the day becomes 04, and a month is at most 12. */
export function dateMask(separator = '.'): FieldMask {
  return maskitoDateOptionsGenerator({ mode: 'dd/mm/yyyy', separator });
}

/** A number with so many decimals. Comma and point both separate them; spaces separate thousands. */
export function numberMask(options: { readonly decimals?: number; readonly decimalSign?: ',' | '.' } = {}): FieldMask {
  const { decimals = 0, decimalSign = ',' } = options;
  return maskitoNumberOptionsGenerator({
    min: 0,
    maximumFractionDigits: decimals,
    decimalSeparator: decimalSign,
    decimalPseudoSeparators: [',', '.'],
    thousandSeparator: '\u00A0',
  });
}
