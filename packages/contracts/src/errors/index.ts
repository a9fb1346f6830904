export { errorsOf, refusalsByCall } from './call-errors.ts';
export { problems } from './problems.ts';
export { refusals } from './refusals.ts';
export type { CallErrors, RefusalOf, RefusingCall } from './call-errors.ts';
export type { ProblemCode, ProblemKind } from './problems.ts';
export type { RefusalCode } from './refusals.ts';
