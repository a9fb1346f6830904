import { ONE, decimal, parse, rounded, units, unitsText } from '../math/decimal.ts';
import type { SlipEnv } from './env.ts';
import { quickStake, selectMinStake } from './limits.ts';
import type { SlipState } from './state.ts';
import { stay } from './step.ts';
import type { Handler } from './step.ts';

const staked = (state: SlipState, stake: string, stakeBy: SlipState['stakeBy']): SlipState =>
  stake === state.stake && stakeBy === state.stakeBy ? state : { ...state, stake, stakeBy, originalStake: stake };

/** The text as typed, so that nothing jumps under the cursor; a comma counts as point. */
export const typed = (state: SlipState, stake: string): SlipState =>
  staked(state, stake.trim().slice(0, 20).replace(',', '.'), 'player');

export const setStake: Handler<'set-stake'> = (state, { stake }) => stay(typed(state, stake));

export const quick: Handler<'quick-stake'> = (state, { step }, env) =>
  stay(staked(state, quickStake(state, env, step), 'player'));

/** STAKE-02: on blur a logged-in user's stake that is too low becomes the minimum; so does what is no number. */
export const blurStake: Handler<'blur-stake'> = (state, _event, env) => stay(corrected(state, env));

export function corrected(state: SlipState, env: SlipEnv): SlipState {
  const min = selectMinStake(state, env);
  // Half-typed numbers are completed: `50.` and `.5`.
  const text = state.stake.replace(/^\./, '0.').replace(/\.$/, '');
  if (text !== state.stake && parse(text) !== undefined) return corrected(staked(state, text, state.stakeBy), env);
  const value = parse(state.stake);
  if (value === undefined || (env.loggedIn && value < units(min))) return staked(state, min, 'default');
  // More than two decimals cannot be paid: cut them.
  if ((decimal(state.stake)?.d ?? 1n) <= 100n) return state;
  return staked(state, unitsText(rounded(value, ONE, 2, 'down'), 2), state.stakeBy);
}

/** A stake that nobody touched follows the minimum of the currency (STAKE-05); a chosen one is never edited. */
export const followMinimum: Handler<'env-changed'> = (state, _event, env) =>
  stay(state.stakeBy === 'default' ? staked(state, selectMinStake(state, env), 'default') : state);
