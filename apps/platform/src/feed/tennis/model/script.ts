import { bell, mix, type Random, randomOf } from '../../random/hash.ts';
import type { MatchSeed, SuspensionWindow } from '../../sport/sport.ts';
import { isSetOver, type Serving, servingOf, setsToWin, within } from './rules.ts';

export interface TennisState {
  readonly at: number;
  /** Games of each set, the running one last. */
  readonly games: readonly (readonly [number, number])[];
  readonly sets: readonly [number, number];
  /** Points of the running game, counted from 0. */
  readonly points: readonly [number, number];
  readonly tieBreak: boolean;
  /** 0 if the host serves, 1 if the guest does. */
  readonly server: 0 | 1;
  /** Winners of the games of each set: '1' and '2'. */
  readonly winners: readonly string[];
  readonly over: boolean;
}

export interface TennisScript {
  readonly states: readonly TennisState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
}

type Side = 0 | 1;

function plusOne(pair: readonly [number, number], side: Side): readonly [number, number] {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

function replaceLast<T>(list: readonly T[], value: T): readonly T[] {
  return [...list.slice(0, -1), value];
}

/**
 * Returns the server of the next point. In a tie-break it changes after the first point and then after every second
 * one.
 */
export function servesPoint({ tieBreak, points, server }: TennisState): Side {
  if (!tieBreak) return server;
  const played = points[0] + points[1];
  return Math.floor((played + 1) / 2) % 2 === 0 ? server : other(server);
}

function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

function gameWon([host, away]: readonly [number, number], tieBreak: boolean): boolean {
  return Math.max(host, away) >= (tieBreak ? 7 : 4) && Math.abs(host - away) >= 2;
}

/** Returns the state after a point, at the same instant. */
export function afterPoint(state: TennisState, side: Side, needed: number): TennisState {
  const points = plusOne(state.points, side);
  if (!gameWon(points, state.tieBreak)) return { ...state, points };
  const games = plusOne(state.games.at(-1) ?? [0, 0], side);
  const winners = replaceLast(state.winners, (state.winners.at(-1) ?? '') + (side === 0 ? '1' : '2'));
  const next = { ...state, points: [0, 0] as const, server: other(state.server), winners };
  const all = replaceLast(state.games, games);
  if (!isSetOver(games[0], games[1])) return { ...next, games: all, tieBreak: games[0] === 6 && games[1] === 6 };
  const sets = plusOne(state.sets, side);
  if (sets[side] === needed) return { ...next, games: all, sets, tieBreak: false, over: true };
  return { ...next, games: [...all, [0, 0]], winners: [...winners, ''], sets, tieBreak: false };
}

interface Rally {
  readonly state: TennisState;
  readonly next: TennisState;
}

/** Milliseconds from this point to the end of the next one. */
function pauseAfter({ state, next }: Rally, random: Random): number {
  const point = 20_000 + random() * 26_000;
  if (next.games.length > state.games.length) return point + 110_000;
  const [host, away] = next.games.at(-1) ?? [0, 0];
  const changeOver = next.points[0] + next.points[1] === 0 && (host + away) % 2 === 1 && host + away > 1;
  return changeOver ? point + 60_000 : point;
}

/** Plays a match from its seed, point by point. */
export function tennisScript(match: MatchSeed): TennisScript {
  const random = randomOf(mix(match.key, 31));
  const known = servingOf(match);
  // Form of the day, which the market does not know.
  const serving: Serving = {
    host: within(known.host + 0.012 * bell(random)),
    away: within(known.away + 0.012 * bell(random)),
  };
  const needed = setsToWin(match);
  const suspensions: SuspensionWindow[] = [];
  const server: Side = random() < 0.5 ? 0 : 1;
  let state: TennisState = {
    at: 0,
    games: [[0, 0]],
    sets: [0, 0],
    points: [0, 0],
    tieBreak: false,
    server,
    winners: [''],
    over: false,
  };
  const states = [state];
  let at = 30_000 + random() * 60_000;
  while (!state.over) {
    const serves = servesPoint(state);
    const held = random() < (serves === 0 ? serving.host : serving.away);
    const next = afterPoint({ ...state, at: Math.round(at) }, held ? serves : other(serves), needed);
    const stop = stoppage(random, at);
    if (stop !== null) suspensions.push(stop);
    at += pauseAfter({ state, next }, random) + (stop === null ? 0 : (stop.to - stop.from) / 2);
    states.push(next);
    state = next;
  }
  return { states, suspensions, duration: state.at + 1000 };
}

/** Draws a stop: a review of a call, or rarely a treatment. A break point stops nothing. */
function stoppage(random: Random, at: number): SuspensionWindow | null {
  const draw = random();
  const from = Math.round(at);
  if (draw < 0.006) return { from, to: from + 14_000, reason: 'review' };
  return draw < 0.0075 ? { from, to: from + 180_000, reason: 'medical' } : null;
}
