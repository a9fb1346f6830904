import * as v from 'valibot';

import { ExclusionEnd, exclusionEndReasons, PlayGuard } from '../../account/play-guard.ts';
import { Outcome, PageNumber, paged } from '../../calls/answer.ts';
import { defineCall } from '../../calls/call.ts';
import { messageText, operator } from './operator-path.ts';

/** A proposal that another person has to confirm, in the answer to the one who made it. */
export const SecondPerson = v.pipe(
  v.nullish(v.object({ proposedBy: v.string(), expiresAt: v.string() })),
  v.description('Present while the decision waits for another person. Nothing was done yet'),
);

/** Decisions that two people make. */
export const staffDecisionKinds = ['endExclusion', 'withdrawal'] as const;

const StaffDecision = v.object({
  id: v.string(),
  kind: v.picklist(staffDecisionKinds),
  subject: v.pipe(v.string(), v.description('The payment, or the request for the end of the exclusion')),
  username: v.pipe(v.string(), v.description('The player that it is about')),
  outcome: v.picklist(['end', 'refuse', 'approve', 'reject']),
  reason: v.pipe(
    v.nullish(v.picklist(exclusionEndReasons)),
    v.description('With `refuse`: why, as the player reads it'),
  ),
  note: v.nullish(v.string()),
  state: v.pipe(
    v.picklist(['open', 'done', 'alone', 'replaced', 'dropped', 'expired']),
    v.description(
      '`replaced` by another proposal; `dropped`: taken back or refused; `alone`: a refusal, by one person',
    ),
  ),
  proposedBy: v.string(),
  proposedAt: v.string(),
  expiresAt: v.string(),
  decidedBy: v.pipe(v.nullish(v.string()), v.description('With `done`: the second person')),
  decidedAt: v.pipe(v.nullish(v.string()), v.description('With `done` and `alone`')),
});

/** Controls that need two different people of the operator: one proposes, another confirms. */
export const decisionControls = {
  staffDecisions: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('staffDecisions'),
    summary:
      'Decisions of two people, and refusals, newest first; with `open`, the proposals that wait for the second one',
    access: 'operator',
    query: v.object({ page: PageNumber, state: v.optional(v.picklist(['open'])) }),
    answer: paged(StaffDecision),
  }),
  exclusionEndRequests: defineCall({
    id: 'operator',
    method: 'GET',
    path: operator('exclusionEndRequests'),
    summary: 'Excluded players who ask for the end of their exclusion, the oldest first',
    access: 'operator',
    answer: v.object({ result: v.array(v.object({ username: v.string(), exclusionEnd: ExclusionEnd })) }),
  }),
  endExclusion: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('endExclusion'),
    summary: 'Propose or confirm the end of an exclusion that its player asked for, a day after that',
    access: 'operator',
    body: v.object({ username: v.string(), note: v.optional(messageText(500)) }),
    answer: v.object({ ...Outcome.entries, play: v.nullish(PlayGuard), second: SecondPerson }),
  }),
  refuseExclusionEnd: defineCall({
    id: 'operator',
    method: 'POST',
    path: operator('refuseExclusionEnd'),
    summary: 'Refuse the end of an exclusion, by one person; the player can ask again after 30 days',
    access: 'operator',
    body: v.object({
      username: v.string(),
      reason: v.pipe(v.picklist(exclusionEndReasons), v.description('The player reads it')),
      note: v.pipe(v.optional(messageText(500)), v.description('The player does not read it')),
    }),
    answer: v.object({ ...Outcome.entries, play: v.nullish(PlayGuard), exclusionEnd: v.nullish(ExclusionEnd) }),
  }),
};
