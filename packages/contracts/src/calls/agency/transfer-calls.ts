import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money, PositiveMoney } from '../../amount/money-schema.ts';
import { numberInQuery, Outcome, PageNumber, period, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { CreditLine, TransferAmount } from './agency-node.ts';
import { agency } from './agency-path.ts';
import { CashCap } from './staff-calls.ts';

/** Whether credit went down the tree or came back. `repaid` moved none: debt was repaid in cash. */
export const transferDirections = ['down', 'up', 'repaid'] as const;

/** How credit moves: paid for, or against the debt of the child. */
export const transferBases = ['cash', 'credit', 'repay'] as const;
export type TransferBasis = (typeof transferBases)[number];

const Repayment = v.object({
  requestId: RequestId,
  userId: v.pipe(v.string(), v.maxLength(80)),
  currencyId: CurrencyId,
  amount: TransferAmount,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
});

/** A credit line, and how much of it is used. */
const LineUse = v.object({ limit: Money, used: Money, left: Money });

/** The answer to a transfer. A repetition of its request gets the same bytes. */
export const TransferOutcome = v.object({
  ...Outcome.entries,
  newCredit: v.nullish(v.pipe(Money, v.description('Credit of the child now'))),
  ownCredit: v.nullish(
    v.pipe(Money, v.description('Credit of the caller now; absent for the operator, and if no credit moved')),
  ),
  debt: v.nullish(v.pipe(Money, v.description('Debt of the child now; absent with the basis `cash`'))),
  lineUse: v.nullish(v.pipe(LineUse, v.description('With `creditLine` and `aboveDebt`: the credit line of the child'))),
  transactionId: v.nullish(v.string()),
  serverTime: v.nullish(v.string()),
  cashCap: v.nullish(v.pipe(CashCap, v.description('With `cashCap`: what is left of the day'))),
});
export type TransferOutcome = v.InferOutput<typeof TransferOutcome>;

/** A transfer between a parent and its direct child. */
export const AgencyTransfer = v.object({
  id: v.string(),
  createdAt: v.string(),
  direction: v.picklist(transferDirections),
  basis: v.picklist(transferBases),
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

/** The answer to a change of a credit line. A repetition of its request gets the same bytes. */
const LineOutcome = v.object({
  ...Outcome.entries,
  line: v.nullish(CreditLine),
});

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
    body: v.object({
      ...Repayment.entries,
      basis: v.optional(
        v.pipe(v.picklist(['cash', 'credit']), v.description('`credit` lends it within the credit line')),
        'cash',
      ),
    }),
    answer: TransferOutcome,
  }),
  agencyDecCredit: defineCall({
    id: 'CALL-46',
    method: 'POST',
    path: agency('decCredit'),
    summary: 'Move money from a direct child back to the caller',
    access: 'agent',
    body: v.object({
      ...Repayment.entries,
      basis: v.optional(
        v.pipe(v.picklist(['cash', 'repay']), v.description('`repay` lowers the debt of the child by it')),
        'cash',
      ),
    }),
    answer: TransferOutcome,
  }),
  agencyRepay: defineCall({
    id: 'CALL-46 repay',
    method: 'POST',
    path: agency('repay'),
    summary: 'Lower the debt of a direct child that has handed over cash; no credit moves',
    access: 'agent',
    body: Repayment,
    answer: TransferOutcome,
  }),
  agencySaveLine: defineCall({
    id: 'OP-74 credit line',
    method: 'POST',
    path: agency('line'),
    summary: 'Set the credit line of a direct child in one currency, and the mark of its float',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      userId: v.pipe(v.string(), v.maxLength(80)),
      currencyId: CurrencyId,
      limit: v.pipe(PositiveMoney, v.description('The highest debt; zero ends it. What is owed already stays')),
      lowFloat: v.optional(
        v.pipe(v.nullable(PositiveMoney), v.description('For agents; null for none. Without it, the mark stays')),
      ),
    }),
    answer: LineOutcome,
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
