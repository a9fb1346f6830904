import { validate } from '../math/validate.ts';
import type { SlipEnv } from './env.ts';
import { selectRules, selectTicket } from './limits.ts';
import { refuse } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { changesPending, lockOf } from './selection-state.ts';
import type { SlipState } from './state.ts';

/** SYS-08: no system tickets with a bonus wallet. */
export const systemAllowed = (state: SlipState, env: SlipEnv): boolean =>
  (env.wallet?.currencyId ?? 0) <= state.config.maxSystemCurrencyId;

/** Everything that stands between this slip and a ticket, the gravest first (STAKE-06 to STAKE-15, OP-91). */
export function selectProblems(state: SlipState, env: SlipEnv): Refusal[] {
  if (state.selections.length === 0) return [refuse('emptyTicket')];
  const locked = state.selections.filter((selection) => lockOf(selection, env.now) !== null);
  const system = state.mode === 'system';
  return [
    ...(env.online ? [] : [refuse('noConnection')]),
    ...(env.maintenance ? [refuse('maintenance')] : []),
    ...(env.loggedIn && env.blocked ? [refuse('youAreBlocked')] : []),
    ...(env.loggedIn && !env.wallet ? [refuse('noWallet')] : []),
    ...(locked.length > 0 ? [refuse('lockedSelections', { count: String(locked.length) })] : []),
    ...(system && !systemAllowed(state, env) ? [refuse('systemNotAllowed')] : []),
    ...(system && state.groups.length === 0 ? [refuse('systemNoGroups')] : []),
    // A missing odd is told once, as a locked selection.
    ...validate(selectTicket(state, env), selectRules(state, env)).filter(({ code }) => code !== 'invalidOdds'),
    ...(needsAcceptance(state) ? [refuse('changesPending')] : []),
  ];
}

/** SLIP-12: with the switch off, changed odds have to be accepted before paying. */
export const needsAcceptance = ({ autoOddsChange, selections }: SlipState): boolean =>
  !autoOddsChange && selections.some(changesPending);
