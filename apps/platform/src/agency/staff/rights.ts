import {
  staffRights,
  type AgencyAlerts,
  type agencyCalls,
  type AgencyRight,
  type CallBody,
  type ExportList,
  type StaffRight,
} from '@kvota/contracts';

import { problem } from '../../kernel/http-problem.ts';

type Calls = typeof agencyCalls;
type AgencyCall = keyof Calls;

/** The input of a call as the handlers have it. */
interface Input {
  readonly body?: unknown;
}

/** Rights that a call needs, by its input if that matters. `agent`: no staff account may make it. */
type Needed = readonly StaffRight[] | ((input: Input) => readonly StaffRight[]) | 'agent';

const view: Needed = [];

/** The rights by which the rows of an export can be listed. */
const rightsOfList: Readonly<Record<ExportList, readonly StaffRight[]>> = {
  tickets: ['tickets'],
  transfers: [],
  users: [],
  calculation: [],
  statementRows: ['plans'],
};

/** Returns the rights that a file of a list needs. */
export const rightsOfExport = (list: ExportList): readonly StaffRight[] => ['export', ...rightsOfList[list]];

export type AlertKind = Exclude<keyof AgencyAlerts, 'asOf'>;

/** The rights that alerts need: those of the calls by which they are dealt with. */
export const alertRights: Readonly<Record<AlertKind, readonly StaffRight[]>> = {
  voidRequests: ['tickets', 'void'],
  lowFloats: [],
  limits: [],
  blocks: [],
  statements: ['plans'],
  wins: ['tickets'],
};

/** The right that each call of the agents' area needs. A new call does not compile until it is here. */
export const callRights: { readonly [N in AgencyCall]: Needed } = {
  agencyConnection: view,
  agencyNode: view,
  agencyMyAgents: view,
  agencySearchUser: view,
  agencyAllUsers: view,
  agencyCreateUser: ({ body }) =>
    (body as CallBody<Calls['agencyCreateUser']>).opening === undefined ? ['users'] : ['users', 'money'], // parsed
  agencyBlockUser: ['block'],
  agencyUnblockUser: ['block'],
  agencyAgentTransactions: view,
  agencyAddCredit: ['money'],
  agencyDecCredit: ['money'],
  agencyRepay: ['money'],
  agencySaveLine: ['users', 'money'],
  agencyRequest: view,
  agencyTickets: ['tickets'],
  agencyTicketInfo: ['tickets'],
  agencyVoidRequests: ['tickets'],
  agencyVoidRequest: ['void'],
  agencyVoidDecision: ['void'],
  agencyUserStats: view,
  agencyCalculation: view,
  agencyOffice: view,
  // Each kind of alert needs its own rights.
  agencyAlerts: view,
  agencyUserSettings: view,
  // All fields are saved together, and a masked one cannot be.
  agencySaveUser: ['users', 'pii'],
  agencyResetPassword: ['users'],
  agencyStanding: view,
  // What cannot be undone, or changes the tree, is for the agent in person.
  agencyCloseUser: 'agent',
  agencyMoveUser: 'agent',
  agencyCancelMove: 'agent',
  agencyLimits: view,
  agencySaveLimits: ['users'],
  agencyStaff: 'agent',
  agencySaveStaff: 'agent',
  agencyConnect: 'agent',
  agencyConnectTarget: 'agent',
  agencyPromoCodes: ['plans'],
  agencyCreatePromoCode: ['plans'],
  agencyPromoCodeState: ['plans'],
  agencyPeriods: view,
  agencyPlan: ['plans'],
  agencySavePlan: ['plans'],
  agencyPlanPreview: ['plans'],
  agencyCommission: ['plans'],
  agencyStatement: ['plans'],
  agencyStatementRows: ['plans'],
  agencyPay: ['plans'],
  agencyCorrection: ['plans'],
  agencyExport: ({ body }) => rightsOfExport((body as CallBody<Calls['agencyExport']>).list), // parsed
  agencyExportFile: ['export'],
  agencyAudit: view,
  agencyAuditCheck: 'agent',
};

/** Returns the rights that a call with this input needs, or `agent`. */
export function neededFor(name: AgencyCall, input: Input): readonly StaffRight[] | 'agent' {
  const needed = callRights[name];
  return typeof needed === 'function' ? needed(input) : needed;
}

/** Returns the first right that is missing, or undefined. */
export const missingOf = (
  rights: readonly StaffRight[],
  needed: readonly StaffRight[] | 'agent',
): AgencyRight | undefined => (needed === 'agent' ? 'staff' : needed.find((right) => !rights.includes(right)));

/** Throws 403 `notAllowed` with the first right that is missing. */
export function requireRights(rights: readonly StaffRight[], needed: readonly StaffRight[] | 'agent'): void {
  const right = missingOf(rights, needed);
  if (right !== undefined) throw problem('notAllowed', { right });
}

/** Returns rights in the order of the contract. */
export const inOrder = (rights: readonly StaffRight[]): StaffRight[] =>
  staffRights.filter((right) => rights.includes(right));
