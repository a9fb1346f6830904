import type { PeriodRules } from '../script/rules.ts';
import { type PeriodState, pointsOf } from '../script/state.ts';

/** The input of settlement. */
export interface PeriodStanding {
  readonly state: PeriodState;
  /** The match has ended, by itself or by an operator. */
  readonly over: boolean;
  /** Regular time has ended. */
  readonly full: boolean;
  /** Points of regular time. */
  readonly regular: readonly [host: number, away: number];
  /** Points by which handicap and totals are settled: with overtime in some sports. */
  readonly host: number;
  readonly away: number;
  /** `host` and `away` will not change any more. */
  readonly final: boolean;
}

/** True if a period is over, or if no more will be played. */
export function isPast({ state, over }: Pick<PeriodStanding, 'state' | 'over'>, last: number): boolean {
  return over || state.period > last || (state.period === last && state.stage !== 'play');
}

/** With `ended` an operator has ended the match. */
export function standingOf({ phases, withOvertime }: PeriodRules, state: PeriodState, ended: boolean): PeriodStanding {
  const over = ended || state.stage === 'over';
  const full = isPast({ state, over }, phases.length);
  const regular = pointsOf(state, 1, phases.length);
  const [host, away] = withOvertime ? pointsOf(state, 1, state.points.length) : regular;
  return { state, over, full, regular, host, away, final: withOvertime ? over : full };
}
