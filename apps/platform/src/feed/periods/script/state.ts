export type Pair = readonly [number, number];
export type Side = 0 | 1;

export interface PeriodState {
  readonly at: number;
  /** From 1; one more than there are in overtime and after it. */
  readonly period: number;
  readonly stage: 'play' | 'break' | 'shoot-out' | 'over';
  /** Seconds played of the period. */
  readonly clock: number;
  readonly running: boolean;
  /** Of the innings being played: how many are out on either side, and whether the guests bat. */
  readonly outs: Pair;
  readonly guestsBat: boolean;
  /** Points of each period so far; after the regular ones all overtime is one. */
  readonly points: readonly Pair[];
  /** Who made each score: '1' and '2'. */
  readonly order: string;
  readonly shootOut: Pair | null;
}

/** Points of some periods, the first being 1. */
export function pointsOf({ points }: PeriodState, first: number, last: number): Pair {
  let host = 0;
  let away = 0;
  for (const [h, a] of points.slice(first - 1, last)) {
    host += h;
    away += a;
  }
  return [host, away];
}

/** The host's lead with everything, a shoot-out too. */
export function leadOf(state: PeriodState): number {
  const [host, away] = pointsOf(state, 1, state.points.length);
  const [more, less] = state.shootOut ?? [0, 0];
  return host === away ? more - less : host - away;
}
