import type { Outcome } from '@kvota/contracts';
import * as v from 'valibot';

import { issuesOf, lineOf } from '../kernel/input/input-issues.ts';

type ArgsSchema = v.GenericSchema<unknown, unknown[]>;

/**
 * Reads the arguments of an event by its schema, or returns what is wrong with them: the field and what it wants
 * (CALL-61). The only argument of an event needs no name, so a field of it is named without its place.
 */
export function readArgs<S extends ArgsSchema>(
  schema: S,
  sent: readonly unknown[],
): { readonly args: v.InferOutput<S> } | { readonly fault: string } {
  const parsed = v.safeParse(schema, sent);
  if (parsed.success) return { args: parsed.output };
  const issues = issuesOf(schema, parsed.issues, '').map(({ path, message }) => ({
    path: path.replace(/^0(?:\.|$)/, '') || 'argument',
    message,
  }));
  return { fault: lineOf(issues) };
}

/** Takes the function off the arguments by which a client asks for an acknowledgement, and returns what to call with it. */
export function takeAcknowledgement(sent: unknown[]): (outcome: Outcome) => void {
  if (typeof sent.at(-1) !== 'function') return () => {};
  const acknowledge: unknown = sent.pop();
  return (outcome) => void (typeof acknowledge === 'function' && acknowledge(outcome));
}
