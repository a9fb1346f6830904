import type { agencyCalls, CallAnswer, CallQuery } from '@kvota/contracts';

import type { AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
type ReportCall = 'agencyUserStats' | 'agencyCalculation' | 'agencyOffice';
export type ReportQuery<N extends ReportCall> = CallQuery<Calls[N]>;
export type Report<N extends ReportCall> = CallAnswer<Calls[N]>;

/**
 * Figures of branches: what was settled, sold and moved, by what the seller was at that moment. They are never behind the
 * ledger. All throw 404 `userUnknown` outside of the branch of the actor, and 400 `tooBroad`.
 */
export interface AgencyReports {
  /** Returns the figures of a player, or of the branch of an agent (CALL-43). */
  userStats(actor: AgencyActor, query: ReportQuery<'agencyUserStats'>): Promise<Report<'agencyUserStats'>>;
  /** Lists the figures of a branch by a group, a page at a time, with their totals (OP-87). */
  calculation(actor: AgencyActor, query: ReportQuery<'agencyCalculation'>): Promise<Report<'agencyCalculation'>>;
  /** Returns the figures of the own branch, those of the period before, and what is open now (OP-87). */
  office(actor: AgencyActor, query: ReportQuery<'agencyOffice'>): Promise<Report<'agencyOffice'>>;
}
