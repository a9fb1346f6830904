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
import { rootId } from './tree.ts';

export interface AgencyHandlerDeps {
  readonly agency: Agency;
  readonly attempts: Attempts;
  readonly users: Pick<Users, 'byId'>;
}

/** The most transfers and searches of an agent in a minute, and new users in an hour. */
const moving = { name: 'agency transfers', most: 30, window: 60_000 };
const searching = { name: 'agency searches', most: 60, window: 60_000 };
const creating = { name: 'agency users', most: 60, window: 3_600_000 };

const actorOf = ({ id, roles }: UserRecord): AgencyActor => ({
  userId: id,
  nodeId: roles.includes(operatorRole) ? rootId : id,
});

const answerOf = (answer: ActAnswer) =>
  answer.kind === 'answer' ? new StoredAnswer(200, answer.body) : refused('requestIdUsed');

/** Serves the calls of the agents' area (CALL-39, CALL-41, CALL-42, CALL-44 … CALL-48, CALL-51). */
export function agencyHandlers({ agency, attempts, users }: AgencyHandlerDeps) {
  /** The operator is the agent of the root, whom nobody can block. */
  const agentOf = async (caller: Caller): Promise<AgencyActor> => {
    const user = await userOf(users, caller);
    const actor = actorOf(user);
    if (user.blocked && actor.nodeId !== rootId) throw problem('agentBlocked');
    return actor;
  };
  const transfer = async (caller: Caller, body: NewTransfer) => {
    const actor = await agentOf(caller);
    // A repetition moves nothing, so it does not count.
    if ((await agency.request(actor.userId, body.requestId)) === undefined)
      await admit(attempts, { limit: moving, key: actor.userId }, { code: 'tooManyTransfers' });
    return answerOf(await agency.transfer(actor, body));
  };
  return {
    async agencyConnection(_input, { caller }) {
      const user = await userOf(users, caller);
      const isAgent = user.roles.includes(agentRole) || user.roles.includes(operatorRole);
      return agency.connection({ ...actorOf(user), isAgent });
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
      try {
        return answerOf(await agency.create(actor, body));
      } catch (error) {
        if (error instanceof QueueFull) throw problem('tooManyUsers', { headers: { 'retry-after': '2' } });
        throw error;
      }
    },
    agencyBlockUser: async ({ body }, { caller }) => agency.block(await agentOf(caller), body),
    agencyUnblockUser: async ({ body }, { caller }) => agency.unblock(await agentOf(caller), body.userId),
    agencyAgentTransactions: async ({ query }, { caller }) => agency.transfers(await agentOf(caller), query),
    agencyAddCredit: ({ body }, { caller }) => transfer(caller, { ...body, direction: 'down' }),
    agencyDecCredit: ({ body }, { caller }) => transfer(caller, { ...body, direction: 'up' }),
    async agencyRequest({ query }, { caller }) {
      const { userId } = await agentOf(caller);
      const body = await agency.request(userId, query.requestId);
      if (body === undefined) return { state: 'unknown' };
      return { state: 'done', answer: v.parse(TransferOutcome, JSON.parse(body)) };
    },
  } satisfies Handlers;
}
