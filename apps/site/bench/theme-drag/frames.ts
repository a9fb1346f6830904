// Reads the frames of a page's main thread from a trace. Everything is processor time of that thread, so that other
// load on the machine does not count.

/** The part of a browser's trace event that is read here. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the thread's processor time. */
  readonly tdur?: number;
}

const parts = ['script', 'style', 'layout', 'paint', 'other'] as const;
export type FramePart = (typeof parts)[number];

/** Milliseconds of the main thread between the beginnings of two frames, with the parts. */
export type FrameCost = { readonly [P in FramePart | 'total' | 'longest']: number };

const partOf: Readonly<Record<string, Exclude<FramePart, 'other'>>> = {
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EventDispatch: 'script',
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  RunPostTaskCallback: 'script',
  FireIdleCallback: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
};

/** The categories that a trace needs. */
export const traced = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The name of the mark that a page sets at the beginning and the end of what is measured. */
export const mark = 'kvota.drag';

interface Task {
  readonly event: TraceEvent;
  readonly self: Map<FramePart, number>;
}

/** Adds the own time of each event of a task, without that of the events in it, to its part. */
function splitTask(task: TraceEvent, inside: readonly TraceEvent[]): Task {
  const self = new Map<FramePart, number>(parts.map((part) => [part, 0]));
  const add = (part: FramePart, time: number): void => void self.set(part, (self.get(part) ?? 0) + time);
  const open: { readonly end: number; readonly part: FramePart }[] = [
    { end: task.ts + (task.dur ?? 0), part: 'other' },
  ];
  add('other', task.tdur ?? 0);
  for (const { name, ts, dur = 0, tdur = 0 } of inside) {
    const part = partOf[name];
    if (part === undefined) continue;
    while (open.length > 1 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    add(open.at(-1)?.part ?? 'other', -tdur);
    add(part, tdur);
    open.push({ end: ts + dur, part });
  }
  return { event: task, self };
}

/**
 * Returns the cost of each frame between the first mark and the last one of a name, on a processor so many times slower.
 * A frame has the tasks from its beginning to that of the next one, also those that are no part of the drawing.
 */
export function frameCosts(events: readonly TraceEvent[], slower: number, last: string): readonly FrameCost[] {
  const [from, to] = [events.find(({ name }) => name === mark), events.findLast(({ name }) => name === last)];
  if (!from || !to || from === to) throw new Error('The trace has no marks of the page.');
  const own = events
    .filter(({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts <= to.ts)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const frames: Task[][] = [];
  let at = 0;
  while (at < own.length) {
    const task = own[at];
    at += 1;
    if (!task || task.ph !== 'X' || task.name !== 'RunTask') continue;
    const end = task.ts + (task.dur ?? 0);
    const inside: TraceEvent[] = [];
    for (let next = own[at]; next && next.ts < end && next.name !== 'RunTask'; next = own[at]) {
      if (next.ph === 'X') inside.push(next);
      at += 1;
    }
    const drawsFrame = inside.some(({ name }) => name === 'Commit' || name === 'PrePaint');
    if (drawsFrame || frames.length === 0) frames.push([]);
    frames.at(-1)?.push(splitTask(task, inside));
  }
  return frames.map((tasks) => costOfTasks(tasks, slower));
}

/** Returns how long frames take on a screen of 60 a second, in milliseconds. */
export const shownTime = (frames: readonly FrameCost[]): number =>
  frames.reduce((sum, { total }) => sum + Math.max(1000 / 60, total), 0);

function costOfTasks(tasks: readonly Task[], slower: number): FrameCost {
  const inMs = slower / 1000;
  const of = (part: FramePart): number => tasks.reduce((sum, { self }) => sum + (self.get(part) ?? 0), 0) * inMs;
  const times = tasks.map(({ event }) => (event.tdur ?? 0) * inMs);
  return {
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    paint: of('paint'),
    other: of('other'),
    total: times.reduce((sum, time) => sum + time, 0),
    longest: Math.max(0, ...times),
  };
}
