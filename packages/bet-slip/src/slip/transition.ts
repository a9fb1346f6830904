import type { SlipEnv } from './env.ts';
import type { SlipEvent, SlipEventType } from './event.ts';
import { moves } from './moves.ts';
import type { Move } from './moves.ts';
import { refuse } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import type { SlipState } from './state.ts';
import type { Step } from './step.ts';

/**
 * The slip's one way forward: what is the slip after this event, and what has the host to do?
 * Pure; an event that `can` refuses changes nothing and gives one `refused` effect with the reason.
 * Throws a TypeError for an event of no known type.
 */
export function transition(state: SlipState, event: SlipEvent, env: SlipEnv): Step {
  const allowed = can(state, event, env);
  if (allowed !== true) return [state, [{ type: 'refused', event: event.type, ...allowed }]];
  return moveOf(event).handle(state, event, env);
}

/** Whether an event would be obeyed now, or the reason why not, for the UI to show. Throws like `transition`. */
export function can(state: SlipState, event: SlipEvent, env: SlipEnv): true | { readonly reason: Refusal } {
  const reason = moveOf(event).objection(state, event, env);
  if (!reason) return true;
  return { reason: typeof reason === 'string' ? refuse(reason) : reason };
}

function moveOf({ type }: SlipEvent): Move<SlipEventType> {
  if (!Object.hasOwn(moves, type)) {
    throw new TypeError(`There is no event "${type}". Send one of: ${Object.keys(moves).join(', ')}.`);
  }
  // The key is the event's own type, so that the move takes just this event.
  return moves[type] as unknown as Move<SlipEventType>;
}
