import { useEffect, useRef, useState } from 'react';

/** `released` is after a press that was too short. */
export type HoldState = 'idle' | 'held' | 'released';

export interface Hold {
  readonly state: HoldState;
  readonly begin: () => void;
  readonly end: () => void;
}

/** How often a press is looked at, in milliseconds. */
const stepMs = 50;

/** The most that one look adds. A page that stalls learns of the release late; the stall must not count as holding. */
const longestStepMs = 2 * stepMs;

/** Runs `onHeld` once for each press that lasts for `seconds`. */
export function useHold(seconds: number, onHeld: () => void): Hold {
  const [state, setState] = useState<HoldState>('idle');
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  const stop = (): void => {
    clearInterval(timer.current);
    timer.current = undefined;
  };
  return {
    state,
    begin() {
      if (timer.current !== undefined) return;
      setState('held');
      let heldMs = 0;
      let lookedAt = performance.now();
      timer.current = setInterval(() => {
        const now = performance.now();
        heldMs += Math.min(now - lookedAt, longestStepMs);
        lookedAt = now;
        if (heldMs < seconds * 1000) return;
        stop();
        setState('idle');
        onHeld();
      }, stepMs);
    },
    end() {
      if (timer.current === undefined) return;
      stop();
      setState('released');
    },
  };
}
