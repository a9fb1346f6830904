export type Pair = readonly [number, number];
export type Side = 0 | 1;

export interface PeriodState {
  readonly at: number;
  /** From 1; overtime has the number after the last regular period. */
  readonly period: number;
  readonly stage: 'play' | 'break' | 'shoot-out' | 'over';
  /** Seconds played of the period. */
  readonly clock: number;
  readonly running: boolean;
  /** Outs of each side in the running inning, and whether the guests bat. */
  readonly outs: Pair;
  readonly guestsBat: boolean;
  /** Points of each period so far. All overtime is one period. */
  readonly points: readonly Pair[];
  /** The side of each score: '1' or '2'. */
  readonly order: string;
  readonly shootOut: Pair | null;
}

/** Returns the points of the periods from `first` to `last`. */
export function pointsOf({ points }: PeriodState, first: number, last: number): Pair {
  let host = 0;
  let away = 0;
  for (const [h, a] of points.slice(first - 1, last)) {
    host += h;
    away += a;
  }
  return [host, away];
}

/** Returns the host's final lead, with overtime and shoot-out. */
export function leadOf(state: PeriodState): number {
  const [host, away] = pointsOf(state, 1, state.points.length);
  const [more, less] = state.shootOut ?? [0, 0];
  return host === away ? more - less : host - away;
}
