/** Returns the form in which user names are stored and compared: without spaces at the ends, in lower case. */
export const accountName = (typed: string): string => typed.trim().toLowerCase();
