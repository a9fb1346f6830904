import type { FootballState } from './script.ts';

/** The input of settlement: the goals of regular time, and which parts are decided. */
export interface FootballStanding {
  readonly host: number;
  readonly away: number;
  readonly firstHalf: readonly [number, number];
  readonly secondHalf: readonly [number, number];
  /** The side of each goal so far: '121'. */
  readonly order: string;
  readonly halfDone: boolean;
  readonly fullDone: boolean;
  /** The match ended at half time or before, so the second half has no result. */
  readonly noSecondHalf: boolean;
}

/** With `over` the match has been ended, and each market is decided by the score it has. */
export function standingOf({ goals, order, done }: FootballState, over: boolean): FootballStanding {
  const { FH, SH } = goals;
  return {
    host: FH[0] + SH[0],
    away: FH[1] + SH[1],
    firstHalf: FH,
    secondHalf: SH,
    order,
    halfDone: over || done >= 1,
    fullDone: over || done === 2,
    noSecondHalf: over && done === 0,
  };
}
