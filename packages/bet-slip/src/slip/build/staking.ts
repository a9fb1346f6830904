import { parse, units } from '../../math/decimal.ts';
import type { SlipEnv } from '../state/env.ts';
import { selectMinStake } from '../ticket/limits.ts';
import { selectEditable } from '../state/progress.ts';
import type { SlipState } from '../state/state.ts';
import type { Handler } from '../state/step.ts';

const staked = (state: SlipState, stake: string, stakeBy: SlipState['stakeBy']): SlipState =>
  stake === state.stake && stakeBy === state.stakeBy ? state : { ...state, stake, stakeBy, originalStake: stake };

/** Keeps the text as typed, so that the cursor does not jump. A comma counts as a point. */
export const typed = (state: SlipState, stake: string): SlipState =>
  staked(state, stake.trim().slice(0, 20).replace(',', '.'), 'player');

export const setStake: Handler<'set-stake'> = (state, { stake }) => [typed(state, stake)];

/** Corrects the stake when the field loses focus (STAKE-02). */
export const blurStake: Handler<'blur-stake'> = (state, _event, env) => [corrected(state, env)];

/** Raises a stake that is too low to the minimum if the player is logged in, and replaces text that is no number. */
export function corrected(state: SlipState, env: SlipEnv): SlipState {
  const min = selectMinStake(state, env);
  // Completes half-typed numbers: `50.` and `.5`.
  const completed = state.stake.replace(/^\./, '0.').replace(/\.$/, '');
  const value = parse(completed);
  if (value === undefined || (env.loggedIn && value < units(min))) return staked(state, min, 'default');
  // More than two decimals cannot be paid, so they are cut.
  return staked(state, completed.replace(/(\.\d\d)\d+$/, '$1'), state.stakeBy);
}

/**
 * Changes the stake with the currency of the wallet: the player's last one in that currency, or its minimum (STAKE-19). The
 * figure of a visitor is kept for the first wallet. A ticket under way keeps its stake.
 */
export function inCurrency(state: SlipState, env: SlipEnv): SlipState {
  const { currency: from, stake, stakeBy, stakes } = state;
  const { currency } = env.wallet ?? state;
  if (currency === from || currency === null || !selectEditable(state)) return state;
  if (from === null) return { ...state, currency };
  const next = { ...state, currency, stakes: { ...stakes, [from]: stakeBy === 'default' ? '' : stake } };
  const kept = stakes[currency];
  return staked(next, kept || selectMinStake(state, env), kept ? 'player' : 'default');
}

/** Sets the stake to the minimum of the currency if the player has not chosen one, except while a ticket is under way (STAKE-05). */
export const followMinimum: Handler<'env-changed'> = (state, _event, env) => [
  state.stakeBy === 'default' && selectEditable(state) ? staked(state, selectMinStake(state, env), 'default') : state,
];
