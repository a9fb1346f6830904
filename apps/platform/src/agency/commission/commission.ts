import type { agencyCalls, CallAnswer, CallBody, CallQuery } from '@kvota/contracts';

import type { ActAnswer, AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
type CommissionCall = Extract<keyof Calls, `agency${'Plan' | 'Period' | 'Commission' | 'Statement'}${string}`>;
export type CommissionAnswer<N extends CommissionCall | 'agencySavePlan' | 'agencyPay' | 'agencyCorrection'> =
  CallAnswer<Calls[N]>;
type Query<N extends CommissionCall> = CallQuery<Calls[N]>;

/**
 * Commission between a parent and a direct child on the child's whole branch: plans, periods, statements, payments. All
 * throw 404 `userUnknown` outside of the branch of the actor; those with a period throw 404 `periodUnknown`.
 */
export interface AgencyCommission {
  /** Returns the versions of the plan that an agent gets from its parent. */
  plan(actor: AgencyActor, userId: string): Promise<CommissionAnswer<'agencyPlan'>>;
  /** Gives a direct child a new version of its plan, once for each request id. */
  savePlan(actor: AgencyActor, plan: CallBody<Calls['agencySavePlan']>): Promise<ActAnswer>;
  /** Computes what lines would have paid a direct child. Throws 400 for lines that break a rule. */
  previewPlan(
    actor: AgencyActor,
    plan: CallBody<Calls['agencyPlanPreview']>,
  ): Promise<CommissionAnswer<'agencyPlanPreview'>>;
  periods(): Promise<CommissionAnswer<'agencyPeriods'>>;
  /** Lists what an agent earns from above and owes below. */
  commission(actor: AgencyActor, query: Query<'agencyCommission'>): Promise<CommissionAnswer<'agencyCommission'>>;
  /** Returns the statement of an agent, or what it would be so far. */
  statement(actor: AgencyActor, query: Query<'agencyStatement'>): Promise<CommissionAnswer<'agencyStatement'>>;
  /** Lists the movements that the figures of a statement add up. */
  statementRows(
    actor: AgencyActor,
    query: Query<'agencyStatementRows'>,
  ): Promise<CommissionAnswer<'agencyStatementRows'>>;
  /** Pays or collects a statement of a direct child, once for each request id. */
  pay(actor: AgencyActor, payment: CallBody<Calls['agencyPay']>): Promise<ActAnswer>;
  /** Corrects a statement of a direct child in the statement of the open period, once for each request id. */
  correct(actor: AgencyActor, correction: CallBody<Calls['agencyCorrection']>): Promise<ActAnswer>;
}
