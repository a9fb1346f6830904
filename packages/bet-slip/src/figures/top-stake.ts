import { ONE, decimalText, parse, units } from '../math/decimal.ts';
import type { DecimalString } from '../math/types.ts';
import type { SlipEnv } from '../slip/state/env.ts';
import type { SlipState } from '../slip/state/state.ts';
import { selectMinStake } from '../slip/ticket/limits.ts';

/**
 * Returns the highest stake that the credit allows if the present one is above it. Null if it is not, or if the credit is
 * unknown; `stake` is null if the credit is below the lowest stake. Paying is never refused for it: only the platform knows
 * the credit at that moment (STAKE-20).
 *
 * @example
 * ```ts
 * import { selectTopStake } from '@kvota/bet-slip/figures';
 * import { env, slip } from './filled-slip.js';
 *
 * selectTopStake(slip, env, '500.00'); // null
 * selectTopStake(slip, env, '80.00'); // { stake: '80.00' }
 * selectTopStake(slip, env, '5.00'); // { stake: null }
 * ```
 */
export function selectTopStake(
  state: SlipState,
  env: SlipEnv,
  credit: DecimalString | undefined,
): { readonly stake: DecimalString | null } | null {
  const [stake, have] = [parse(state.stake), parse(credit)];
  if (stake === undefined || have === undefined || stake <= have) return null;
  const max = units(state.config.maxStake);
  return { stake: have < units(selectMinStake(state, env)) ? null : decimalText(have < max ? have : max, ONE, 2) };
}
