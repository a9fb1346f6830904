/** A spreadsheet may take a cell that begins like this for a formula, also in full-width signs (ASVS 1.2.10). */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** It ends the cell for some readers, so that what follows would be a cell by itself. */
const zero = '\u0000';
const number = /^-?\d+(\.\d+)?$/;

/** Returns a safe cell: text that looks like a formula is marked as text, and special characters are quoted. */
function cell(text: string): string {
  const whole = text.replaceAll(zero, '');
  const safe = formula.test(whole) && !number.test(whole) ? `'${whole}` : whole;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a table as CSV (RFC 4180), with the byte order mark by which spreadsheets detect UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
