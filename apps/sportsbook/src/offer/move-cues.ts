/** Shows for three seconds that a price moved; one timer serves all cells (an animation per cell costs four times the table). */
export interface MoveCues {
  show(element: HTMLElement, move: 'up' | 'down'): void;
  clear(element: HTMLElement): void;
  stop(): void;
}

const cueMilliseconds = 3000;
const sweepMilliseconds = 250;

/** Cues with injected time: `now` in milliseconds on a monotonic clock, `every` starts a repeating timer and returns its stop. */
export function createMoveCues(env: {
  now: () => number;
  every: (ms: number, run: () => void) => () => void;
}): MoveCues {
  const shown = new Map<HTMLElement, { readonly move: 'up' | 'down'; until: number }>();
  let stopTimer: (() => void) | undefined;
  const clear = (element: HTMLElement): void => {
    if (!shown.delete(element)) return;
    element.removeAttribute('data-move');
  };
  const sweep = (): void => {
    const now = env.now();
    for (const [element, { until }] of shown) if (until <= now) clear(element);
    if (shown.size === 0) {
      stopTimer?.();
      stopTimer = undefined;
    }
  };
  return {
    show(element, move) {
      const until = env.now() + cueMilliseconds;
      const cue = shown.get(element);
      if (cue?.move === move) cue.until = until;
      else {
        // Not said again where it is said already: that would have the style worked out again.
        element.setAttribute('data-move', move);
        shown.set(element, { move, until });
      }
      stopTimer ??= env.every(sweepMilliseconds, sweep);
    },
    clear,
    stop() {
      for (const element of shown.keys()) element.removeAttribute('data-move');
      shown.clear();
      stopTimer?.();
      stopTimer = undefined;
    },
  };
}
