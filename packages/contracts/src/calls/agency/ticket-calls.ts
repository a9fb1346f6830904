import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money, PositiveMoney } from '../../amount/money-schema.ts';
import { ticketKinds } from '../../ticket/ticket-kinds.ts';
import { HistoryTicket } from '../../ticket/ticket.ts';
import { Outcome, PageNumber, period, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { agency } from './agency-path.ts';

/** Orders of the affiliate ticket list (AFF-04). */
export const agencyTicketOrders = ['createdAt', 'stake', 'payout', 'settledAt'] as const;
/** States of a request to void a ticket. `lapsed`: nobody decided before the ticket was settled or its first match began. */
export const voidRequestStates = ['open', 'approved', 'refused', 'lapsed'] as const;

const flag = v.optional(v.boolean());
const UserId = v.pipe(v.string(), v.maxLength(80));
const TicketId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140));
const minimum = v.nullish(PositiveMoney);

/**
 * Filters of the affiliate ticket list (AFF-04 … AFF-09, OP-71). Flags of one kind join by OR (status: `in_play`,
 * `lost`, `won`, `cashout`, `voided`; type: `single`, `standard`, `system`; extra: `live`, `freebet`, `cashback`), kinds
 * by AND. Amounts are in the currency of each ticket.
 */
export const AgencyTicketFilters = v.object({
  sortField: v.optional(v.picklist(agencyTicketOrders), 'createdAt'),
  sortOrderDesc: v.optional(v.picklist(['desc', 'asc']), 'desc'),
  page: PageNumber,
  min_pay_in: v.pipe(minimum, v.description('The stake is at least this')),
  min_win: v.pipe(minimum, v.description('The payout is at least this; of an open ticket, the possible one')),
  match_code: v.pipe(v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80))), v.description('Event id of a leg')),
  searchTerm: v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    v.description('The ticket number, or the beginning of a user name'),
  ),
  waiting_for_matches: v.pipe(
    v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    v.description('At most so many legs are unsettled; leaves settled tickets out'),
  ),
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
  voided: flag,
});
export type AgencyTicketFilters = v.InferOutput<typeof AgencyTicketFilters>;

/** A request to void a ticket (added). */
export const VoidRequest = v.object({
  id: v.string(),
  ticketId: v.string(),
  userId: v.string(),
  username: v.string(),
  stake: Money,
  currency: v.string(),
  currencyId: CurrencyId,
  createdAt: v.string(),
  reason: v.string(),
  requestedBy: v.pipe(v.string(), v.description('User name; empty if it is above the caller')),
  state: v.picklist(voidRequestStates),
  decidedAt: v.nullish(v.string()),
  decision: v.pipe(v.nullish(v.string()), v.description('The reason that came with the decision')),
  mayDecide: v.pipe(v.boolean(), v.description('Whether the caller may decide it now')),
});
export type VoidRequest = v.InferOutput<typeof VoidRequest>;

/** A ticket of the downline: as in the history of its player, with the names of player and seller. `cashOut` is null in lists. */
export const AgencyTicket = v.object({
  ...HistoryTicket.entries,
  userId: v.string(),
  username: v.string(),
  agentId: v.pipe(v.string(), v.description('The direct agent of the player when the ticket was paid')),
  agent: v.string(),
  kind: v.picklist(ticketKinds),
  freeBet: v.boolean(),
  cashback: v.boolean(),
});
export type AgencyTicket = v.InferOutput<typeof AgencyTicket>;

/** Sums of a list of tickets in one currency. Free bets count as tickets; their stake is nobody's money and does not. */
export const AgencyTicketTotals = v.object({
  currency: v.string(),
  currencyId: CurrencyId,
  tickets: v.number(),
  stake: Money,
  payout: v.pipe(Money, v.description('Of settled tickets, with what was paid for sold parts')),
  openStake: v.pipe(Money, v.description('Stake of open tickets, less what was sold of them')),
});
export type AgencyTicketTotals = v.InferOutput<typeof AgencyTicketTotals>;

const Step = v.object({ id: v.string(), username: v.string() });

/** Calls for tickets of the downline and for requests to void them (CALL-49, CALL-50). */
export const agencyTicketCalls = {
  agencyTickets: defineCall({
    id: 'CALL-49',
    method: 'POST',
    path: agency('tickets'),
    summary: 'Tickets of the downline, newest first, with their sums',
    access: 'agent',
    body: v.object({
      ...AgencyTicketFilters.entries,
      userId: v.optional(v.pipe(UserId, v.description('Tickets of this player, or sold in the branch of this agent'))),
      currencyId: v.optional(CurrencyId),
      pageSize: v.optional(v.picklist([25, 50, 100]), 25),
      cursor: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(200),
          v.description('`next` of the answer before, in the default order; replaces `page`'),
        ),
      ),
      ...period,
    }),
    answer: v.object({
      result: v.array(AgencyTicket),
      next: v.pipe(v.nullable(v.string()), v.description('Null at the end, and in other orders')),
      totalPages: v.number(),
      rowCount: v.number(),
      more: v.pipe(v.boolean(), v.description('True if there are more than were counted: sums are then of the newest')),
      totals: v.array(AgencyTicketTotals),
      asOf: v.string(),
    }),
  }),
  agencyTicketInfo: defineCall({
    id: 'CALL-50',
    method: 'GET',
    path: agency('ticketInfo'),
    summary: 'A ticket of the downline with its selections, its cash-out price and its requests',
    access: 'agent',
    query: v.object({ ticketId: TicketId }),
    answer: v.object({
      ...AgencyTicket.entries,
      path: v.pipe(v.array(Step), v.description('From the caller to the player, both included')),
      voidRequests: v.array(VoidRequest),
      mayRequestVoid: v.boolean(),
      voidUntil: v.pipe(v.nullable(v.string()), v.description('Until when a request is accepted; null if it is not')),
    }),
  }),
  agencyVoidRequest: defineCall({
    id: 'added',
    method: 'POST',
    path: agency('voidRequest'),
    summary: 'Ask for a ticket to be voided',
    access: 'agent',
    body: v.object({ requestId: RequestId, ticketId: TicketId, reason: Reason }),
    answer: v.object({ ...Outcome.entries, id: v.nullish(v.string()) }),
  }),
  agencyVoidRequests: defineCall({
    id: 'added',
    method: 'GET',
    path: agency('voidRequests'),
    summary: 'Requests to void tickets of the branch, newest first',
    access: 'agent',
    query: v.object({ state: v.optional(v.picklist(voidRequestStates)), page: PageNumber }),
    answer: v.object({ result: v.array(VoidRequest), totalPages: v.number(), rowCount: v.number() }),
  }),
  agencyVoidDecision: defineCall({
    id: 'added',
    method: 'POST',
    path: agency('voidDecision'),
    summary: 'Approve a request, which voids the ticket and refunds its stake, or refuse it',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      id: v.pipe(v.string(), v.maxLength(80)),
      approve: v.boolean(),
      reason: Reason,
    }),
    answer: Outcome,
  }),
};
