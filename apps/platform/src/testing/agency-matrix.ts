import { randomUUID } from 'node:crypto';

import type { agencyCalls } from '@kvota/contracts';

export type AgencyCall = keyof typeof agencyCalls;

/** The outcomes of a call about a user, by the place of the user in the tree of the caller. */
interface Expected {
  readonly input: (userId: string) => object;
  readonly self: string;
  readonly child: string;
  readonly deeper: string;
  readonly outside: string;
  /** What differs for the operator. */
  readonly ofRoot?: { readonly child: string; readonly deeper: string };
}

/** Returns the input of a transfer of one dinar. */
export const transferInput = (userId: string) => ({
  body: { requestId: randomUUID(), userId, currencyId: 941, amount: '1.00' },
});
const anybody = (input: () => object): Expected => ({ input, self: 'ok', child: 'ok', deeper: 'ok', outside: 'ok' });
const read = (input: Expected['input']): Expected => ({ ...anybody(() => ({})), input, outside: 'userUnknown' });

/** A call about the ticket of a user. The own ticket was sold by the parent, so it is outside. */
const ticket = (input: Expected['input']): Expected => ({
  ...anybody(() => ({})),
  input,
  self: 'ticketUnknown',
  outside: 'ticketUnknown',
});

/** The ticket of a user that nobody wants to void, and the request to void another one. */
export const ticketIdOf = (userId: string): string => `ticket-of-${userId}`;
export const requestIdOf = (userId: string): string => `request-of-${userId}`;

/** The promo code of a user. The matrix gives one to everybody. */
export const codeOf = (userId: string): string => userId.replaceAll('-', '').toUpperCase();

/** A call for players only. The code does not exist, so that nobody moves. */
const joining: Omit<Expected, 'input'> = {
  self: 'playersOnly',
  child: 'playersOnly',
  deeper: 'playersOnly',
  outside: 'ok',
};

/** A fee for active players, and the month of the clock of tests. */
const line = { id: 'fee', products: 'all', cycle: 'week', base: 'head', perPlayer: '1.00' } as const;
const periodId = '2026-11';

/** Every served call. A new one fails the test until it is here. */
const matrix: { readonly [N in AgencyCall]?: Expected } = {
  agencyConnection: anybody(() => ({})),
  agencyNode: read((userId) => ({ query: { userId } })),
  agencyMyAgents: read((parentId) => ({ query: { parentId } })),
  agencySearchUser: anybody(() => ({ query: { searchTerm: 'play' } })),
  agencyAllUsers: read((below) => ({ query: { below } })),
  agencyCreateUser: anybody(() => ({
    body: {
      requestId: randomUUID(),
      kind: 'player',
      username: `n${randomUUID().slice(0, 20)}`,
      password: 'long enough',
    },
  })),
  agencyAddCredit: { ...read(transferInput), self: 'notDirectChild', deeper: 'notDirectChild' },
  agencyDecCredit: { ...read(transferInput), self: 'notDirectChild', deeper: 'notDirectChild' },
  // Nobody owes anything there.
  agencyRepay: { ...read(transferInput), self: 'notDirectChild', child: 'aboveDebt', deeper: 'notDirectChild' },
  agencySaveLine: {
    ...read((userId) => ({ body: { requestId: randomUUID(), userId, currencyId: 941, limit: '0' } })),
    self: 'notDirectChild',
    deeper: 'notDirectChild',
  },
  agencyAgentTransactions: read((userId) => ({ query: { userId } })),
  agencyRequest: anybody(() => ({ query: { requestId: randomUUID() } })),
  agencyTickets: read((userId) => ({ body: { userId } })),
  agencyTicketInfo: ticket((userId) => ({ query: { ticketId: ticketIdOf(userId) } })),
  agencyVoidRequest: ticket((userId) => ({
    body: { requestId: randomUUID(), ticketId: ticketIdOf(userId), reason: 'a mistake' },
  })),
  agencyVoidRequests: anybody(() => ({ query: {} })),
  // The seller of the ticket has asked, so those above decide.
  agencyVoidDecision: {
    input: (userId) => ({
      body: { requestId: randomUUID(), id: requestIdOf(userId), approve: false, reason: 'no mistake' },
    }),
    self: 'voidRequestUnknown',
    child: 'voidNotAllowed',
    deeper: 'ok',
    outside: 'voidRequestUnknown',
  },
  agencyUserStats: read((userId) => ({ query: { userId } })),
  agencyCalculation: read((below) => ({ query: { below } })),
  agencyOffice: anybody(() => ({ query: {} })),
  agencyAlerts: anybody(() => ({})),
  agencyConnect: { ...joining, input: () => ({ body: { promoCode: 'NO-SUCH-CODE' } }) },
  agencyConnectTarget: { ...joining, input: () => ({ query: { promoCode: 'no-such-code' } }) },
  agencyPromoCodes: anybody(() => ({})),
  // The caller is its own subject, or the root above it.
  agencyCreatePromoCode: {
    ...anybody(() => ({ body: { requestId: randomUUID(), code: `n-${randomUUID().slice(0, 20)}` } })),
    deeper: 'agentsOnly',
  },
  agencyPromoCodeState: {
    ...anybody(() => ({})),
    input: (userId) => ({ body: { code: codeOf(userId), active: true } }),
    child: 'codeUnknown',
    deeper: 'codeUnknown',
    outside: 'codeUnknown',
  },
  agencyPlan: read((userId) => ({ query: { userId } })),
  // Two lines of one id, so that nobody gets a plan.
  agencySavePlan: {
    input: (userId) => ({ body: { requestId: randomUUID(), userId, version: 0, lines: [line, line] } }),
    self: 'notDirectChild',
    child: 'planInvalid',
    deeper: 'notDirectChild',
    outside: 'userUnknown',
  },
  agencyPlanPreview: {
    ...read((userId) => ({ body: { userId, lines: [line] } })),
    self: 'userUnknown',
    deeper: 'userUnknown',
  },
  agencyPeriods: anybody(() => ({ query: {} })),
  agencyCommission: read((below) => ({ query: { below, periodId } })),
  agencyStatement: read((userId) => ({ query: { userId, periodId } })),
  agencyStatementRows: read((userId) => ({ query: { userId, periodId } })),
  agencyExport: read((userId) => ({
    body: {
      list: 'tickets',
      format: 'csv',
      columns: [{ id: 'ticketId', heading: 'Number' }],
      words: {},
      filters: { userId },
    },
  })),
  agencyExportFile: {
    ...anybody(() => ({})),
    input: () => ({ params: { id: randomUUID() } }),
    self: 'exportUnknown',
    child: 'exportUnknown',
    deeper: 'exportUnknown',
  },
  agencyPay: {
    ...read((userId) => ({ body: { ...transferInput(userId).body, periodId } })),
    self: 'notDirectChild',
    child: 'statementUnknown',
    deeper: 'notDirectChild',
  },
  agencyCorrection: {
    ...read((userId) => ({ body: { ...transferInput(userId).body, periodId, reason: 'A wrong result' } })),
    self: 'notDirectChild',
    child: 'statementUnknown',
    deeper: 'notDirectChild',
  },
  agencyAudit: read((userId) => ({ query: { userId } })),
  // For operators only.
  agencyAuditCheck: { ...anybody(() => ({})), self: 'forbidden' },
  agencyUserSettings: read((userId) => ({ query: { userId } })),
  agencySaveUser: {
    ...read((userId) => ({
      body: { userId, version: 'none', firstName: '', lastName: '', phone: '', email: '' },
    })),
    self: 'ownAccount',
    child: 'accountOfUser',
    deeper: 'notDirectChild',
  },
  agencyLimits: read((userId) => ({ query: { userId } })),
  agencySaveLimits: {
    ...read((userId) => ({ body: { userId, version: 'none', currencyId: 941, limits: { maxStake: '1.00' } } })),
    self: 'ownAccount',
    child: 'limitsChanged',
    deeper: 'notDirectChild',
  },
  agencyResetPassword: {
    ...read((userId) => ({ body: { requestId: randomUUID(), userId, password: 'long enough' } })),
    self: 'ownAccount',
    // The users of the matrix made their own accounts.
    child: 'accountOfUser',
    deeper: 'notDirectChild',
  },
  agencyStaff: anybody(() => ({})),
  // Nobody of the matrix is staff.
  agencySaveStaff: {
    input: (userId) => ({ body: { act: 'password', requestId: randomUUID(), userId, password: 'long enough' } }),
    self: 'userUnknown',
    child: 'userUnknown',
    deeper: 'userUnknown',
    outside: 'userUnknown',
  },
  agencyStanding: read((userId) => ({ query: { userId } })),
  agencyCloseUser: {
    ...read((userId) => ({ body: { userId, version: 'none' } })),
    self: 'ownAccount',
    // The users of the matrix made their own accounts, which the operator closes. The version is none.
    child: 'accountOfUser',
    deeper: 'notDirectChild',
    ofRoot: { child: 'standingChanged', deeper: 'standingChanged' },
  },
  // To itself, which is refused in any case. The version is none.
  agencyMoveUser: {
    ...read((userId) => ({ body: { userId, parentId: userId, version: 'none' } })),
    self: 'ownAccount',
    child: 'standingChanged',
    deeper: 'standingChanged',
  },
  agencyCancelMove: {
    ...read((userId) => ({ body: { userId, moveId: randomUUID() } })),
    self: 'moveOver',
    child: 'moveOver',
    deeper: 'moveOver',
  },
  agencyBlockUser: { ...read((userId) => ({ body: { userId } })), self: 'ownAccount' },
  agencyUnblockUser: { ...read((userId) => ({ body: { userId } })), self: 'ownAccount' },
};
export const agencyMatrix = Object.entries(matrix) as [AgencyCall, Expected][]; // its own entries

/** True if the call names a user. */
export const isAboutUser = ({ outside }: Expected): boolean => outside !== 'ok';
