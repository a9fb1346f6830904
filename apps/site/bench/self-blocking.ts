/** An event of a browser's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds on the wall, and of the thread's own. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Milliseconds of a task that block nobody. */
const unnoticed = 50;

/**
 * Milliseconds that the tasks of a page block it for after its first content, counted as Lighthouse counts them, but by the
 * time that the page's thread had the processor: what the page costs, whoever else is at work on the machine.
 */
export function selfBlocking(events: readonly TraceEvent[], origin: string, slowdown: number): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin) === true,
  );
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts >= start.ts,
  );
  if (!start || !painted) throw new Error(`The trace has no first content of a page of ${origin}.`);
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - unnoticed), 0);
}
