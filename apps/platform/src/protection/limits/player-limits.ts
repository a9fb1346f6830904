import type { CallAnswer, Calls } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { NamedLimit } from './limit-name.ts';

type Answer = CallAnswer<Calls['setPlayerLimit']>;

/** The answer of a change: the limit as it is now, and why nothing was changed. */
export type ChangedLimit<N extends 'setPlayerLimit' | 'confirmPlayerLimit'> = Omit<Answer, 'error'> & {
  readonly error?: RefusalOf<N>;
};

/** Limits that players set for themselves. */
export interface PlayerLimits {
  /** Lists the limits of a user, with what is used of the running periods. */
  list(userId: string): Promise<Pick<CallAnswer<Calls['playerLimits']>, 'result' | 'coolingHours' | 'serverTime'>>;
  /** Sets a limit. `amount` is money of the wire; null removes it. */
  set(userId: string, limit: NamedLimit & { readonly amount: string | null }): Promise<ChangedLimit<'setPlayerLimit'>>;
  /** Takes the amount that waits, or keeps the limit as it is. */
  confirm(
    userId: string,
    limit: NamedLimit & { readonly decision: 'take' | 'keep' },
  ): Promise<ChangedLimit<'confirmPlayerLimit'>>;
}
