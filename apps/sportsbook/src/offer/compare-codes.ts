/**
 * Compares ids and instants by character codes. They have no language, and a locale-aware comparison is many times
 * slower.
 */
export const compareCodes = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
