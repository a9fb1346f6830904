import { asked } from './cases/asked.ts';
import { barred } from './cases/barred.ts';
import type { Case } from './cases/case.ts';
import { denied } from './cases/denied.ts';
import { silence } from './cases/no-answer.ts';
import { refusals } from './cases/refused.ts';
import { taken } from './cases/taken.ts';

/** The whole catalogue. */
export const cases: readonly Case[] = [...taken, ...denied, ...refusals, ...asked, ...silence, ...barred];
