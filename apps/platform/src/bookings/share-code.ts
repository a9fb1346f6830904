import { createHash } from 'node:crypto';

/**
 * Nothing that is misread or misheard for something else: no 0 and O, no 1, I and L, no U beside V. No E either: with
 * digits around it, the query of an address would read the code as a number.
 */
const alphabet = '23456789ABCDFGHJKMNPQRSTVWXYZ';
const length = 8;
const codeOnly = new RegExp(`^[${alphabet}]{${length}}$`);
/** Bytes from here on would make the first letters of the alphabet likelier than the others. */
const fair = 256 - (256 % alphabet.length);

/** A code as it is stored, from an id that nobody can guess: every code is as likely as any other. */
export function codeFrom(id: string): string {
  const letters: string[] = [];
  for (let block = 0; letters.length < length; block += 1) {
    const bytes = createHash('sha256').update(`${block} ${id}`).digest();
    letters.push(...[...bytes].filter((byte) => byte < fair).map((byte) => alphabet[byte % alphabet.length] ?? ''));
  }
  return letters.slice(0, length).join('');
}

/** A code as people read it, in two halves. */
export function shownCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

/** What somebody typed as it would be stored: case, spaces and dashes do not count. Undefined where it cannot be a code. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();
  return codeOnly.test(code) ? code : undefined;
}
