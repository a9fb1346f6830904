import { useEffect, useRef, useState } from 'react';

import { nextPress, shownState, stepMs, type HoldEvent, type HoldPress, type HoldState } from './hold-machine.ts';

export interface Hold {
  readonly state: HoldState;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Runs `onHeld` once for each press that lasts for `seconds`. */
export function useHold(seconds: number, onHeld: () => void): Hold {
  const [state, setState] = useState<HoldState>('idle');
  const press = useRef<HoldPress>({ status: 'idle' });
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);
  const send = (event: HoldEvent): void => {
    const before = press.current;
    press.current = nextPress(before, event, seconds * 1000);
    if (press.current === before) return;
    setState(shownState(press.current));
    if (press.current.status === 'held') {
      timer.current ??= setInterval(() => send({ type: 'step', at: performance.now() }), stepMs);
      return;
    }
    clearInterval(timer.current);
    timer.current = undefined;
    if (press.current.status === 'done') onHeld();
  };
  return {
    state,
    begin: () => send({ type: 'begin', at: performance.now() }),
    end: () => send({ type: 'end', at: performance.now() }),
  };
}
