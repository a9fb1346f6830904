import type { AgencyDeps } from '../agency-deps.ts';
import type { AgencyCommission } from './commission.ts';
import { createPlanPreview } from './plans/preview-plan.ts';
import { createPlanReading } from './plans/read-plan-versions.ts';
import { createPlanSaving } from './plans/save-plan.ts';
import { createCorrections } from './statements/correct-statement.ts';
import { createCommissionList } from './statements/list-commission.ts';
import { createPayments } from './statements/pay-statement.ts';
import { createStatementReading } from './statements/read-statement.ts';
import { createStatementRows } from './statements/statement-rows.ts';

/** Creates commission over the figures and the ledger. */
export function createCommission(deps: AgencyDeps): AgencyCommission {
  return {
    ...createPlanReading(deps),
    ...createPlanSaving(deps),
    ...createPlanPreview(deps),
    ...createCommissionList(deps),
    ...createStatementReading(deps),
    ...createStatementRows(deps),
    ...createPayments(deps),
    ...createCorrections(deps),
  };
}
