import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { Money, PositiveMoney } from '../amount/money-schema.ts';
import { HistoryTicket } from '../ticket/ticket.ts';
import { Wallet } from '../account/wallet.ts';
import { Outcome, PageNumber, numberInQuery, paged, period } from './answer.ts';
import { defineCall } from './call.ts';

/** A node of the affiliate tree (OP-72). */
export const AgencyNode = v.object({
  id: v.string(),
  username: v.string(),
  role: v.string(),
  blocked: v.boolean(),
  wallets: v.array(Wallet),
  children: v.number(),
});
export type AgencyNode = v.InferOutput<typeof AgencyNode>;

const CreditChange = v.object({ userId: v.string(), currencyId: CurrencyId, amount: PositiveMoney });
const CreditOutcome = v.object({ ...Outcome.entries, newCredit: v.nullish(Money) });
const BlockOutcome = v.object({ ...Outcome.entries, blocked: v.nullish(v.boolean()) });
const flag = v.optional(v.boolean());

/** Filters of the affiliate ticket list (AFF-04 … AFF-09, OP-71). */
export const AgencyTicketFilters = v.object({
  sortField: v.optional(v.string(), 'createdAt'),
  sortOrderDesc: v.optional(v.picklist(['desc', 'asc']), 'desc'),
  page: PageNumber,
  min_pay_in: v.nullish(PositiveMoney),
  min_win: v.nullish(PositiveMoney),
  match_code: v.nullish(v.string()),
  searchTerm: v.nullish(v.string()),
  waiting_for_matches: v.nullish(v.number()),
  in_play: flag,
  lost: flag,
  won: flag,
  cashout: flag,
  cashback: flag,
  freebet: flag,
  live: flag,
  system: flag,
  single: flag,
  standard: flag,
});

const Totals = v.object({
  userId: v.string(),
  username: v.string(),
  payin: Money,
  payout: Money,
  tickets: v.number(),
  ggr: Money,
});
const PromoCode = v.object({ code: v.string(), users: v.number(), active: v.boolean() });
const inPeriod = { ...period, page: PageNumber };

const agency = <const P extends string>(path: P) => `/base/v1/agency/${path}` as const;

/** Calls of the agents' area below /base/v1/agency (CALL-39 … CALL-52). */
export const agencyCalls = {
  agencyConnection: defineCall({
    id: 'CALL-39',
    method: 'GET',
    path: agency('connection'),
    summary: 'The agent and its parent',
    access: 'player',
    answer: v.object({ node: v.nullable(AgencyNode), parent: v.nullable(AgencyNode) }),
    later: true,
  }),
  agencyConnect: defineCall({
    id: 'CALL-40',
    method: 'POST',
    path: agency('connect'),
    summary: 'Join an agent by user or promo code',
    access: 'player',
    body: v.object({ userId: v.optional(v.string()), promoCode: v.optional(v.string()) }),
    answer: Outcome,
    later: true,
  }),
  agencyMyAgents: defineCall({
    id: 'CALL-41',
    method: 'GET',
    path: agency('myAgents'),
    summary: 'Direct children of a node',
    access: 'agent',
    query: v.object({ parentId: v.optional(v.string()) }),
    answer: v.array(AgencyNode),
    later: true,
  }),
  agencySearchUser: defineCall({
    id: 'CALL-42',
    method: 'GET',
    path: agency('searchUser'),
    summary: "Find a user in the agent's tree",
    access: 'agent',
    query: v.object({ searchTerm: v.string() }),
    answer: v.array(AgencyNode),
    later: true,
  }),
  agencyUserStats: defineCall({
    id: 'CALL-43',
    method: 'GET',
    path: agency('userStats'),
    summary: 'Figures of a user in a period',
    access: 'agent',
    query: v.object({ userId: v.string(), ...period }),
    answer: v.object({ payin: Money, payout: Money, tickets: v.number(), ggr: Money }),
    later: true,
  }),
  agencyAgentTransactions: defineCall({
    id: 'CALL-44',
    method: 'GET',
    path: agency('agentTransactions'),
    summary: 'Credits and debits',
    access: 'agent',
    query: v.object({ userId: v.optional(v.string()), ...inPeriod }),
    answer: paged(
      v.object({
        id: v.string(),
        createdAt: v.string(),
        userId: v.string(),
        username: v.string(),
        amount: Money,
        currency: v.string(),
      }),
    ),
    later: true,
  }),
  agencyAddCredit: defineCall({
    id: 'CALL-45',
    method: 'POST',
    path: agency('addCredit'),
    summary: 'Credit a direct child',
    access: 'agent',
    body: CreditChange,
    answer: CreditOutcome,
    later: true,
  }),
  agencyDecCredit: defineCall({
    id: 'CALL-46',
    method: 'POST',
    path: agency('decCredit'),
    summary: 'Debit a direct child',
    access: 'agent',
    body: CreditChange,
    answer: CreditOutcome,
    later: true,
  }),
  agencyBlockUser: defineCall({
    id: 'CALL-47',
    method: 'POST',
    path: agency('blockUser'),
    summary: 'Block a user from new play',
    access: 'agent',
    body: v.object({ userId: v.string() }),
    answer: BlockOutcome,
    later: true,
  }),
  agencyUnblockUser: defineCall({
    id: 'CALL-48',
    method: 'POST',
    path: agency('unblockUser'),
    summary: 'Unblock a user',
    access: 'agent',
    body: v.object({ userId: v.string() }),
    answer: BlockOutcome,
    later: true,
  }),
  agencyTickets: defineCall({
    id: 'CALL-49',
    method: 'POST',
    path: agency('tickets'),
    summary: 'Tickets of the downline',
    access: 'agent',
    body: AgencyTicketFilters,
    answer: paged(HistoryTicket),
    later: true,
  }),
  agencyTicketInfo: defineCall({
    id: 'CALL-50',
    method: 'GET',
    path: agency('ticketInfo'),
    summary: 'A ticket with its selections',
    access: 'agent',
    query: v.object({ ticketId: v.string() }),
    answer: HistoryTicket,
    later: true,
  }),
  agencyAllUsers: defineCall({
    id: 'CALL-51',
    method: 'GET',
    path: agency('allUsers'),
    summary: 'Users of the downline',
    access: 'agent',
    query: v.object({ page: PageNumber, searchTerm: v.optional(v.string()) }),
    answer: paged(AgencyNode),
    later: true,
  }),
  agencyPromoCodes: defineCall({
    id: 'CALL-52',
    method: 'GET',
    path: agency('promoCode'),
    summary: 'Promo codes of the agent',
    access: 'agent',
    answer: v.array(PromoCode),
    later: true,
  }),
  agencyCreatePromoCode: defineCall({
    id: 'CALL-52',
    method: 'POST',
    path: agency('promoCode'),
    summary: 'Create a promo code',
    access: 'agent',
    body: v.object({ code: v.pipe(v.string(), v.minLength(3), v.maxLength(32)) }),
    answer: v.array(PromoCode),
    later: true,
  }),
  agencyCalculation: defineCall({
    id: 'OP-87 calculation',
    method: 'GET',
    path: agency('calculation'),
    summary: 'Totals per user in a period',
    access: 'agent',
    query: v.object({ ...period, currencyId: v.optional(numberInQuery) }),
    answer: v.array(Totals),
    later: true,
  }),
  agencyOffice: defineCall({
    id: 'OP-87 office',
    method: 'GET',
    path: agency('office'),
    summary: 'Totals of the office in a period',
    access: 'agent',
    query: v.object({ ...period, currencyId: v.optional(numberInQuery) }),
    answer: v.array(Totals),
    later: true,
  }),
};
