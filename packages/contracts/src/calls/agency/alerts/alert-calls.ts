import * as v from 'valibot';

import type { LimitKey } from '../../../account/limits.ts';
import { Money } from '../../../amount/money-schema.ts';
import { defineCall } from '../../call.ts';
import { Day } from '../../moment.ts';
import { agencyKinds, blockScopes } from '../agency-node.ts';
import { agency } from '../agency-path.ts';
import { commissionCycles } from '../commission-plan.ts';
import { VoidRequest } from '../ticket-calls.ts';

/** The most alerts of a kind in an answer. */
export const mostAlerts = 20;
/** Percent of a limit from which on a player is listed. */
export const nearLimitPercent = 80;
/** Limits that are listed: sums of a day or a week in one currency. */
export const nearLimitKeys = ['stakeDay', 'stakeWeek', 'lossDay', 'lossWeek'] as const satisfies readonly LimitKey[];

const user = { userId: v.string(), username: v.string() };
const currency = v.string();

/** A request to void a ticket, which the caller may decide now. */
export const VoidAlert = v.object({
  ...VoidRequest.entries,
  lapsesAt: v.pipe(v.string(), v.description('When the first match begins. Nobody can decide it afterwards')),
});
export type VoidAlert = v.InferOutput<typeof VoidAlert>;

/** A direct child whose credit is below its mark. */
export const FloatAlert = v.object({ ...user, credit: Money, mark: Money, currency });
export type FloatAlert = v.InferOutput<typeof FloatAlert>;

/** A user at 80 percent or more of a limit that an agent or the operator has set. Limits of the players themselves are no alerts. */
export const LimitAlert = v.object({
  ...user,
  key: v.picklist(nearLimitKeys),
  used: Money,
  limit: Money,
  percent: v.pipe(v.number(), v.description('Used, in whole percent, rounded down. It may be above 100')),
  currency,
  until: v.pipe(v.string(), v.description('When the next day or week begins')),
});
export type LimitAlert = v.InferOutput<typeof LimitAlert>;

/** A direct child that somebody above the caller has blocked. */
export const BlockAlert = v.object({
  ...user,
  kind: v.picklist(agencyKinds),
  scope: v.picklist(blockScopes),
  operator: v.boolean(),
  by: v.pipe(v.nullable(v.string()), v.description('The parent of the caller, if it has set the block; else null')),
  since: v.pipe(v.nullable(v.string()), v.description('Null for the flag of the account')),
});
export type BlockAlert = v.InferOutput<typeof BlockAlert>;

/** A statement of a closed period that is not paid in full: that of the caller, or of a direct child. */
export const StatementAlert = v.object({
  periodId: v.string(),
  cycle: v.picklist(commissionCycles),
  from: Day,
  to: Day,
  ...user,
  own: v.pipe(v.boolean(), v.description('True for the statement of the caller, which its parent pays or collects')),
  open: v.pipe(Money, v.description('Owed by the parent; negative if the child owes it')),
  currency,
});
export type StatementAlert = v.InferOutput<typeof StatementAlert>;

/** A ticket of the branch that has won at least the mark of its currency. */
export const WinAlert = v.object({
  ticketId: v.string(),
  ...user,
  stake: Money,
  payout: Money,
  currency: v.pipe(v.string(), v.description('In which it has paid')),
  settledAt: v.string(),
});
export type WinAlert = v.InferOutput<typeof WinAlert>;

const urgent = <const Row extends v.GenericSchema>(rows: Row, description: string) =>
  v.pipe(
    v.nullable(v.object({ count: v.pipe(v.number(), v.description('Of all')), rows: v.array(rows) })),
    v.description(`${description}, 20 at most. Null without the right of staff that they need`),
  );

/** All that waits for an agent, in all currencies. */
export const AgencyAlerts = v.object({
  asOf: v.string(),
  voidRequests: urgent(VoidAlert, 'Requests that the caller may decide, the next to lapse first'),
  lowFloats: urgent(FloatAlert, 'Direct children below their mark, furthest below in percent first'),
  limits: urgent(LimitAlert, 'Users at 80 percent of a limit or more, the highest first. `count` stops at 100'),
  blocks: urgent(BlockAlert, 'Direct children that are blocked from above, newest first'),
  statements: urgent(StatementAlert, 'Statements with an open amount, oldest first'),
  wins: urgent(WinAlert, 'Won tickets of the last 24 hours from the mark of the operator on, highest payout first'),
});
export type AgencyAlerts = v.InferOutput<typeof AgencyAlerts>;

/** The call for what needs an agent's attention (OP-87). */
export const alertCalls = {
  agencyAlerts: defineCall({
    id: 'OP-87 alerts',
    method: 'GET',
    path: agency('alerts'),
    summary: 'All that waits for the caller: requests, low credit, limits, blocks, unpaid statements and big wins',
    access: 'agent',
    answer: AgencyAlerts,
  }),
};
