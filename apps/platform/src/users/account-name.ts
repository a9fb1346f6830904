/** Returns the form in which user names are stored and compared: without spaces at the ends, in lower case. */
export const accountName = (typed: string): string => typed.trim().toLowerCase();

/** The names that accounts of agencies may have, as `accountName` returns them. */
export const namePattern = /^[a-z][a-z0-9_.-]{2,29}$/;
