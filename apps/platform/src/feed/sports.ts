import { basketball } from './basketball/basketball.ts';
import { football } from './football/football.ts';
import type { Sport } from './sport.ts';
import { tennis } from './tennis/tennis.ts';

/** The sports of the simulated world, in display order. A new one goes to the end: the order numbers terminal codes. */
export const sports: readonly Sport[] = [football, basketball, tennis];
