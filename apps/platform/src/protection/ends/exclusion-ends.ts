import type { ExclusionEnd, ExclusionEndReason, PlayGuard } from '@kvota/contracts';
import type { RefusalOf } from '@kvota/contracts/errors';

import type { SecondPerson } from '../../decisions/vote.ts';

/** The guard of a player after a request about the end of an exclusion. `error` is missing if it was done. */
export interface EndAsked<E> {
  readonly error?: E;
  readonly play: PlayGuard;
  readonly exclusionEnd?: ExclusionEnd | undefined;
}

/** The outcome of a vote for the end of an exclusion. `second` is there while another person has to confirm it. */
export interface EndVoted {
  readonly error?: RefusalOf<'endExclusion'>;
  readonly play?: PlayGuard;
  readonly second?: SecondPerson;
}

/** The guard of a player after a refusal. `error` is missing if the end is refused. */
export type EndRefused = EndAsked<RefusalOf<'refuseExclusionEnd'>>;

/**
 * Ends of exclusions (OP-87). The player asks, a day passes, and two people of the operator agree, or one of them refuses.
 * The player stays excluded until they agree, and may take the request back.
 */
export interface ExclusionEnds {
  /** True if the end can be asked for at any time, also of an exclusion for good. */
  readonly revocable: boolean;
  /** How the exclusion of a user can end; undefined if the user is not excluded. */
  of(userId: string): Promise<ExclusionEnd | undefined>;
  ask(userId: string): Promise<EndAsked<RefusalOf<'askExclusionEnd'>>>;
  withdraw(userId: string): Promise<EndAsked<RefusalOf<'withdrawExclusionEnd'>>>;
  /** Requests that nobody has decided about, the oldest first. */
  requests(): Promise<{ readonly username: string; readonly exclusionEnd: ExclusionEnd }[]>;
  /** Counts the vote of one person of the operator, and ends the exclusion with that of the second. */
  vote(userId: string, vote: { readonly by: string; readonly note?: string | undefined }): Promise<EndVoted>;
  /** Refuses the request, by one person alone. The same refusal again changes nothing. */
  refuse(
    userId: string,
    refusal: { readonly by: string; readonly reason: ExclusionEndReason; readonly note?: string | undefined },
  ): Promise<EndRefused>;
}
