export type { Amount } from './amount/amount.ts';
export { canonical } from './canonical/canonical.ts';
export { comparePlans } from './compare/compare-plans.ts';
export type { Above, Incomparable, PlanComparison } from './compare/compare-plans.ts';
export { commission, nextCarry } from './compute/commission.ts';
export type { Commission, LineResult, Step } from './compute/step.ts';
export type { Correction } from './figures/correction.ts';
export type { CommissionInput, Figures, NgrShare, Period, ProductFigures } from './figures/figures.ts';
export { compareSums, sumRows } from './figures/sum-rows.ts';
export type { MovementRow, RowSums, SumComparison } from './figures/sum-rows.ts';
export type {
  BaseKind,
  Carry,
  CpaLine,
  CpaTerms,
  Cycle,
  HeadLine,
  Plan,
  PlanLine,
  Products,
  Rate,
  SelectionTier,
  ShareLine,
  Tier,
} from './plan/plan.ts';
export { readPlan } from './plan/read-plan.ts';
export type { PlanReading } from './plan/read-plan.ts';
export { qualifyCpa } from './qualify/qualify-cpa.ts';
export type { PlayerEvent, PlayerHistory, Qualification } from './qualify/qualify-cpa.ts';
export { InputError } from './reading/fault.ts';
export type { Fault, FaultCode } from './reading/fault.ts';
export { drawStatement } from './statement/statement.ts';
export type { Statement, StatementInput } from './statement/statement.ts';
export { verify } from './statement/verify.ts';
export type { Verification } from './statement/verify.ts';
