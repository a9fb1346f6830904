import { useEffect, useRef } from 'react';

import type { TableRun } from '../view.ts';

/** Milliseconds between two numbers if nothing may move. */
const stillEvery = 400;

/** Calls back with the milliseconds of the running rise: for each frame, or now and then if nothing may move. */
export function useRise(run: TableRun | undefined, still: boolean, onFrame: (ms: number) => void): void {
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
  });
  const beganAt = run?.beganAt ?? null;
  const clock = run?.clock;
  useEffect(() => {
    if (beganAt === null || clock === undefined) return undefined;
    const show = (): void => latest.current(Math.max(0, Math.floor(clock.now() - beganAt)));
    show();
    if (still) {
      const timer = setInterval(show, stillEvery);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      show();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [beganAt, clock, still]);
}
