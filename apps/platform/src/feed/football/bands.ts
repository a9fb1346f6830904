import { bandsOf } from '../pricing/bands.ts';

/** Ranges of a match's goals, as football has them everywhere. */
export const goalBands = bandsOf('0-1, 2-3, 4-6, 7+');

/** By how many goals it is won. */
export const marginBands = bandsOf('1, 2, 3+');
