import { ONE, decimalText, units } from '../math/decimal.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import type { SlipState } from '../slip/state/state.ts';
import { selectMinStake } from '../slip/ticket/limits.ts';

/**
 * Returns the quick steps with the stake that each one sets (CONST-11, OP-42).
 *
 * @example
 * ```ts
 * import { selectQuickStakes } from '@kvota/bet-slip/figures';
 * import { env, slip } from './filled-slip.js';
 *
 * selectQuickStakes(slip, env).slice(0, 2); // [{ step: '1', stake: '20' }, { step: '2.5', stake: '50' }]
 * ```
 */
export const selectQuickStakes = (
  state: SlipState,
  env: SlipEnv,
): { readonly step: string; readonly stake: string }[] => {
  const [min, max] = [units(selectMinStake(state, env)), units(state.config.maxStake)];
  return state.config.quickSteps.map((step) => {
    const stake = (min * units(step)) / ONE;
    return { step, stake: decimalText(stake > max ? max : stake, ONE, 2).replace(/\.00$/, '') };
  });
};
