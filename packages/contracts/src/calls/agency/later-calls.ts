import * as v from 'valibot';

import { Money, PositiveMoney } from '../../amount/money-schema.ts';
import { HistoryTicket } from '../../ticket/ticket.ts';
import { numberInQuery, Outcome, PageNumber, paged, period } from '../answer.ts';
import { defineCall } from '../call.ts';
import { agency } from './agency-path.ts';

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
/** Calls of the agents' area whose shape is fixed and which no platform serves yet. */
export const laterAgencyCalls = {
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
