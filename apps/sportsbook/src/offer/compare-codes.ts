/** Orders ids and instants by their characters: they are of no language, and comparing them as texts of one takes many times as long. */
export const compareCodes = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
