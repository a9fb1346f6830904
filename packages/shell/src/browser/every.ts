import type { Stop } from './stop.ts';

/** Calls a function every so many milliseconds until it is stopped. */
export function every(run: () => void, milliseconds: number): Stop {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
}
