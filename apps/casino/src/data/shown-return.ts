/** Returns a return in percent with at most two places. It is cut and never rounded up, so that it promises nothing. */
export const shownReturn = (percent: string): string => percent.replace(/(\.\d\d)\d+$/, '$1');
