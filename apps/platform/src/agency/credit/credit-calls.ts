import type { agencyCalls, CallBody } from '@kvota/contracts';

import type { ActAnswer, AgencyActor } from '../agency.ts';

type Calls = typeof agencyCalls;
export type Repayment = CallBody<Calls['agencyRepay']>;
export type NewLine = CallBody<Calls['agencySaveLine']>;

/** Credit lines and debts between a parent and its direct children. */
export interface AgencyCredit {
  /** Sets the credit line of a direct child, and the mark of its float, once for each request id. */
  saveLine(actor: AgencyActor, line: NewLine): Promise<ActAnswer>;
  /** Lowers the debt of a direct child that has handed over cash, once for each request id. */
  repay(actor: AgencyActor, repayment: Repayment): Promise<ActAnswer>;
}
