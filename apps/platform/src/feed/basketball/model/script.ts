import { bell, mix, type Random, randomOf } from '../../random/hash.ts';
import type { MatchSeed, SuspensionWindow } from '../../sport/sport.ts';
import { frameOf, type GameFrame, OVERTIME, pointChances } from './rules.ts';

export interface BasketballState {
  readonly at: number;
  /** 1 to 4; overtimes have 5 and more. */
  readonly period: number;
  readonly interval: boolean;
  readonly over: boolean;
  /** Seconds on the clock at `at`. */
  readonly clock: number;
  readonly running: boolean;
  /** Points of each period so far. */
  readonly points: readonly (readonly [number, number])[];
}

export interface BasketballScript {
  readonly states: readonly BasketballState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
}

interface Court {
  readonly states: BasketballState[];
  readonly suspensions: SuspensionWindow[];
  readonly random: Random;
  readonly averages: readonly [number, number];
  at: number;
}

/** Points of both teams over some periods. */
export function pointsOf({ points }: BasketballState, from = 0, to = points.length): readonly [number, number] {
  let host = 0;
  let away = 0;
  for (const [h, a] of points.slice(from, to)) {
    host += h;
    away += a;
  }
  return [host, away];
}

function score(random: Random, average: number): number {
  const [three, two, one] = pointChances(average);
  const draw = random();
  if (draw < three) return 3;
  if (draw < three + two) return 2;
  return draw < three + two + one ? 1 : 0;
}

/** Draws the milliseconds until the next possession, rarely with a review. */
function deadTime(court: Court): number {
  const draw = court.random();
  if (draw < 0.008) {
    const length = 35_000 + court.random() * 30_000;
    court.suspensions.push({ from: Math.round(court.at), to: Math.round(court.at + length), reason: 'review' });
    return length;
  }
  if (draw < 0.035) return 60_000 + court.random() * 20_000;
  return draw < 0.43 ? 15_000 + court.random() * 25_000 : 0;
}

function playPeriod(
  court: Court,
  period: number,
  seconds: number,
  before: readonly (readonly [number, number])[],
): void {
  const { random, states, averages } = court;
  let clock = seconds;
  let points: readonly [number, number] = [0, 0];
  let side = random() < 0.5 ? 0 : 1;
  const put = (running: boolean): void => {
    const state = { period, interval: false, over: false, clock, running, points: [...before, points] };
    states.push({ ...state, at: Math.round(court.at) });
  };
  while (clock > 0) {
    put(true);
    const spent = Math.min(clock, 8 + random() * 13.2);
    clock = Math.round((clock - spent) * 10) / 10;
    court.at += spent * 1000;
    const scored = spent > 2 ? score(random, averages[side] ?? 1) : 0;
    points = side === 0 ? [points[0] + scored, points[1]] : [points[0], points[1] + scored];
    const dead = deadTime(court);
    if (dead > 0 || clock === 0) {
      put(false);
      court.at += dead;
    }
    side = 1 - side;
  }
}

function rest(court: Court, length: number): void {
  const last = court.states.at(-1);
  if (last !== undefined) court.states.push({ ...last, at: Math.round(court.at), interval: true, running: false });
  court.at += length;
}

function courtOf(match: MatchSeed, frame: GameFrame): Court {
  const random = randomOf(mix(match.key, 21));
  // Form of the day, which the market does not know.
  const ahead = frame.ahead + 3 * bell(random);
  const total = frame.total + 5 * bell(random);
  const each = frame.possessions / 2;
  return {
    states: [],
    suspensions: [],
    random,
    averages: [(total + ahead) / 2 / each, (total - ahead) / 2 / each],
    at: 0,
  };
}

/** Plays a game from its seed. */
export function basketballScript(match: MatchSeed): BasketballScript {
  const frame = frameOf(match);
  const court = courtOf(match, frame);
  const breaks = [120_000, 900_000, 120_000];
  for (let period = 1; ; period += 1) {
    const last = court.states.at(-1);
    playPeriod(court, period, period <= 4 ? frame.quarter : OVERTIME, last?.points ?? []);
    const state = court.states.at(-1);
    if (state === undefined) break;
    const [host, away] = pointsOf(state);
    if (period >= 4 && host !== away) break;
    court.at += 1000;
    rest(court, breaks[period - 1] ?? 120_000);
  }
  const final = court.states.at(-1);
  court.at += 2000;
  if (final !== undefined)
    court.states.push({ ...final, at: Math.round(court.at), over: true, running: false, clock: 0 });
  return { states: court.states, suspensions: court.suspensions, duration: Math.round(court.at) };
}
