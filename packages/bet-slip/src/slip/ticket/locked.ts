import type { SlipEnv } from '../state/env.ts';
import { selectEditable } from '../state/progress.ts';
import type { LockReason } from '../state/selection.ts';
import type { SlipState } from '../state/state.ts';
import { lockOf } from './selection-state.ts';

/**
 * Returns why selections of this slip are locked, one reason for each. None while a ticket is under way: it was sent before.
 *
 * @example
 * ```ts
 * import { selectLocks } from '@kvota/bet-slip/slip';
 * import { after, env, slip } from './filled-slip.js';
 *
 * const suspended = after(slip, { type: 'odds', updates: [{ id: '4711', suspended: true }] });
 * selectLocks(slip, env); // []
 * selectLocks(suspended, env); // ['suspended']
 * ```
 */
export const selectLocks = (state: SlipState, env: SlipEnv): readonly LockReason[] =>
  selectEditable(state) ? state.selections.flatMap((selection) => lockOf(selection, env.now) ?? []) : [];

/** Returns the locks that the player can act on. While the feed is silent, locks of single selections are not reliable. */
export const reliableLocks = (state: SlipState, env: SlipEnv): readonly LockReason[] =>
  env.feedSilent ? [] : selectLocks(state, env);

/**
 * Returns the slip that the totals show: without its locked selections (SLIP-24). A group keeps the combinations that have
 * no locked selection.
 */
export function withoutLocked(state: SlipState, env: SlipEnv): SlipState {
  if (selectLocks(state, env).length === 0) return state;
  const selections = state.selections.filter((selection) => lockOf(selection, env.now) === null);
  const groups = state.groups.map(({ selectionIds, conditions }) => {
    const left = selectionIds.filter((id) => selections.some((selection) => selection.id === id));
    return { selectionIds: left, conditions: conditions.filter((k) => k <= left.length) };
  });
  return { ...state, selections, groups };
}
