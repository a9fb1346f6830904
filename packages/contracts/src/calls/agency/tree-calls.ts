import * as v from 'valibot';

import { lendingScopes } from '../../account/lending.ts';
import { CurrencyId } from '../../amount/currency-id.ts';
import { numberInQuery, Outcome, PageNumber, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { AgencyCredit, AgencyNode, blockScopes, TransferAmount } from './agency-node.ts';
import { agency } from './agency-path.ts';
import { CashCap, StaffCap } from './staff-calls.ts';
import { agencyRights } from '../../account/staff-rights.ts';

/** Orders of the list of users. */
export const agencyUserOrders = ['name', 'balance', 'created'] as const;

const UserId = v.pipe(v.string(), v.maxLength(80));
const Reason = v.pipe(v.string(), v.maxLength(140));
const BlockOutcome = v.object({
  ...Outcome.entries,
  blocked: v.nullish(v.pipe(v.boolean(), v.description('Whether the user is blocked now, by anybody'))),
});

/** Whether a user can join an agent: `none` for agents and operators, `joined` with an agent, `closed` when it is too late. */
const ConnectState = v.object({
  state: v.picklist(['open', 'closed', 'joined', 'none']),
  until: v.pipe(v.nullable(v.string()), v.description('The end of the time for it, while it is open')),
});

/** Which users a list has: kind, state, and those who have credit. */
const userFilters = {
  kind: v.optional(v.picklist(['agent', 'player'])),
  state: v.optional(v.picklist(['active', 'blocked', 'closed'])),
  withCredit: v.optional(v.picklist(['true', 'false'])),
};

/** Calls for the tree of agents and players: its nodes, blocks, and new users (CALL-39, CALL-41, CALL-42, CALL-51). */
export const treeCalls = {
  agencyConnection: defineCall({
    id: 'CALL-39',
    method: 'GET',
    path: agency('connection'),
    summary: 'The node of the caller, and the name of its parent',
    access: 'player',
    answer: v.object({
      node: v.pipe(v.nullable(AgencyNode), v.description('Null for a player')),
      parent: v.nullable(v.object({ username: v.string() })),
      highestDepth: v.pipe(v.number(), v.description('Levels below the root that a tree may have')),
      connect: v.pipe(ConnectState, v.description('Whether the caller can join an agent')),
      lending: v.pipe(v.picklist(lendingScopes), v.description('To whom agents may give on credit')),
      depositLimitRequired: v.pipe(
        v.nullish(v.boolean()),
        v.description(
          'True if players set a limit of deposits before they get credit, so that none is created with it',
        ),
      ),
      rights: v.pipe(
        v.array(v.picklist(agencyRights)),
        v.description('What the caller may do beside viewing; empty for a player'),
      ),
      staff: v.pipe(
        v.nullable(
          v.object({ employer: v.string(), firstName: v.string(), caps: v.array(StaffCap), until: v.string() }),
        ),
        v.description('For a staff account: the name of the employer, and the caps of the day'),
      ),
    }),
  }),
  agencyNode: defineCall({
    id: 'CALL-41',
    method: 'GET',
    path: agency('node'),
    summary: 'One node of the branch of the caller',
    access: 'agent',
    query: v.object({ userId: UserId }),
    answer: AgencyNode,
  }),
  agencyMyAgents: defineCall({
    id: 'CALL-41',
    method: 'GET',
    path: agency('myAgents'),
    summary: 'Direct children of a node, by name, 100 at most; `next` leads to the following ones',
    access: 'agent',
    query: v.object({
      parentId: v.optional(UserId),
      kind: userFilters.kind,
      cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    answer: v.object({ result: v.array(AgencyNode), next: v.nullable(v.string()) }),
  }),
  agencySearchUser: defineCall({
    id: 'CALL-42',
    method: 'GET',
    path: agency('searchUser'),
    summary: 'Users of the branch whose name begins so, 20 at most',
    access: 'agent',
    query: v.object({ searchTerm: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(50)) }),
    answer: v.array(AgencyNode),
  }),
  agencyAllUsers: defineCall({
    id: 'CALL-51',
    method: 'GET',
    path: agency('allUsers'),
    summary: 'Users below a node, page by page, with the sum of their credit',
    access: 'agent',
    query: v.object({
      page: PageNumber,
      pageSize: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(100)), 25),
      below: v.optional(UserId),
      searchTerm: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50))),
      order: v.optional(v.picklist(agencyUserOrders), 'name'),
      currencyId: v.optional(v.pipe(numberInQuery, v.description('The wallet by which `balance` orders'))),
      ...userFilters,
    }),
    answer: v.object({
      result: v.array(AgencyNode),
      totalPages: v.number(),
      rowCount: v.number(),
      totals: v.array(AgencyCredit),
      asOf: v.pipe(v.string(), v.description('When the sums were read; those of long lists are kept for a minute')),
    }),
  }),
  agencyCreateUser: defineCall({
    id: 'CALL-51',
    method: 'POST',
    path: agency('createUser'),
    summary: 'Create a player or an agent below the caller, with a first password and an opening credit',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      kind: v.picklist(['agent', 'player']),
      username: v.pipe(v.string(), v.maxLength(60)),
      password: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
      opening: v.optional(v.object({ currencyId: CurrencyId, amount: TransferAmount })),
    }),
    answer: v.object({
      ...Outcome.entries,
      userId: v.nullish(v.string()),
      username: v.nullish(v.string()),
      cashCap: v.nullish(CashCap),
    }),
  }),
  agencyBlockUser: defineCall({
    id: 'CALL-47',
    method: 'POST',
    path: agency('blockUser'),
    summary: 'Block a user of the branch from new play, with or without those below',
    access: 'agent',
    body: v.object({
      userId: UserId,
      scope: v.optional(v.picklist(blockScopes), 'branch'),
      reason: v.optional(Reason),
    }),
    answer: BlockOutcome,
  }),
  agencyUnblockUser: defineCall({
    id: 'CALL-48',
    method: 'POST',
    path: agency('unblockUser'),
    summary: 'Lift the blocks that the caller, or somebody below, has set on a user',
    access: 'agent',
    body: v.object({ userId: UserId }),
    answer: BlockOutcome,
  }),
};
