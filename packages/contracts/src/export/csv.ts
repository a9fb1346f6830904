import { plainText } from './plain-text.ts';

/** A spreadsheet may take a cell that begins like this for a formula, also in full-width signs (ASVS 1.2.10). */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const number = /^-?\d+(\.\d+)?$/;

/** The byte order mark by which spreadsheets detect UTF-8. A file begins with it. */
export const csvMark = '\uFEFF';

/** Returns a safe cell: text that looks like a formula is marked as text, and special characters are quoted. */
function cell(text: string): string {
  const whole = plainText(text);
  const safe = formula.test(whole) && !number.test(whole) ? `'${whole}` : whole;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a row as a line of CSV (RFC 4180), with its end. */
export const csvLine = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

/** Returns a table as CSV. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.reduce((file, row) => file + csvLine(row), csvMark);
}
