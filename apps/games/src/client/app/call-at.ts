/**
 * Calls back once a moment of the clock has come, never before it. Timers may fire early, and the clock is set again
 * while the frame learns the server's time, so the rest is waited for. Returns how to cancel it.
 */
export function callAt(at: number, clock: { now(): number }, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    const left = at - clock.now();
    if (left <= 0) call();
    else timer = setTimeout(wait, Math.max(1, Math.ceil(left)));
  };
  timer = setTimeout(wait, Math.max(0, Math.ceil(at - clock.now())));
  return () => clearTimeout(timer);
}
