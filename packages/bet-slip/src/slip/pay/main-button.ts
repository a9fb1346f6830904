import type { SlipEnv } from '../state/env.ts';
import { selectBusy } from '../state/progress.ts';
import type { ButtonMeaning, SlipState } from '../state/state.ts';
import { reliableLocks } from '../ticket/locked.ts';
import { needsAcceptance } from '../ticket/problems.ts';

/**
 * Returns what the main button does now: wait for the ticket under way, remove the locked selections (SLIP-23), accept the
 * changes (SLIP-12), or pay. Null on an empty slip.
 */
export function meaningOf(state: SlipState, env: SlipEnv): ButtonMeaning | null {
  if (state.selections.length === 0) return null;
  if (selectBusy(state)) return 'wait';
  if (reliableLocks(state, env).length > 0) return 'delete-invalid';
  return needsAcceptance(state, env) ? 'accept-changes' : 'pay';
}

/**
 * Records a new meaning of the main button. Unless the slip was empty before, the button is held for a moment, so that a
 * press that was meant for the old meaning does nothing (SLIP-25).
 */
export function withMeaning(state: SlipState, env: SlipEnv): SlipState {
  const meaning = meaningOf(state, env);
  const before = state.button.meaning;
  if (meaning === before) return state;
  const held = before && meaning && meaning !== 'wait';
  return { ...state, button: { meaning, heldUntil: held ? env.now + state.config.holdMs : 0 } };
}

/**
 * Returns the milliseconds for which the main button is still held, 0 if it can be pressed. A meaning that time alone has
 * changed is held until the next event records it. An end further ahead than a hold can last was set before the time of the
 * host was corrected, and holds nothing.
 */
export function holdOf(state: SlipState, env: SlipEnv): number {
  const { meaning, heldUntil } = state.button;
  const changed = meaning !== null && meaning !== meaningOf(state, env);
  const left = heldUntil - env.now;
  if (changed) return state.config.holdMs;
  return left > state.config.holdMs ? 0 : Math.max(0, left);
}
