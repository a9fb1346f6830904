import { validate } from '../../math/validate.ts';
import type { SlipEnv } from '../state/env.ts';
import { selectRules, selectTicket } from './limits.ts';
import { refuse } from '../state/refusal.ts';
import type { Refusal, RefusalCode } from '../state/refusal.ts';
import { changesPending, lockOf } from './selection-state.ts';
import type { SlipState } from '../state/state.ts';

/** SYS-08: no system tickets with a bonus wallet. */
export const systemAllowed = (state: SlipState, env: SlipEnv): boolean =>
  (env.wallet?.currencyId ?? 0) <= state.config.maxSystemCurrencyId;

/** Everything that stands between this slip and a ticket, the gravest first (STAKE-06 to STAKE-15, OP-91). */
export function selectProblems(state: SlipState, env: SlipEnv): Refusal[] {
  const { selections, mode, groups } = state;
  if (selections.length === 0) return [refuse('emptyTicket')];
  const problems: Refusal[] = [];
  const when = (stands: boolean, code: RefusalCode, params?: Refusal['params']): void => {
    if (stands) problems.push(refuse(code, params));
  };
  const locked = selections.filter((selection) => lockOf(selection, env.now)).length;
  const system = mode === 'system';
  when(!env.online, 'noConnection');
  when(env.maintenance, 'maintenance');
  when(env.feedSilent === true, 'feedSilent');
  when(env.loggedIn && env.blocked, 'youAreBlocked');
  when(env.loggedIn && !env.wallet, 'noWallet');
  // What a silent feed says of single selections means nothing.
  when(locked > 0 && !env.feedSilent, 'lockedSelections', { count: `${locked}` });
  when(system && !systemAllowed(state, env), 'systemNotAllowed');
  when(system && groups.length === 0, 'systemNoGroups');
  for (const { code, params } of validate(selectTicket(state, env), selectRules(state, env))) {
    // A missing price is told once, as a locked selection.
    when(code !== 'invalidOdds', code, params);
  }
  when(needsAcceptance(state), 'changesPending');
  return problems;
}

/** SLIP-12: with the switch off, changed odds have to be accepted before paying. */
export const needsAcceptance = ({ autoOddsChange, selections }: SlipState): boolean =>
  !autoOddsChange && selections.some(changesPending);
