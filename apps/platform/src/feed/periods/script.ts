import { bell, mix, type Random, randomOf } from '../hash.ts';
import type { SuspensionReason } from '../model.ts';
import { chanceOfScore, meanValue, OUTS, type Values } from '../pricing/counts.ts';
import type { MatchSeed, SuspensionWindow } from '../sport.ts';
import { type PeriodRules, type Rates, ratesOf, swingOf } from './rules.ts';

type Pair = readonly [number, number];
type Side = 0 | 1;

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

export interface PeriodScript {
  readonly states: readonly PeriodState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
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

function plus(pair: Pair, side: Side, value: number): Pair {
  return side === 0 ? [pair[0] + value, pair[1]] : [pair[0], pair[1] + value];
}

/** Writes a match down as it happens. */
class Pen {
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

function worth(values: Values, draw: number): number {
  let rest = draw;
  for (const [points, share] of values) {
    rest -= share;
    if (rest < 0) return points;
  }
  return values[0]?.[0] ?? 1;
}

type Score = readonly [clock: number, side: Side];

/** When scores fall in a period of the clock. */
function scoresOf({ random, rules }: Pen, rates: Rates, seconds: number, pace: number): readonly Score[] {
  const mean = meanValue(rules.values);
  const share = (seconds / rules.seconds) * pace;
  const [host, away] = [(rates.host / mean) * share, (rates.away / mean) * share];
  const scores: Score[] = [];
  if (rules.scoring.kind === 'tries') {
    const tries = rules.scoring.perPeriod;
    for (let index = 0; index < tries; index += 1) {
      for (const side of [0, 1] as const) {
        const clock = ((index + random()) / tries) * seconds;
        if (random() < chanceOfScore(rules.scoring, side === 0 ? host : away)) scores.push([clock, side]);
      }
    }
    return scores.sort((a, b) => a[0] - b[0]);
  }
  let clock = 0;
  for (;;) {
    clock -= (Math.log(1 - random()) / (host + away)) * seconds;
    if (clock >= seconds) return scores;
    scores.push([clock, random() < host / (host + away) ? 0 : 1]);
  }
}

/** A period by the clock. With `golden` the first score ends it. */
function playClock(pen: Pen, rates: Rates, seconds: number, pace: number, golden: boolean): void {
  const { random, rules } = pen;
  const scores = [...scoresOf(pen, rates, seconds, pace)];
  const nextStop = (from: number): number =>
    rules.stops === null ? Number.POSITIVE_INFINITY : from + rules.stops.every * (0.4 + 1.2 * random());
  let stop = nextStop(0);
  pen.put({ running: true });
  for (;;) {
    const score = scores[0];
    const until = Math.min(score?.[0] ?? seconds, stop, seconds);
    pen.wait(until - pen.state.clock);
    if (until >= seconds) break;
    const dead = rules.stops === null ? 0 : pen.between(rules.stops.least, rules.stops.most);
    if (score !== undefined && until === score[0]) {
      scores.shift();
      pen.score(score[1], worth(rules.values, random()), { clock: until, running: dead === 0 && !golden });
      if (golden) return;
    } else {
      pen.put({ clock: until, running: false });
      if (random() < 0.06) pen.stop(dead, random() < 0.5 ? 'timeout' : 'review');
    }
    stop = stop === until ? nextStop(until) : Math.max(stop, until + 1);
    if (dead === 0) continue;
    pen.wait(dead);
    pen.put({ running: true });
  }
  pen.put({ clock: seconds, running: false });
}

/** One side's turn at bat. True when the host, batting last, has gone ahead: that is the end. */
function playTurn(pen: Pen, rates: Rates, side: Side, last: boolean): boolean {
  const { random, rules } = pen;
  const chance = chanceOfScore(rules.scoring, (side === 0 ? rates.host : rates.away) / meanValue(rules.values));
  while ((pen.state.outs[side] ?? OUTS) < OUTS) {
    pen.wait(pen.between(60, 190));
    if (random() < chance) {
      const all = pointsOf(pen.state, 1, pen.state.points.length);
      const value = worth(rules.values, random());
      // The winning run ends the game; runs behind it do not count.
      pen.score(side, last ? Math.min(value, all[1] - all[0] + 1) : value);
      if (last && leadOf(pen.state) > 0) return true;
    } else pen.put({ outs: plus(pen.state.outs, side, 1) });
  }
  return false;
}

function playInnings(pen: Pen, rates: Rates): void {
  const regular = pen.rules.phases.length;
  for (let inning = 1; ; inning += 1) {
    const closing = inning >= regular;
    if (inning > 1) {
      pen.wait(pen.between(90, 140));
      pen.next('play', Math.min(inning, regular + 1));
    } else pen.put({ running: false });
    playTurn(pen, rates, 1, false);
    if (closing && leadOf(pen.state) > 0) return;
    pen.wait(pen.between(90, 140));
    pen.put({ guestsBat: false });
    if (playTurn(pen, rates, 0, closing) || (closing && leadOf(pen.state) !== 0)) return;
  }
}

function shootOut(pen: Pen): void {
  pen.wait(90);
  pen.put({ stage: 'shoot-out', shootOut: [0, 0], running: false });
  const from = pen.now;
  for (let turn = 0; turn < 6 || turn % 2 === 1 || leadOf(pen.state) === 0; turn += 1) {
    pen.wait(35);
    const side: Side = turn % 2 === 0 ? 0 : 1;
    // After many rounds somebody must win.
    const hit = turn > 40 ? side === 0 : pen.random() < 0.34;
    pen.put({ shootOut: plus(pen.state.shootOut ?? [0, 0], side, hit ? 1 : 0) });
  }
  pen.suspensions.push({ from: Math.round(from), to: Math.round(pen.now + 5000), reason: 'penalty' });
}

function playPeriods(pen: Pen, rates: Rates): void {
  const { phases, seconds, breaks, overtime } = pen.rules;
  for (const index of phases.keys()) {
    if (index > 0) {
      pen.put({ stage: 'break' });
      pen.wait(breaks[index - 1] ?? 120);
      pen.next('play', index + 1);
    }
    playClock(pen, rates, seconds, 1, false);
  }
  if (overtime?.kind !== 'golden' || leadOf(pen.state) !== 0) return;
  pen.put({ stage: 'break' });
  pen.wait(180);
  pen.next('play', phases.length + 1);
  playClock(pen, rates, overtime.seconds, overtime.pace, true);
  if (leadOf(pen.state) === 0 && overtime.shootOut) shootOut(pen);
}

/** The whole of a match in periods from its seed. */
export function periodScript(rules: PeriodRules, match: MatchSeed): PeriodScript {
  const random = randomOf(mix(match.key, 41));
  const known = ratesOf(rules, match);
  // How the day goes, beyond what the market knows.
  const form = swingOf(rules, known);
  const rates = { host: known.host * Math.exp(form * bell(random)), away: known.away * Math.exp(form * bell(random)) };
  const pen = new Pen(rules, random);
  if (rules.scoring.kind === 'outs') playInnings(pen, rates);
  else playPeriods(pen, rates);
  pen.wait(2);
  pen.put({ stage: 'over', running: false });
  return { states: pen.states, suspensions: pen.suspensions, duration: Math.round(pen.now) };
}
