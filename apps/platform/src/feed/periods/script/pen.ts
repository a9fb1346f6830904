import type { Random } from '../../random/hash.ts';
import type { SuspensionReason } from '../../model/match.ts';
import type { SuspensionWindow } from '../../sport/sport.ts';
import type { PeriodRules } from './rules.ts';
import type { Pair, PeriodState, Side } from './state.ts';

const fresh: PeriodState = {
  at: 0,
  period: 1,
  stage: 'play',
  clock: 0,
  running: false,
  outs: [0, 0],
  guestsBat: true,
  points: [[0, 0]],
  order: '',
  shootOut: null,
};

export function plus(pair: Pair, side: Side, value: number): Pair {
  return side === 0 ? [pair[0] + value, pair[1]] : [pair[0], pair[1] + value];
}

/** Writes the states of a match one after the other. */
export class Pen {
  readonly states: PeriodState[] = [];
  readonly suspensions: SuspensionWindow[] = [];
  readonly random: Random;
  readonly rules: PeriodRules;
  state: PeriodState = fresh;
  /** Milliseconds after the start. */
  now = 0;

  constructor(rules: PeriodRules, random: Random) {
    this.rules = rules;
    this.random = random;
  }

  put(change: Partial<PeriodState>): void {
    this.state = { ...this.state, ...change, at: Math.round(this.now) };
    this.states.push(this.state);
  }

  wait(seconds: number): void {
    this.now += seconds * 1000;
  }

  between(least: number, most: number): number {
    return least + this.random() * (most - least);
  }

  stop(seconds: number, reason: SuspensionReason): void {
    const from = Math.round(this.now);
    this.suspensions.push({ from, to: Math.round(from + seconds * 1000), reason });
  }

  score(side: Side, value: number, change: Partial<PeriodState> = {}): void {
    const { points, order } = this.state;
    const last = points.at(-1) ?? [0, 0];
    this.stop(
      this.between(this.rules.afterScore, this.rules.afterScore * 1.6),
      this.rules.scoreKey === 'G' ? 'goal' : 'review',
    );
    this.put({
      ...change,
      points: [...points.slice(0, -1), plus(last, side, value)],
      order: order + (side === 0 ? '1' : '2'),
    });
  }

  next(stage: PeriodState['stage'], period: number): void {
    const { points } = this.state;
    const more = period > points.length ? [...points, [0, 0] as const] : points;
    this.put({ stage, period, clock: 0, running: false, outs: [0, 0], guestsBat: true, points: more });
  }
}
