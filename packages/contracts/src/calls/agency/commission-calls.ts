import * as v from 'valibot';

import { CurrencyId } from '../../amount/currency-id.ts';
import { Money } from '../../amount/money-schema.ts';
import { numberInQuery, Outcome, RequestId } from '../answer.ts';
import { defineCall } from '../call.ts';
import { Day } from '../moment.ts';
import { TransferAmount } from './agency-node.ts';
import { agency } from './agency-path.ts';
import { commissionCycles, CommissionLines, CommissionPlan } from './commission-plan.ts';
import { agencyProducts } from './figures/agency-products.ts';

const UserId = v.pipe(v.string(), v.maxLength(80));
const PeriodId = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(W(0[1-9]|[1-4]\d|5[0-3])|0[1-9]|1[0-2])$/, 'a week such as 2026-W48, or a month such as 2026-11'),
);

/** A period of commission, in days of the operator's time zone, both included. */
export const CommissionPeriod = v.object({
  id: PeriodId,
  cycle: v.picklist(commissionCycles),
  from: Day,
  to: Day,
  closesAt: v.pipe(v.string(), v.description('The end of its last day')),
  closed: v.pipe(v.boolean(), v.description('False until every statement of the period is drawn up')),
});
export type CommissionPeriod = v.InferOutput<typeof CommissionPeriod>;

/** The amount of one statement, and how much of it was paid. Negative amounts are owed by the child. */
const Due = {
  total: v.pipe(Money, v.description('Owed by the parent; negative if the child owes it')),
  paid: Money,
  open: v.pipe(Money, v.description('The total less what was paid')),
};

/** A statement of a direct child, or what it would be so far. */
export const CommissionRow = v.object({
  userId: v.string(),
  username: v.string(),
  ...Due,
  ggr: Money,
  ngr: Money,
  corrections: v.pipe(Money, v.description('Of earlier statements: their part of the total')),
  carriedOut: v.pipe(Money, v.description('Losses that later periods make up for: zero or negative')),
  planVersion: v.pipe(v.nullable(v.number()), v.description('Null without a plan')),
  isEstimate: v.pipe(v.boolean(), v.description('True until the period is closed')),
});
export type CommissionRow = v.InferOutput<typeof CommissionRow>;

const money = { currency: v.string(), currencyId: CurrencyId };

/** A row that the figures of a statement are added up from: one per movement. */
export const StatementRow = v.object({
  id: v.string(),
  day: Day,
  at: v.string(),
  userId: v.string(),
  username: v.pipe(v.string(), v.description('Empty for a user whose name the caller may not see')),
  product: v.picklist(agencyProducts),
  selections: v.pipe(v.number(), v.description('Of a ticket; 0 for a round of a game')),
  stake: Money,
  payout: Money,
  bonusCost: Money,
});
export type StatementRow = v.InferOutput<typeof StatementRow>;

/** A correction of a statement. The statement stays as it is, and a later one counts the amount. */
export const StatementCorrection = v.object({
  id: v.string(),
  periodId: v.pipe(PeriodId, v.description('The period whose statement is corrected')),
  countedIn: v.pipe(PeriodId, v.description('The period whose statement counts it')),
  amount: v.pipe(Money, v.description('Signed like the total')),
  reason: v.string(),
  by: v.pipe(
    v.string(),
    v.description('Who entered it: the account for the parent, the name of the parent for others'),
  ),
  at: v.string(),
});
export type StatementCorrection = v.InferOutput<typeof StatementCorrection>;

/** Calls for commission: plans, periods, statements, corrections, payments. */
export const commissionCalls = {
  agencyPlan: defineCall({
    id: 'AFF-01 plan',
    method: 'GET',
    path: agency('plan'),
    summary: 'The versions of the plan between an agent and its parent, newest first',
    access: 'agent',
    query: v.object({ userId: UserId }),
    answer: v.object({
      userId: v.string(),
      username: v.string(),
      mayChange: v.pipe(v.boolean(), v.description('True for the parent')),
      versions: v.array(CommissionPlan),
      giver: v.pipe(v.nullable(CommissionPlan), v.description('The plan of the caller; null if none limits it')),
      nextFrom: v.pipe(Day, v.description('The Monday from which a new version would hold')),
    }),
  }),
  agencySavePlan: defineCall({
    id: 'AFF-01 plan',
    method: 'POST',
    path: agency('plan'),
    summary: 'Give a direct child a new version of its plan, from the next Monday',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      userId: UserId,
      version: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.description('The newest that the caller knows; 0 for none'),
      ),
      lines: CommissionLines,
      forgive: v.optional(
        v.pipe(v.boolean(), v.description('True to forget the losses that are carried by lines that no longer exist')),
        false,
      ),
    }),
    answer: v.object({
      ...Outcome.entries,
      plan: v.nullish(CommissionPlan),
      faults: v.pipe(
        v.nullish(v.array(v.object({ path: v.string(), code: v.string(), message: v.string() }))),
        v.description('With `planInvalid` and `planAboveOwn`: each place, and what is wrong'),
      ),
    }),
  }),
  agencyPlanPreview: defineCall({
    id: 'AFF-01 plan preview',
    method: 'POST',
    path: agency('planPreview'),
    summary: 'What lines would have paid a direct child in the last 13 closed weeks',
    access: 'agent',
    body: v.object({ userId: UserId, currencyId: v.optional(CurrencyId), lines: CommissionLines }),
    answer: v.object({
      ...money,
      periods: v.pipe(
        v.array(
          v.object({
            period: CommissionPeriod,
            childGets: v.pipe(Money, v.description('By these lines; negative if the child would owe it')),
            callerGets: v.pipe(Money, v.description('From above for the same branch; its NGR for the operator')),
            callerKeeps: v.pipe(Money, v.description('The difference: negative if the caller would lose')),
          }),
        ),
        v.description('Weeks and months that ended in these weeks, oldest first'),
      ),
      asOf: v.string(),
    }),
  }),
  agencyPeriods: defineCall({
    id: 'AFF-01 periods',
    method: 'GET',
    path: agency('periods'),
    summary: 'The open periods and the last closed ones, newest first',
    access: 'agent',
    query: v.object({}),
    answer: v.array(CommissionPeriod),
  }),
  agencyCommission: defineCall({
    id: 'AFF-01 commission',
    method: 'GET',
    path: agency('commission'),
    summary: 'What an agent earns from above and owes below in a period',
    access: 'agent',
    query: v.object({
      periodId: PeriodId,
      below: v.optional(v.pipe(UserId, v.description('The agent whose period it is; the caller without it'))),
      currencyId: v.optional(numberInQuery),
    }),
    answer: v.object({
      period: CommissionPeriod,
      ...money,
      asOf: v.string(),
      own: v.pipe(v.nullable(CommissionRow), v.description('From above. Null for the operator, and without a plan')),
      rows: v.pipe(v.array(CommissionRow), v.description('Direct children that are agents, by name')),
      owed: v.pipe(Money, v.description('The sum of the rows')),
      keeps: v.pipe(Money, v.description('Own less owed; for the operator, NGR of the branch less owed')),
    }),
  }),
  agencyStatement: defineCall({
    id: 'AFF-01 statement',
    method: 'GET',
    path: agency('statement'),
    summary: 'The statement between an agent and its parent for a period, or what it would be so far',
    access: 'agent',
    query: v.object({ periodId: PeriodId, userId: UserId, currencyId: v.optional(numberInQuery) }),
    answer: v.object({
      period: CommissionPeriod,
      ...money,
      asOf: v.string(),
      parent: v.pipe(v.string(), v.description('Name of the parent; empty if the caller may not see it')),
      child: v.string(),
      row: CommissionRow,
      document: v.pipe(
        v.nullable(v.looseObject({ format: v.literal(1) })),
        v.description('The statement as `@kvota/commission` draws it up; null without a plan'),
      ),
      hash: v.pipe(
        v.nullable(v.string()),
        v.description('SHA-256 of the canonical text of the document, in hex; null until the period is closed'),
      ),
      drawnAt: v.nullable(v.string()),
      credit: v.pipe(
        v.object({ opening: Money, down: Money, up: Money, other: Money, closing: Money }),
        v.description('Credit of the child: at the beginning, moved down and back, other bookings, and at the end'),
      ),
      debt: v.pipe(
        v.object({ opening: Money, lent: Money, repaid: Money, closing: Money }),
        v.description('Debt of the child to its parent: at the beginning, what was added and repaid, and at the end'),
      ),
      payments: v.array(
        v.object({
          transactionId: v.string(),
          at: v.string(),
          amount: v.pipe(Money, v.description('Signed like the total')),
        }),
      ),
      corrections: v.pipe(
        v.array(StatementCorrection),
        v.description('Those that this statement counts, and those of it that later ones count, oldest first'),
      ),
      mayPay: v.pipe(v.boolean(), v.description('True for the parent of a closed period with an open amount')),
      mayCorrect: v.pipe(v.boolean(), v.description('True for the parent of a statement that is drawn up')),
    }),
  }),
  agencyStatementRows: defineCall({
    id: 'AFF-01 statement rows',
    method: 'GET',
    path: agency('statementRows'),
    summary: 'The movements that the figures of a statement add up, 1000 at a time',
    access: 'agent',
    query: v.object({
      periodId: PeriodId,
      userId: UserId,
      currencyId: v.optional(numberInQuery),
      after: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,19}$/), v.description('The id of the last row of the page before')),
      ),
    }),
    answer: v.object({
      rows: v.array(StatementRow),
      next: v.pipe(v.nullable(v.string()), v.description('For `after`; null at the end')),
    }),
  }),
  agencyPay: defineCall({
    id: 'AFF-01 pay',
    method: 'POST',
    path: agency('pay'),
    summary: 'Pay an open statement to a direct child in full or in part, or collect it if the child owes it',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      periodId: PeriodId,
      userId: UserId,
      currencyId: CurrencyId,
      amount: v.pipe(TransferAmount, v.description('At most the open amount, without its sign')),
    }),
    answer: v.object({
      ...Outcome.entries,
      paid: v.nullish(Money),
      open: v.nullish(Money),
      ownCredit: v.nullish(v.pipe(Money, v.description('Credit of the caller now; absent for the operator'))),
      transactionId: v.nullish(v.string()),
      serverTime: v.nullish(v.string()),
    }),
  }),
  agencyCorrection: defineCall({
    id: 'AFF-01 correction',
    method: 'POST',
    path: agency('correction'),
    summary:
      'Correct a statement of a direct child: the amount is added to the statement of the period that is open now',
    access: 'agent',
    body: v.object({
      requestId: RequestId,
      periodId: PeriodId,
      userId: UserId,
      currencyId: CurrencyId,
      amount: v.pipe(
        Money,
        v.check((text) => /[1-9]/.test(text), 'an amount that is not zero'),
        v.regex(/^-?\d{1,12}(\.|$)/, 'at most twelve digits before the point'),
        v.description('Not zero: positive if the caller owes the child more, negative if less'),
      ),
      reason: v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\p{Cs}]{1,140}$/u, 'up to 140 characters in one line')),
    }),
    answer: v.object({ ...Outcome.entries, correction: v.nullish(StatementCorrection) }),
  }),
};
