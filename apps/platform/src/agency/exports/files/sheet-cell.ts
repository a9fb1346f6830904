import { plainText } from '@kvota/contracts';

import type { CellKind } from './file-column.ts';
import { cellStyles } from './workbook.ts';

/** Digits that a number of a spreadsheet keeps. A longer one stays text, because it would be rounded. */
const exactDigits = 15;
/** The day 0 of spreadsheets is 30 December 1899. */
const dayOf1970 = 25_569;
const dayLength = 86_400_000;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unwritable = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Returns a cell as XML. Text is never a formula, whatever it begins with. `at` is its address, such as `B7`. */
export function sheetCell(
  kind: CellKind,
  value: string,
  { at, zone }: { readonly at: string; readonly zone: string },
): string {
  if (value === '') return '';
  if (kind === 'number' && isExact(value))
    return numberCell(at, value, value.includes('.') ? cellStyles.amount : cellStyles.plain);
  if (kind === 'time') return numberCell(at, String(serialOf(localMillis(value, zone))), cellStyles.time);
  if (kind === 'day') return numberCell(at, String(serialOf(Date.parse(value))), cellStyles.day);
  return textCell(at, value, cellStyles.plain);
}

/** Returns a cell with text. */
export const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${written(text)}</t></is></c>`;

const numberCell = (at: string, value: string, style: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;

const isExact = (value: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(value) && value.replaceAll(/\D/g, '').replace(/^0+/, '').length <= exactDigits;

const serialOf = (millis: number): number => dayOf1970 + millis / dayLength;

function localMillis(instant: string, zone: string): number {
  const { epochMilliseconds, offsetNanoseconds } = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return epochMilliseconds + offsetNanoseconds / 1_000_000;
}

/** Spreadsheets read `_x000D_` as a character by its code, so text of that form is escaped. */
const written = (text: string): string =>
  plainText(text)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
