import { alertCalls } from './alerts/alert-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { commissionCalls } from './commission-calls.ts';
import { exportCalls } from './export-calls.ts';
import { figureCalls } from './figures/figure-calls.ts';
import { limitCalls } from './limit-calls.ts';
import { promoCalls } from './promo-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { staffCalls } from './staff-calls.ts';
import { agencyTicketCalls } from './ticket-calls.ts';
import { transferCalls } from './transfer-calls.ts';
import { treeCalls } from './tree-calls.ts';

/** Calls of the agents' area below /base/v1/agency (CALL-39 … CALL-52). */
export const agencyCalls = {
  ...treeCalls,
  ...transferCalls,
  ...agencyTicketCalls,
  ...figureCalls,
  ...alertCalls,
  ...settingsCalls,
  ...staffCalls,
  ...limitCalls,
  ...promoCalls,
  ...commissionCalls,
  ...exportCalls,
  ...auditCalls,
};
