import type { CallAnswer, Calls } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { NamedLimit } from './limit-name.ts';
import type { WireValue } from './limit-value.ts';

type Answer = CallAnswer<Calls['setPlayerLimit']>;

/** The answer of a change: the limit as it is now, and why nothing was changed. */
export type ChangedLimit<N extends 'setPlayerLimit' | 'confirmPlayerLimit'> = Omit<Answer, 'error'> & {
  readonly error?: RefusalOf<N>;
};

/** Limits that players set for themselves. */
export interface PlayerLimits {
  /** Lists the limits of a user, with what is used of the running periods. */
  list(
    userId: string,
  ): Promise<
    Pick<CallAnswer<Calls['playerLimits']>, 'result' | 'coolingHours' | 'depositLimitRequired' | 'serverTime'>
  >;
  /** Sets a limit to a value of the wire. Null removes it. */
  set(userId: string, limit: NamedLimit & WireValue): Promise<ChangedLimit<'setPlayerLimit'>>;
  /** Takes the value that waits, or keeps the limit as it is. */
  confirm(
    userId: string,
    limit: NamedLimit & { readonly decision: 'take' | 'keep' },
  ): Promise<ChangedLimit<'confirmPlayerLimit'>>;
}
