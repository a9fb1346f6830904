import { shownDeadline } from '../slip/state/progress.ts';
import type { SlipState } from '../slip/state/state.ts';

const TICK_MS = 1000;

/** Milliseconds to the moment at which the seconds of a deadline change, so that no second is shown late or left out. */
export function msToNextSecond({ payment }: SlipState, now: number): number {
  const rest = ((shownDeadline(payment) ?? now) - now) % TICK_MS;
  return rest > 0 ? rest : TICK_MS;
}

/** Does something again and again while it is wanted; the time to wait is asked for each time. */
export function createRepeater(
  after: (ms: number, run: () => void) => () => void,
  ms: () => number,
  each: () => void,
): (wanted: boolean) => void {
  let cancel: (() => void) | undefined;
  const next = (): void => {
    // Armed anew before the work, so that the work itself may end the timer.
    cancel = after(ms(), next);
    each();
  };
  return (wanted) => {
    if (wanted) cancel ??= after(ms(), next);
    else {
      cancel?.();
      cancel = undefined;
    }
  };
}
