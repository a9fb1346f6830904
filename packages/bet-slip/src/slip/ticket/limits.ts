import type { Rules, Ticket } from '../../math/types.ts';
import type { SlipEnv } from '../state/env.ts';
import type { SlipContent } from '../state/payment.ts';
import type { SlipState } from '../state/state.ts';

const limitOf = (
  { limits, wallet }: SlipEnv,
  key: 'minTicketPayin' | 'minPayinPerSystemComb' | 'maxTicketWin',
): string | undefined => limits?.[key].find(({ currency }) => currency === wallet?.currency)?.limit;

/**
 * Returns the minimum stake of the active currency, or the general one if it is not known (STAKE-04, STAKE-05, OP-31).
 *
 * @example
 * ```ts
 * import { selectMinStake } from '@kvota/bet-slip/slip';
 * import { env, slip } from './filled-slip.js';
 *
 * selectMinStake(slip, env); // '20'
 * ```
 */
export function selectMinStake(state: SlipState, env: SlipEnv): string {
  return limitOf(env, 'minTicketPayin') ?? state.config.minStake;
}

/**
 * Returns the rules that apply to this slip now, for `quote` and `validate`.
 *
 * @example
 * ```ts
 * import { validate } from '@kvota/bet-slip/math';
 * import { selectRules, selectTicket } from '@kvota/bet-slip/slip';
 * import { env, slip } from './filled-slip.js';
 *
 * const { minTicketPayin, maxSelections } = selectRules(slip, env);
 * minTicketPayin; // '20'
 * maxSelections; // 30
 * validate(selectTicket(slip, env), selectRules(slip, env)); // []
 * ```
 */
export function selectRules(state: SlipState, env: SlipEnv): Rules {
  const { maxStake, freeBet, rounding, ungrouped } = state.config;
  return {
    minTicketPayin: selectMinStake(state, env),
    maxTicketPayin: maxStake,
    minPayinPerCombination: limitOf(env, 'minPayinPerSystemComb'),
    maxTicketWin: limitOf(env, 'maxTicketWin'),
    maxSelections: env.limits?.maxTicketSelections,
    maxCombinations: env.limits?.maxSystemTicketCombinations,
    freeBet,
    rounding,
    ungrouped,
  };
}

/**
 * Returns the slip as a ticket for the maths. Groups count in system mode only.
 *
 * @example
 * ```ts
 * import { quote } from '@kvota/bet-slip/math';
 * import { selectTicket } from '@kvota/bet-slip/slip';
 * import { env, slip } from './filled-slip.js';
 *
 * const ticket = selectTicket(slip, env);
 * ticket.selections; // [{ id: '4711', odds: '2.10' }, { id: '4712', odds: '1.85' }]
 * quote(ticket).payout.max; // '388.50'
 * ```
 */
export function selectTicket(state: SlipState, env: SlipEnv): Ticket {
  return {
    selections: state.selections.map(({ id, price }) => ({ id, odds: price })),
    groups: groupsInForce(state),
    stake: state.stake,
    freeBet: env.wallet?.currencyId === state.config.freeBet.currencyId,
  };
}

export const groupsInForce = ({ mode, groups }: SlipContent): SlipContent['groups'] =>
  mode === 'system' ? groups : [];
