import { accepted } from './cases/accepted.ts';
import type { Case } from './cases/case.ts';
import { denied } from './cases/denied.ts';
import { silence } from './cases/no-answer.ts';
import { notPayable } from './cases/not-payable.ts';
import { protection } from './cases/protection.ts';
import { questions } from './cases/questions.ts';
import { refusals } from './cases/refused.ts';

/** All cases of the error catalogue. */
export const cases: readonly Case[] = [
  ...accepted,
  ...denied,
  ...refusals,
  ...questions,
  ...silence,
  ...notPayable,
  ...protection,
];
