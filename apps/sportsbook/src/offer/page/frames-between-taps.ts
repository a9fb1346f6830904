/**
 * How long prices wait for a tap, in milliseconds from the press. A tap takes a tenth of a second, a slow phone needs
 * twice that to show it.
 */
const longestWait = 400;

export interface FramesDeps {
  readonly target: Pick<EventTarget, 'addEventListener'>;
  /** Runs something in the next animation frame and returns the cancel. */
  readonly frame: (run: () => void) => () => void;
  /** Runs something after so many milliseconds and returns the cancel. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/**
 * Returns a scheduler of frames for changes that can wait. While a finger is down and until the effect of its tap is on
 * screen, or until the press is a scroll or lasts too long, it starts no frame (SPEED-09).
 */
export function createFramesBetweenTaps({ target, frame, after }: FramesDeps): FramesDeps['frame'] {
  const waiting = new Set<() => void>();
  let stopWaiting: (() => void) | undefined;
  const release = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
    const starts = [...waiting];
    waiting.clear();
    for (const start of starts) start();
  };
  const listen = (type: string, run: () => void): void =>
    target.addEventListener(type, run, { capture: true, passive: true });
  listen('pointerdown', () => {
    stopWaiting?.();
    stopWaiting = after(longestWait, release);
  });
  listen('pointercancel', release);
  // The effect of the click is in the next frame, so that the one after it is free again.
  listen('click', () => frame(() => frame(release)));
  return (run) => {
    let cancel = (): void => undefined;
    const start = (): void => {
      cancel = frame(run);
    };
    if (stopWaiting) {
      waiting.add(start);
      cancel = () => waiting.delete(start);
    } else start();
    return () => cancel();
  };
}
