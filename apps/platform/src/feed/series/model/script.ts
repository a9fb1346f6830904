import { bell, mix, type Random, randomOf } from '../../random/hash.ts';
import type { MatchSeed, SuspensionWindow } from '../../sport/sport.ts';
import { type Format, formatOf, isUnitOver, pointChance, type SeriesRules, shifted, targetOf } from './rules.ts';

type Pair = readonly [number, number];

export interface SeriesState {
  readonly at: number;
  /** Points of each unit, the running one last. In series without points, the winner of a unit has one. */
  readonly points: readonly Pair[];
  readonly won: Pair;
  readonly over: boolean;
}

export interface SeriesScript {
  readonly states: readonly SeriesState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
}

const plus = ([host, away]: Pair, toHost: boolean): Pair => (toHost ? [host + 1, away] : [host, away + 1]);

/** Returns the state after a point, at the same instant. */
export function afterPoint(rules: SeriesRules, format: Format, state: SeriesState, toHost: boolean): SeriesState {
  const now = plus(state.points.at(-1) ?? [0, 0], toHost);
  const points = [...state.points.slice(0, -1), now];
  if (!isUnitOver(now, targetOf(rules, format, points.length), rules.margin)) return { ...state, points };
  const won = plus(state.won, toHost);
  const over = Math.max(won[0], won[1]) === format.needed;
  return { ...state, points: over ? points : [...points, [0, 0]], won, over };
}

/** Milliseconds from this point to the end of the next one. */
function waitAfter({ pace, pause }: SeriesRules, random: Random, unitEnded: boolean): number {
  const [least, most] = pace;
  const between = unitEnded ? pause[0] + random() * (pause[1] - pause[0]) : 0;
  return 1000 * (least + random() * (most - least) + between);
}

/** Plays a match from its seed, point by point. */
export function seriesScript(rules: SeriesRules, match: MatchSeed): SeriesScript {
  const random = randomOf(mix(match.key, 51));
  const format = formatOf(match);
  // Form of the day, which the market does not know.
  const chance = shifted(rules, pointChance(rules, match), 0.8 * bell(random));
  let state: SeriesState = { at: 0, points: [[0, 0]], won: [0, 0], over: false };
  const states = [state];
  const suspensions: SuspensionWindow[] = [];
  let at = waitAfter(rules, random, false);
  while (!state.over) {
    const next = afterPoint(rules, format, { ...state, at: Math.round(at) }, random() < chance);
    const unitEnded = next.points.length > state.points.length;
    states.push(next);
    const stop = stopAfter(rules, random, Math.round(at), unitEnded, format);
    if (stop !== null) suspensions.push(stop);
    at += waitAfter(rules, random, unitEnded) + (stop?.reason === 'timeout' ? (stop.to - stop.from) / 2 : 0);
    state = next;
  }
  return { states, suspensions, duration: state.at + 1000 };
}

/** Draws a stop: at the end of a unit, and now and then for a timeout or a review. */
function stopAfter(
  rules: SeriesRules,
  random: Random,
  from: number,
  unitEnded: boolean,
  { target }: Format,
): SuspensionWindow | null {
  if (unitEnded) return { from, to: from + (target > 0 ? 8000 : 20_000), reason: 'review' };
  if (!rules.pointMarkets) return null;
  const draw = random();
  if (draw < 0.012) return { from, to: from + 30_000, reason: 'timeout' };
  return draw < 0.018 ? { from, to: from + 15_000, reason: 'review' } : null;
}
