/** The outcome of a decision, without its subject. */
export type DecisionOutcome = 'end' | 'refuse' | 'approve' | 'reject';

/** A proposal that waits for another person. Times are milliseconds since 1970. */
export interface Proposal {
  readonly outcome: DecisionOutcome;
  readonly proposedBy: string;
  readonly expiresAt: number;
  /** False if the proposer has lost the role since, or is blocked. */
  readonly isOfStaff: boolean;
}

/** A person and the outcome that the person wants. */
export interface Vote {
  readonly outcome: DecisionOutcome;
  readonly by: string;
}

/** How the proposal before another one ends. */
export type ReplacedState = 'replaced' | 'dropped' | 'expired';

/** The effect of a vote: a new proposal, the decision, or a refusal because the same person proposed it. */
export type VoteEffect =
  | { readonly kind: 'propose'; readonly before?: ReplacedState }
  | { readonly kind: 'decide' }
  | { readonly kind: 'refuse' };

/** Milliseconds for which a proposal waits for another person. */
export const proposalSpan = 72 * 3_600_000;

/** Decides what a vote does to the open proposal. Two different people agree on one outcome, or nothing happens. */
export function countVote(open: Proposal | undefined, { outcome, by }: Vote, now: number): VoteEffect {
  if (open === undefined) return { kind: 'propose' };
  if (open.expiresAt <= now) return { kind: 'propose', before: 'expired' };
  if (!open.isOfStaff) return { kind: 'propose', before: 'dropped' };
  if (open.outcome !== outcome) return { kind: 'propose', before: 'replaced' };
  return open.proposedBy === by ? { kind: 'refuse' } : { kind: 'decide' };
}
