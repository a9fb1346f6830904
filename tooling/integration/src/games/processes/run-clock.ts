import type { Clock } from '@kvota/platform';

import type { RunTime } from './messages.ts';

/** The clock of a run. All of its processes compute the same time. */
export function runClock({ startedAt, factor }: RunTime): Clock {
  return {
    now: () => startedAt + (Date.now() - startedAt) * factor,
    after(milliseconds, run) {
      const timer = setTimeout(run, Math.min(milliseconds / factor, 2 ** 31 - 1)).unref();
      return () => clearTimeout(timer);
    },
  };
}
