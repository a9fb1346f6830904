/** Ids that begin with a ticket number, as a range of the index: from the first text on, and before the second. */
export interface IdRange {
  readonly begin: string;
  readonly end: string;
}

/** Hexadecimal digits of a group of a UUID. */
const groups = [8, 4, 4, 4, 12];
const fewestDigits = 8;
const mostDigits = 32;

/**
 * Returns the ids that a number names: the UUIDs in lower case that begin with its digits, whatever its case and spacing
 * (`7F3A-91BC-07DE`). Undefined for a text that is no such number, or has too few digits to name one ticket.
 */
export function idsOfNumber(term: string): IdRange | undefined {
  const digits = term.replaceAll(/[\s-]/g, '').toLowerCase();
  if (!/^[\da-f]+$/.test(digits) || digits.length < fewestDigits || digits.length > mostDigits) return undefined;
  const starts = groups.map((_, i) => groups.slice(0, i).reduce((sum, length) => sum + length, 0));
  const begin = groups
    .map((length, i) => digits.slice(starts[i], (starts[i] ?? 0) + length))
    .filter((group) => group !== '')
    .join('-');
  // In a UUID a digit or a dash follows, and every collation has both before this letter.
  return { begin, end: `${begin}g` };
}
