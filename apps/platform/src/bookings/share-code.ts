import { createHash } from 'node:crypto';

/**
 * Excludes what is misread or misheard: 0 and O, 1, I and L, and U beside V. E is excluded too, because with digits
 * around it the query of an address would be read as a number.
 */
const alphabet = '23456789ABCDFGHJKMNPQRSTVWXYZ';
const length = 8;
const codeOnly = new RegExp(`^[${alphabet}]{${length}}$`);
/** Bytes from here on are skipped, because they would make the first letters of the alphabet more likely. */
const fair = 256 - (256 % alphabet.length);

/** Derives a code from an id that nobody can guess. Every code is equally likely. */
export function codeFrom(id: string): string {
  const letters: string[] = [];
  for (let block = 0; letters.length < length; block += 1) {
    const bytes = createHash('sha256').update(`${block} ${id}`).digest();
    letters.push(...[...bytes].filter((byte) => byte < fair).map((byte) => alphabet[byte % alphabet.length] ?? ''));
  }
  return letters.slice(0, length).join('');
}

/** Formats a code for people, in two halves. */
export function shownCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

/**
 * Normalises typed text to a stored code: case, spaces and dashes do not matter. Returns undefined if it cannot be a
 * code.
 */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();
  return codeOnly.test(code) ? code : undefined;
}
