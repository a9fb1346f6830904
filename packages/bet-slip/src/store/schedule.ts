import { shownDeadline } from '../slip/state/progress.ts';
import type { SlipState } from '../slip/state/state.ts';

const TICK_MS = 1000;

/** Returns the milliseconds until the seconds of the shown deadline change, so that no second is late or skipped. */
export function msToNextSecond({ payment }: SlipState, now: number): number {
  const rest = ((shownDeadline(payment) ?? now) - now) % TICK_MS;
  return rest > 0 ? rest : TICK_MS;
}

/** Returns a switch for a repeated task. While it is on, `each` runs after `ms()` milliseconds, again and again. */
export function createRepeater(
  after: (ms: number, run: () => void) => () => void,
  ms: () => number,
  each: () => void,
): (wanted: boolean) => void {
  let cancel: (() => void) | undefined;
  const next = (): void => {
    // Scheduled before the work, so that the work itself may switch the timer off.
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
