/** `released` is after a press that was too short. */
export type HoldState = 'idle' | 'held' | 'released';

/** How often a press is measured, in milliseconds. */
export const stepMs = 50;

/** The most that one step adds. A page that stalls learns of the release late; the stall must not count as holding. */
export const longestStepMs = 2 * stepMs;

/** A press of a button. `done` is after one that lasted long enough, until the next begins. Times are in milliseconds. */
export type HoldPress =
  | { readonly status: 'idle' | 'released' | 'done' }
  | { readonly status: 'held'; readonly heldMs: number; readonly measuredAt: number };

/** `step` is the passing of time; `end` is a release, or anything else that ends the press. */
export interface HoldEvent {
  readonly type: 'begin' | 'step' | 'end';
  readonly at: number;
}

/** Returns the press after an event. The act is due when it becomes `done`, which happens once for each press. */
export function nextPress(press: HoldPress, { type, at }: HoldEvent, neededMs: number): HoldPress {
  if (press.status !== 'held') return type === 'begin' ? { status: 'held', heldMs: 0, measuredAt: at } : press;
  if (type === 'begin') return press;
  if (type === 'end') return { status: 'released' };
  const heldMs = press.heldMs + Math.max(0, Math.min(at - press.measuredAt, longestStepMs));
  return heldMs < neededMs ? { status: 'held', heldMs, measuredAt: at } : { status: 'done' };
}

/** Returns the state that a button shows. One that has acted looks as before the press. */
export const shownState = ({ status }: HoldPress): HoldState => (status === 'done' ? 'idle' : status);
