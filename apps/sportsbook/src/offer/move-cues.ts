/**
 * Marks a cell for three seconds after its price moved. One timer serves all cells, because an animation per cell makes
 * painting the table four times as expensive.
 */
export interface MoveCues {
  show(element: HTMLElement, move: 'up' | 'down'): void;
  clear(element: HTMLElement): void;
  stop(): void;
}

const cueMilliseconds = 3000;
const sweepMilliseconds = 250;

export interface MoveCueDeps {
  /** Milliseconds on a monotonic clock. */
  readonly now: () => number;
  /** Starts a repeating timer and returns its stop. */
  readonly every: (ms: number, run: () => void) => () => void;
}

export function createMoveCues(deps: MoveCueDeps): MoveCues {
  const shown = new Map<HTMLElement, { readonly move: 'up' | 'down'; until: number }>();
  let stopTimer: (() => void) | undefined;
  const clear = (element: HTMLElement): void => {
    if (!shown.delete(element)) return;
    element.removeAttribute('data-move');
  };
  const sweep = (): void => {
    const now = deps.now();
    for (const [element, { until }] of shown) if (until <= now) clear(element);
    if (shown.size === 0) {
      stopTimer?.();
      stopTimer = undefined;
    }
  };
  return {
    show(element, move) {
      const until = deps.now() + cueMilliseconds;
      const cue = shown.get(element);
      if (cue?.move === move) cue.until = until;
      else {
        // Not written if the value is the same, because that would recalculate styles.
        element.setAttribute('data-move', move);
        shown.set(element, { move, until });
      }
      stopTimer ??= deps.every(sweepMilliseconds, sweep);
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
