import * as v from 'valibot';

/** Returns the path of an operator's call. */
export const operator = <const P extends string>(path: P) => `/operator/v1/${path}` as const;

/** Returns the schema of a text that a user reads, of at most so many characters. */
export const messageText = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
