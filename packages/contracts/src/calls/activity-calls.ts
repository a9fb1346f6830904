import * as v from 'valibot';

import { CurrencyId } from '../amount/currency-id.ts';
import { Money } from '../amount/money-schema.ts';
import { period } from './answer.ts';
import { defineCall } from './call.ts';

/** Products of a statement of activity. A ticket with a live selection is live. */
export const activityProducts = ['prematch', 'live', 'casino', 'casinoLive', 'virtuals'] as const;
export type ActivityProduct = (typeof activityProducts)[number];

/** Money that was played with. */
const played = {
  stakes: v.pipe(Money, v.description('Tickets and bets, less what was not accepted')),
  stakesBack: v.pipe(Money, v.description('Of void tickets and of cancelled rounds')),
  returns: v.pipe(Money, v.description('Winnings, cash-outs and jackpots')),
  net: v.pipe(Money, v.description('`returns` and `stakesBack` less `stakes`: below zero is a loss')),
};

/** The activity of a player in one real currency. Amounts of `paidIn` and `paidOut` are not negative. */
export const CurrencyActivity = v.object({
  currency: v.string(),
  currencyId: CurrencyId,
  paidIn: v.object({
    total: Money,
    deposits: Money,
    vouchers: v.pipe(Money, v.description('Redeemed')),
    agent: v.pipe(Money, v.description('Credit from the agent or the operator')),
  }),
  paidOut: v.object({
    total: Money,
    withdrawals: v.pipe(Money, v.description('Without those that failed or were cancelled')),
    vouchers: v.pipe(Money, v.description('Made, without those that went back')),
    agent: v.pipe(Money, v.description('Credit that the agent or the operator took')),
    refunds: v.pipe(Money, v.description('Deposits that were returned or charged back')),
  }),
  ...played,
  other: v.pipe(Money, v.description('Signed: movements that are neither paid nor played, such as a correction')),
  products: v.pipe(
    v.array(v.object({ product: v.picklist(activityProducts), ...played })),
    v.description('Products with a movement in the period'),
  ),
  allTime: v.pipe(
    v.object({
      paidIn: Money,
      paidOut: Money,
      netPaid: v.pipe(Money, v.description('`paidIn` less `paidOut`')),
      net: v.pipe(Money, v.description('Of play: below zero is a loss')),
    }),
    v.description('Since the account exists, whatever the period'),
  ),
});
export type CurrencyActivity = v.InferOutput<typeof CurrencyActivity>;

/** Statement of what a player paid and played. */
export const activityCalls = {
  playerActivity: defineCall({
    id: 'OP-87 activity',
    method: 'GET',
    path: '/base/v1/users/activity',
    summary: 'What was paid in and out, staked and returned in a period, and since the account exists',
    access: 'player',
    query: v.object(period),
    answer: v.object({
      result: v.pipe(v.array(CurrencyActivity), v.description('By real currency of a wallet')),
      sessions: v.pipe(v.nullish(v.number()), v.description('Play sessions that began in the period')),
      minutes: v.pipe(v.nullish(v.number()), v.description('Of these sessions together')),
      since: v.pipe(v.string(), v.description('When the account was opened')),
      serverTime: v.string(),
    }),
  }),
};
