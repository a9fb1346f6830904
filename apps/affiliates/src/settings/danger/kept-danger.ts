import * as v from 'valibot';

const version = v.string();

/** An act on the standing of a user, as it is kept while the agent signs in. */
export const KeptDanger = v.variant('act', [
  v.object({ act: v.literal('close'), version }),
  v.object({ act: v.literal('move'), version, to: v.object({ id: v.string(), username: v.string() }) }),
  v.object({ act: v.literal('cancel'), moveId: v.string() }),
]);
export type DangerAct = v.InferOutput<typeof KeptDanger>;

/** Returns the name under which the act waits for a sign-in. One of a user waits at a time. */
export const dangerActOf = (userId: string): string => `danger.${userId}`;
