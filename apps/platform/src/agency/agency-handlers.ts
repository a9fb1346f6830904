import { agentRole, operatorRole, TransferOutcome } from '@kvota/contracts';
import * as v from 'valibot';

import { admit } from '../attempts/admit.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { QueueFull } from '../kernel/fair-queue.ts';
import { StoredAnswer, type Caller, type Handlers } from '../kernel/handlers.ts';
import { problem } from '../kernel/http-problem.ts';
import { refused } from '../kernel/refused.ts';
import { userOf } from '../users/user-of.ts';
import type { UserRecord, Users } from '../users/users.ts';
import type { ActAnswer, Agency, AgencyActor, NewTransfer } from './agency.ts';
import { guardCalls, type GuardedCaller } from './staff/guard-calls.ts';
import type { JoinTarget } from './promo/promo-codes.ts';
import { rootId } from './tree.ts';

export interface AgencyHandlerDeps {
  readonly agency: Agency;
  readonly attempts: Attempts;
  readonly users: Pick<Users, 'byId'>;
}

/** The most transfers and searches of an agent in a minute, and new users in an hour. */
const moving = { name: 'agency transfers', most: 30, window: 60_000 };
const searching = { name: 'agency searches', most: 60, window: 60_000 };
const lookingUp = { name: 'agency look-ups', most: 60, window: 60_000 };
/** Reports of commission, and pages of the movements of statements. */
const reporting = { name: 'agency commission', most: 60, window: 60_000 };
const paging = { name: 'agency statement rows', most: 120, window: 60_000 };
/** Tickets that do not exist in the branch, so that nobody guesses numbers. */
const guessing = { name: 'agency unknown tickets', most: 20, window: 300_000 };
const asking = { name: 'agency void requests', most: 30, window: 3_600_000 };
const deciding = { name: 'agency void decisions', most: 120, window: 3_600_000 };
/** Codes and names of agents that a player tries, so that nobody guesses them. */
const joining = { name: 'agency joins', most: 10, window: 300_000 };
const changingCodes = { name: 'agency promo codes', most: 60, window: 3_600_000 };
const resetting = { name: 'agency passwords', most: 10, window: 3_600_000 };
const changingStaff = { name: 'agency staff', most: 60, window: 3_600_000 };
const exporting = { name: 'agency exports', most: 20, window: 3_600_000 };
/** Checks of the whole audit read all of it. */
const checking = { name: 'agency audit checks', most: 6, window: 60_000 };
const creating = { name: 'agency users', most: 60, window: 3_600_000 };

const actorOf = ({ id, roles }: UserRecord): AgencyActor => ({
  userId: id,
  nodeId: roles.includes(operatorRole) ? rootId : id,
});

const answerOf = (answer: ActAnswer) =>
  answer.kind === 'answer' ? new StoredAnswer(200, answer.body) : refused('requestIdUsed');

/** Waits for an act that hashes a password. Too many that wait are refused. */
async function queued<T>(act: () => Promise<T>, code: 'tooManyUsers' | 'tooManyPasswords'): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof QueueFull) throw problem(code, { headers: { 'retry-after': '2' } });
    throw error;
  }
}

/** Serves the calls of the agents' area (CALL-39, CALL-40 … CALL-52, OP-87). */
export function agencyHandlers({ agency, attempts, users }: AgencyHandlerDeps) {
  /** The operator is the agent of the root, whom nobody can block. */
  const agentOf = async (caller: GuardedCaller): Promise<AgencyActor> => {
    const signIn = { at: caller.signedInAt, level: caller.signInLevel };
    if (caller.staff !== undefined) {
      const { nodeId, ...staff } = caller.staff;
      return { userId: caller.id, nodeId, signIn, staff };
    }
    const user = await userOf(users, caller);
    const actor = { ...actorOf(user), signIn };
    if (user.blocked && actor.nodeId !== rootId) throw problem('agentBlocked');
    return actor;
  };
  const holderOf = async (caller: GuardedCaller) => {
    const { session, clientId } = caller;
    return { ...(await agentOf(caller)), session, clientId };
  };
  const act = async (
    caller: GuardedCaller,
    { requestId }: { readonly requestId: string },
    run: (actor: AgencyActor) => Promise<ActAnswer>,
  ) => {
    const actor = await agentOf(caller);
    // A repetition changes nothing, so it does not count.
    if ((await agency.request(actor.userId, requestId)) === undefined)
      await admit(attempts, { limit: moving, key: actor.userId }, { code: 'tooManyTransfers' });
    return answerOf(await run(actor));
  };
  /** Counts a try to join an agent. */
  const admitJoin = async ({ id }: Caller, { userId, promoCode }: JoinTarget) => {
    if ((userId === undefined) === (promoCode === undefined))
      throw problem('invalidInput', { detail: 'Give either userId or promoCode.' });
    await admit(attempts, { limit: joining, key: id }, { code: 'tooManyConnects' });
  };
  /** Counts an act on the standing of a user as a transfer. */
  const movingActor = async (caller: GuardedCaller): Promise<AgencyActor> => {
    const actor = await agentOf(caller);
    await admit(attempts, { limit: moving, key: actor.userId }, { code: 'tooManyTransfers' });
    return actor;
  };
  const transfer = (caller: GuardedCaller, body: NewTransfer) =>
    act(caller, body, (actor) => agency.transfer(actor, body));
  const handlers = {
    async agencyConnection(_input, { caller }) {
      const user = await userOf(users, caller);
      const isAgent = user.roles.includes(agentRole) || user.roles.includes(operatorRole);
      const seat = await agency.seat(user.id);
      const actor = seat ? { userId: user.id, nodeId: seat.nodeId } : actorOf(user);
      return { ...(await agency.connection({ ...actor, isAgent })), ...(await agency.rights(seat, isAgent)) };
    },
    agencyNode: async ({ query }, { caller }) => agency.node(await agentOf(caller), query.userId),
    agencyMyAgents: async ({ query }, { caller }) => agency.children(await agentOf(caller), query),
    async agencySearchUser({ query }, { caller }) {
      const actor = await agentOf(caller);
      await admit(attempts, { limit: searching, key: actor.userId }, { code: 'tooManySearches' });
      return agency.search(actor, query.searchTerm);
    },
    agencyAllUsers: async ({ query }, { caller }) => agency.users(await agentOf(caller), query),
    async agencyCreateUser({ body }, { caller }) {
      const actor = await agentOf(caller);
      if ((await agency.request(actor.userId, body.requestId)) === undefined)
        await admit(attempts, { limit: creating, key: actor.userId }, { code: 'tooManyUsers' });
      return answerOf(await queued(() => agency.create(actor, body), 'tooManyUsers'));
    },
    agencyBlockUser: async ({ body }, { caller }) => agency.block(await agentOf(caller), body),
    agencyUnblockUser: async ({ body }, { caller }) => agency.unblock(await agentOf(caller), body.userId),
    agencyAgentTransactions: async ({ query }, { caller }) => agency.transfers(await agentOf(caller), query),
    agencyAddCredit: ({ body }, { caller }) => transfer(caller, { ...body, direction: 'down' }),
    agencyDecCredit: ({ body }, { caller }) => transfer(caller, { ...body, direction: 'up' }),
    agencyRepay: ({ body }, { caller }) => act(caller, body, (actor) => agency.repay(actor, body)),
    agencySaveLine: ({ body }, { caller }) => act(caller, body, (actor) => agency.saveLine(actor, body)),
    agencyTickets: async ({ body }, { caller }) => agency.tickets(await agentOf(caller), body),
    async agencyTicketInfo({ query }, { caller }) {
      const actor = await agentOf(caller);
      const guess = { limit: guessing, key: actor.userId };
      await admit(attempts, { limit: lookingUp, key: actor.userId }, { code: 'tooManyLookups' });
      await admit(attempts, guess, { code: 'tooManyLookups' });
      const ticket = await agency.ticket(actor, query.ticketId);
      await attempts.giveBack([guess]);
      return ticket;
    },
    async agencyVoidRequest({ body }, { caller }) {
      const actor = await agentOf(caller);
      if ((await agency.request(actor.userId, body.requestId)) === undefined)
        await admit(attempts, { limit: asking, key: actor.userId }, { code: 'tooManyVoidRequests' });
      return answerOf(await agency.requestVoid(actor, body));
    },
    agencyVoidRequests: async ({ query }, { caller }) => agency.voidRequests(await agentOf(caller), query),
    async agencyVoidDecision({ body }, { caller }) {
      const actor = await agentOf(caller);
      if ((await agency.request(actor.userId, body.requestId)) === undefined)
        await admit(attempts, { limit: deciding, key: actor.userId }, { code: 'tooManyVoidRequests' });
      return answerOf(await agency.decideVoid(actor, body));
    },
    async agencyConnect({ body }, { caller }) {
      await admitJoin(caller, body);
      return agency.connect((await userOf(users, caller)).id, body);
    },
    async agencyConnectTarget({ query }, { caller }) {
      await admitJoin(caller, query);
      return agency.connectTarget((await userOf(users, caller)).id, query);
    },
    agencyPromoCodes: async ({ query }, { caller }) => agency.promoCodes(await agentOf(caller), query),
    async agencyCreatePromoCode({ body }, { caller }) {
      const actor = await agentOf(caller);
      if ((await agency.request(actor.userId, body.requestId)) === undefined)
        await admit(attempts, { limit: changingCodes, key: actor.userId }, { code: 'tooManyPromoCodes' });
      return answerOf(await agency.createPromoCode(actor, body));
    },
    async agencyPromoCodeState({ body }, { caller }) {
      const actor = await agentOf(caller);
      await admit(attempts, { limit: changingCodes, key: actor.userId }, { code: 'tooManyPromoCodes' });
      return agency.setPromoCodeState(actor, body);
    },
    agencyUserSettings: async ({ query }, { caller }) => agency.userSettings(await agentOf(caller), query.userId),
    agencySaveUser: async ({ body }, { caller }) => agency.saveUser(await agentOf(caller), body),
    agencyLimits: async ({ query }, { caller }) => agency.limits(await agentOf(caller), query),
    agencySaveLimits: async ({ body }, { caller }) => agency.saveLimits(await agentOf(caller), body),
    async agencyResetPassword({ body }, { caller }) {
      const actor = await agentOf(caller);
      if ((await agency.request(actor.userId, body.requestId)) === undefined)
        await admit(attempts, { limit: resetting, key: actor.userId }, { code: 'tooManyPasswords' });
      return answerOf(await queued(() => agency.resetPassword(actor, body), 'tooManyPasswords'));
    },
    agencyStaff: async (_input, { caller }) => agency.staff(await agentOf(caller)),
    async agencySaveStaff({ body }, { caller }) {
      const actor = await agentOf(caller);
      await admit(attempts, { limit: changingStaff, key: actor.userId }, { code: 'tooManyPasswords' });
      if (body.act === 'change') return agency.changeStaff(actor, body);
      const make = () =>
        body.act === 'create' ? agency.createStaff(actor, body) : agency.resetStaffPassword(actor, body);
      return answerOf(await queued(make, 'tooManyPasswords'));
    },
    agencyStanding: async ({ query }, { caller }) => agency.standing(await agentOf(caller), query.userId),
    agencyCloseUser: async ({ body }, { caller }) => agency.closeUser(await movingActor(caller), body),
    agencyMoveUser: async ({ body }, { caller }) => agency.moveUser(await movingActor(caller), body),
    agencyCancelMove: async ({ body }, { caller }) => agency.cancelMove(await movingActor(caller), body),
    agencyAudit: async ({ query }, { caller }) => agency.auditRows(await agentOf(caller), query),
    async agencyAuditCheck(_input, { caller }) {
      await admit(attempts, { limit: checking, key: caller.id }, { code: 'tooManyLookups' });
      return agency.checkAudit();
    },
    agencyUserStats: async ({ query }, { caller }) => agency.userStats(await agentOf(caller), query),
    agencyCalculation: async ({ query }, { caller }) => agency.calculation(await agentOf(caller), query),
    agencyPlan: async ({ query }, { caller }) => agency.plan(await agentOf(caller), query.userId),
    agencySavePlan: ({ body }, { caller }) => act(caller, body, (actor) => agency.savePlan(actor, body)),
    async agencyPlanPreview({ body }, { caller }) {
      const actor = await agentOf(caller);
      await admit(attempts, { limit: lookingUp, key: actor.userId }, { code: 'tooManyLookups' });
      return agency.previewPlan(actor, body);
    },
    async agencyPeriods(_input, { caller }) {
      await agentOf(caller);
      return agency.periods();
    },
    async agencyCommission({ query }, { caller }) {
      const actor = await agentOf(caller);
      await admit(attempts, { limit: reporting, key: actor.userId }, { code: 'tooManyLookups' });
      return agency.commission(actor, query);
    },
    agencyStatement: async ({ query }, { caller }) => agency.statement(await agentOf(caller), query),
    async agencyStatementRows({ query }, { caller }) {
      const actor = await agentOf(caller);
      await admit(attempts, { limit: paging, key: actor.userId }, { code: 'tooManyLookups' });
      return agency.statementRows(actor, query);
    },
    agencyPay: ({ body }, { caller }) => act(caller, body, (actor) => agency.pay(actor, body)),
    agencyCorrection: ({ body }, { caller }) => act(caller, body, (actor) => agency.correct(actor, body)),
    async agencyExport({ body }, { caller }) {
      const holder = await holderOf(caller);
      await admit(attempts, { limit: exporting, key: holder.userId }, { code: 'tooManyExports' });
      return agency.prepareExport(holder, body);
    },
    agencyExportFile: async ({ params }, { caller }) =>
      agency.exportFile(await holderOf(caller), params.id, async () => agency.requireStill(await agentOf(caller))),
    agencyAlerts: async (_input, { caller }) => agency.alerts(await agentOf(caller)),
    agencyOffice: async ({ query }, { caller }) => agency.office(await agentOf(caller), query),
    async agencyRequest({ query }, { caller }) {
      const { userId } = await agentOf(caller);
      const body = await agency.request(userId, query.requestId);
      if (body === undefined) return { state: 'unknown' };
      return { state: 'done', answer: v.parse(TransferOutcome, JSON.parse(body)) };
    },
  } satisfies Handlers;
  return guardCalls(handlers, agency);
}
