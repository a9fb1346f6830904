/** Shows for three seconds that an odd moved; one timer serves all cells (an animation per cell costs four times the table). */
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
  const until = new Map<HTMLElement, number>();
  let stopTimer: (() => void) | undefined;
  const clear = (element: HTMLElement): void => {
    if (!until.delete(element)) return;
    element.removeAttribute('data-move');
  };
  const sweep = (): void => {
    const now = env.now();
    for (const [element, end] of until) if (end <= now) clear(element);
    if (until.size === 0) {
      stopTimer?.();
      stopTimer = undefined;
    }
  };
  return {
    show(element, move) {
      // To say again what it says is to have its style worked out again.
      if (element.dataset['move'] !== move) element.dataset['move'] = move;
      until.set(element, env.now() + cueMilliseconds);
      stopTimer ??= env.every(sweepMilliseconds, sweep);
    },
    clear,
    stop() {
      for (const element of until.keys()) element.removeAttribute('data-move');
      until.clear();
      stopTimer?.();
      stopTimer = undefined;
    },
  };
}
