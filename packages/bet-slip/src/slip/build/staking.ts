import { ONE, decimal, parse, rounded, units, unitsText } from '../../math/decimal.ts';
import type { SlipEnv } from '../state/env.ts';
import { quickStakeOf, selectMinStake } from '../ticket/limits.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

const staked = (state: SlipState, stake: string, stakeBy: SlipState['stakeBy']): SlipState =>
  stake === state.stake && stakeBy === state.stakeBy ? state : { ...state, stake, stakeBy, originalStake: stake };

/** Keeps the text as typed, so that the cursor does not jump. A comma counts as a point. */
export const typed = (state: SlipState, stake: string): SlipState =>
  staked(state, stake.trim().slice(0, 20).replace(',', '.'), 'player');

export const setStake: Handler<'set-stake'> = (state, { stake }) => [typed(state, stake)];

export const quickStake: Handler<'quick-stake'> = (state, { step }, env) =>
  decimal(step) ? [staked(state, quickStakeOf(state, env, step), 'player')] : 'invalidStake';

/** Corrects the stake when the field loses focus (STAKE-02). */
export const blurStake: Handler<'blur-stake'> = (state, _event, env) => [corrected(state, env)];

/** Raises a stake that is too low to the minimum if the player is logged in, and replaces text that is no number. */
export function corrected(state: SlipState, env: SlipEnv): SlipState {
  const min = selectMinStake(state, env);
  // Completes half-typed numbers: `50.` and `.5`.
  const completed = state.stake.replace(/^\./, '0.').replace(/\.$/, '');
  const stake = decimal(completed);
  const value = parse(completed);
  if (!stake || value === undefined || (env.loggedIn && value < units(min))) return staked(state, min, 'default');
  // More than two decimals cannot be paid, so they are cut.
  return staked(state, stake.d > 100n ? unitsText(rounded(value, ONE, 2, 'down'), 2) : completed, state.stakeBy);
}

/** Sets the stake to the minimum of the currency if the player has not chosen one (STAKE-05). */
export const followMinimum: Handler<'env-changed'> = (state, _event, env) => [
  state.stakeBy === 'default' ? staked(state, selectMinStake(state, env), 'default') : state,
];
