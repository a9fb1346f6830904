import type { Rules, Ticket } from '../../math/types.ts';
import type { SlipEnv } from '../state/env.ts';
import type { SlipContent } from '../state/payment.ts';
import type { SlipState } from '../state/state.ts';

const limitOf = (
  { limits, wallet }: SlipEnv,
  key: 'minTicketPayin' | 'minPayinPerSystemComb' | 'maxTicketWin',
): string | undefined => limits?.[key].find(({ currency }) => currency === wallet?.currency)?.limit;

/** Returns the minimum stake of the active currency, or the general one if it is not known (STAKE-04, STAKE-05, OP-31). */
export function selectMinStake(state: SlipState, env: SlipEnv): string {
  return limitOf(env, 'minTicketPayin') ?? state.config.minStake;
}

/** Returns the rules that apply to this slip now, for `quote` and `validate`. */
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

/** Returns the slip as a ticket for the maths. Groups count in system mode only. */
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
