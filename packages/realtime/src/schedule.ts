/** Runs a callback after a number of milliseconds. Returns a function that cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** Runs a callback every `ms` milliseconds, the first time after `ms`. Returns a function that stops it. */
export function repeat(schedule: Schedule, run: () => void, ms: number): () => void {
  let cancel = (): void => undefined;
  const scheduleNext = (): void => {
    cancel = schedule(() => {
      run();
      scheduleNext();
    }, ms);
  };
  scheduleNext();
  return () => cancel();
}
