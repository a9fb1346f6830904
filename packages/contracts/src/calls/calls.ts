import { accountCalls } from './account-calls.ts';
import { baseCalls } from './base-calls.ts';
import { cmsCalls } from './cms-calls.ts';
import { gamesCalls } from './games/games-calls.ts';
import { moneyCalls } from './money-calls.ts';
import { activityCalls } from './activity-calls.ts';
import { protectionCalls } from './protection-calls.ts';
import { sportsCalls } from './sports-calls.ts';
import { voucherCalls } from './voucher-calls.ts';

/** Every call of players by name (CALL-01 … CALL-59, OP-77, OP-87). `agencyCalls` are those of agents, `./operator` has all others. */
export const calls = {
  ...baseCalls,
  ...accountCalls,
  ...cmsCalls,
  ...sportsCalls,
  ...gamesCalls,
  ...moneyCalls,
  ...voucherCalls,
  ...protectionCalls,
  ...activityCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The base paths of the wire (CALL-01) and of the operator controls. */
export const basePaths = [
  '/base/v1',
  '/cms/v1',
  '/games/v1',
  '/sportsbetting/v1',
  '/vouchers/v1',
  '/payment',
  '/operator/v1',
] as const;
