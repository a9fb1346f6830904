// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const unseen = /[\u0000\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns text without NUL and without signs that turn the direction of writing. NUL ends a cell for some readers, so that
 * what follows would be a cell by itself; the signs let a text be read as another one.
 */
export const plainText = (text: string): string => text.replaceAll(unseen, '');
