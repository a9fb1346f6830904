import { verify, type Statement, type Verification } from '@kvota/commission';

/** A document that can be shown, and what came of computing it again. */
export interface ReadDocument {
  readonly statement: Statement;
  readonly verification: Verification;
}

const isStep = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

/** Reads the document of a statement. Undefined if its input cannot be read, so that nothing can be computed from it. */
export function readDocument(document: unknown): ReadDocument | undefined {
  const verification = verify(document);
  if (verification.status === 'unreadable') return undefined;
  // The input was read just now. The stated result may be anything, and is checked here as far as it is shown.
  const statement = document as Statement;
  const stated: Partial<Statement['result']> = statement.result ?? {};
  const steps = Array.isArray(stated.steps) ? stated.steps.filter(isStep) : [];
  return { statement: { ...statement, result: { ...statement.result, steps } }, verification };
}
