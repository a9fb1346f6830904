import { useEffect, useRef, useState } from 'react';

/** `released` is after a press that was too short. */
export type HoldState = 'idle' | 'held' | 'released';

export interface Hold {
  readonly state: HoldState;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Runs `onHeld` once for each press that lasts for `seconds`. */
export function useHold(seconds: number, onHeld: () => void): Hold {
  const [state, setState] = useState<HoldState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  return {
    state,
    begin() {
      if (timer.current !== undefined) return;
      setState('held');
      timer.current = setTimeout(() => {
        stop();
        setState('idle');
        onHeld();
      }, seconds * 1000);
    },
    end() {
      if (timer.current === undefined) return;
      stop();
      setState('released');
    },
  };
}
