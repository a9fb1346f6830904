import { validate } from '../../math/validate.ts';
import type { SlipEnv } from '../state/env.ts';
import { selectRules, selectTicket } from './limits.ts';
import { refuse } from '../state/refusal.ts';
import type { Refusal, RefusalCode } from '../state/refusal.ts';
import { reliableLocks } from './locked.ts';
import { toAccept } from './selection-state.ts';
import type { SlipState } from '../state/state.ts';

/** True if the wallet may pay systems: a bonus wallet may not (SYS-08). */
export const systemAllowed = (state: SlipState, env: SlipEnv): boolean =>
  (env.wallet?.currencyId ?? 0) <= state.config.maxSystemCurrencyId;

/**
 * Returns every reason why this slip cannot be paid, the most serious first (STAKE-06 to STAKE-15, OP-91).
 *
 * @example
 * ```ts
 * import { selectProblems } from '@kvota/bet-slip/slip';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const low = after(slip, { type: 'set-stake', stake: '10' });
 * selectProblems(slip, env); // []
 * selectProblems(low, env); // [{ code: 'minTicketPayin', params: { limit: '20' } }]
 * ```
 */
export function selectProblems(state: SlipState, env: SlipEnv): Refusal[] {
  const { selections, mode, groups } = state;
  if (selections.length === 0) return [refuse('emptyTicket')];
  const problems: Refusal[] = [];
  const when = (isProblem: boolean, code: RefusalCode, params?: Refusal['params']): void => {
    if (isProblem) problems.push(refuse(code, params));
  };
  const locked = reliableLocks(state, env).length;
  const system = mode === 'system';
  when(!env.online, 'noConnection');
  when(env.maintenance, 'maintenance');
  when(env.feedSilent === true, 'feedSilent');
  when(env.loggedIn && env.blocked, 'youAreBlocked');
  when(env.loggedIn && !env.wallet, 'noWallet');
  when(locked > 0, 'lockedSelections', { count: `${locked}` });
  when(system && !systemAllowed(state, env), 'systemNotAllowed');
  when(system && groups.length === 0, 'systemNoGroups');
  for (const { code, params } of validate(selectTicket(state, env), selectRules(state, env))) {
    // A missing price is reported once, as a locked selection.
    when(code !== 'invalidOdds', code, params);
  }
  when(needsAcceptance(state, env), 'changesPending');
  return problems;
}

/** True if changed odds have to be accepted before paying: the switch is off (SLIP-12). */
export const needsAcceptance = ({ autoOddsChange, selections }: SlipState, { now }: SlipEnv): boolean =>
  !autoOddsChange && selections.some((selection) => toAccept(selection, now));
