import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateOptionsGenerator, maskitoNumberOptionsGenerator } from '@maskito/kit';

/** What may be typed and how it is laid out: one of the masks here, or any of Maskito's. */
export type FieldMask = MaskitoOptions;

const places: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[\dA-Za-z]/ };

/** A pattern of places: `#` a digit, `A` a letter, `*` either; anything else stands as it is. Letters become capitals. */
export function patternMask(pattern: string): FieldMask {
  return {
    mask: Array.from(pattern, (sign) => places[sign] ?? sign),
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  };
}

/** An account number in groups of four, as it stands on paper: 34 signs at most. */
export const ibanMask: FieldMask = patternMask(`AA## ${Array.from({ length: 7 }, () => '****').join(' ')} **`);

/** Day, month and year. Digits that cannot be are put right: a 4 for the day becomes 04, a month never passes 12. */
export function dateMask(separator = '.'): FieldMask {
  return maskitoDateOptionsGenerator({ mode: 'dd/mm/yyyy', separator });
}

/** A number of so many decimals; comma and point both part them, spaces part the thousands. */
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
