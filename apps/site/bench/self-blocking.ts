/** The part of a browser's trace event that is read here. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Microseconds of wall time, and of the thread's processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Milliseconds of a task that do not count as blocking. */
const unnoticed = 50;

/**
 * Returns the milliseconds for which the tasks of a page block it after its first content. Counted as Lighthouse
 * does, but by the processor time of the page's thread, so that other load on the machine does not count.
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
