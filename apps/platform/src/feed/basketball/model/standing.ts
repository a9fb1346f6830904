import type { Band } from '../../pricing/bands.ts';
import { type BasketballState, pointsOf } from './script.ts';

/** The input of settlement. */
export interface BasketballStanding {
  readonly state: BasketballState;
  /** The game has ended, by itself or by an operator. */
  readonly over: boolean;
  /** Points with overtime. */
  readonly host: number;
  readonly away: number;
  /** Ranges of the total of this game. */
  readonly bands: readonly Band[];
}

export function standingOf(state: BasketballState, ended: boolean, bands: readonly Band[]): BasketballStanding {
  const [host, away] = pointsOf(state);
  return { state, over: ended || state.over, host, away, bands };
}

/** The points of some periods. */
export interface StretchStanding {
  readonly host: number;
  readonly away: number;
  readonly final: boolean;
  /** The game ended before the stretch began. */
  readonly missing: boolean;
}

/** Returns the points of the periods from `first` to `last`. */
export function stretchOf({ state, over }: BasketballStanding, first: number, last: number): StretchStanding {
  const [host, away] = pointsOf(state, first - 1, last);
  const passed = state.period > last || (state.period === last && state.clock === 0);
  return { host, away, final: over || passed, missing: over && state.period < first };
}
