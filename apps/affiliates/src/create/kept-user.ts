import { Money } from '@kvota/contracts';
import * as v from 'valibot';

import { keptWaiting } from '../step-up/kept-act.ts';

/** The name under which the act waits for a sign-in. There is one dialog at a time. */
export const createAct = 'create';

/** Parts of a new user that are kept meanwhile. The first password is made again. */
export const KeptUser = v.object({
  requestId: v.string(),
  kind: v.picklist(['player', 'agent']),
  username: v.string(),
  opening: v.exactOptional(v.object({ currencyId: v.number(), amount: Money })),
});
export type KeptUser = v.InferOutput<typeof KeptUser>;

/** Returns the new user that waits for a sign-in, so that its page shows the dialog again. */
export const keptUser = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptUser | undefined =>
  keptWaiting(storage, createAct, KeptUser)?.data;
