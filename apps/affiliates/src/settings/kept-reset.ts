import * as v from 'valibot';

import { keptWaiting } from '../step-up/kept-act.ts';

/** Parts of the act that are kept while the agent signs in: the id of its request, never the password. */
export const KeptReset = v.object({ requestId: v.string() });

/** Returns the name under which the act waits for a sign-in. */
export const resetActOf = (userId: string): string => `reset.${userId}`;

/** Returns true if a new password waits for a sign-in, so that its page shows the dialog again. */
export const isResetWaiting = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, userId: string): boolean =>
  keptWaiting(storage, resetActOf(userId), KeptReset) !== undefined;
