import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { numberInQuery, Outcome, PageNumber, period, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { TransferAmount } from './agency-node.ts';
import { agency } from './agency-path.ts';

/** Whether money went down the tree or came back. */
export const transferDirections = ['down', 'up'] as const;

const Transfer = v.object({
  requestId: RequestId,
  userId: v.pipe(v.string(), v.maxLength(80)),
  currencyId: CurrencyId,
  amount: TransferAmount,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
});

/** The answer to a transfer. A repetition of its request gets the same bytes. */
export const TransferOutcome = v.object({
  ...Outcome.entries,
  newCredit: v.nullish(v.pipe(Money, v.description('Credit of the child now'))),
  ownCredit: v.nullish(v.pipe(Money, v.description('Credit of the caller now; absent for the operator'))),
  transactionId: v.nullish(v.string()),
  serverTime: v.nullish(v.string()),
});
export type TransferOutcome = v.InferOutput<typeof TransferOutcome>;

/** A transfer between a parent and its direct child. */
export const AgencyTransfer = v.object({
  id: v.string(),
  createdAt: v.string(),
  direction: v.picklist(transferDirections),
  parentId: v.string(),
  parent: v.string(),
  userId: v.string(),
  username: v.string(),
  amount: Money,
  currency: v.string(),
  currencyId: CurrencyId,
  note: v.string(),
  balanceAfter: v.pipe(Money, v.description('Credit of the child after it')),
});
export type AgencyTransfer = v.InferOutput<typeof AgencyTransfer>;

/** Sums of a list of transfers in one currency. */
export const TransferTotals = v.object({
  currency: v.string(),
  currencyId: CurrencyId,
  down: Money,
  up: Money,
  net: Money,
});
export type TransferTotals = v.InferOutput<typeof TransferTotals>;

/** Calls for money between a parent and its direct children (CALL-44 … CALL-46). */
export const transferCalls = {
  agencyAgentTransactions: defineCall({
    id: 'CALL-44',
    method: 'GET',
    path: agency('agentTransactions'),
    summary: 'Transfers in the branch of the caller, newest first, with their sums',
    access: 'agent',
    query: v.object({
      userId: v.optional(v.pipe(v.string(), v.maxLength(80), v.description('Those of one user of the branch'))),
      direction: v.optional(v.picklist(transferDirections)),
      currencyId: v.optional(numberInQuery),
      page: PageNumber,
      pageSize: v.optional(v.pipe(numberInQuery, v.minValue(1), v.maxValue(100)), 25),
      ...period,
    }),
    answer: v.object({
      result: v.array(AgencyTransfer),
      totalPages: v.number(),
      rowCount: v.number(),
      totals: v.array(TransferTotals),
    }),
  }),
  agencyAddCredit: defineCall({
    id: 'CALL-45',
    method: 'POST',
    path: agency('addCredit'),
    summary: 'Move money from the caller to a direct child',
    access: 'agent',
    body: Transfer,
    answer: TransferOutcome,
  }),
  agencyDecCredit: defineCall({
    id: 'CALL-46',
    method: 'POST',
    path: agency('decCredit'),
    summary: 'Move money from a direct child back to the caller',
    access: 'agent',
    body: Transfer,
    answer: TransferOutcome,
  }),
  agencyRequest: defineCall({
    id: 'CALL-45',
    method: 'GET',
    path: agency('request'),
    summary: 'What became of a request of the caller: asked after an answer was lost',
    access: 'agent',
    query: v.object({ requestId: RequestId }),
    answer: v.object({
      state: v.pipe(v.picklist(['unknown', 'done']), v.description('`unknown`: it has not arrived, and moved nothing')),
      answer: v.nullish(TransferOutcome),
    }),
  }),
};
