import { bell, mix, type Random, randomOf } from '../../random/hash.ts';
import type { SuspensionReason } from '../../model/match.ts';
import type { MatchSeed, SuspensionWindow } from '../../sport/sport.ts';
import { FIRST_HALF_SHARE, type Rates, ratesOf, redCardRates } from './rates.ts';

const MINUTE = 60_000;

export type FootballPhase = 'FH' | 'HT' | 'SH' | 'PAUSED' | 'ETF' | 'ETHT' | 'OT' | 'P' | 'F' | 'AOT';

/** Periods whose goals and corners are counted. */
export type FootballPeriod = 'FH' | 'SH' | 'ET';

export interface FootballState {
  readonly at: number;
  readonly phase: FootballPhase;
  /** Offset and minute at which the clock of this phase began. It does not run in breaks. */
  readonly clockFrom: number;
  readonly clockMinute: number;
  readonly running: boolean;
  readonly goals: Readonly<Record<FootballPeriod, readonly [number, number]>>;
  readonly corners: Readonly<Record<FootballPeriod, readonly [number, number]>>;
  readonly penalties: readonly [number, number] | null;
  readonly yellow: readonly [number, number];
  readonly red: readonly [number, number];
  /** The side of each goal of regular time: '1' or '2'. */
  readonly order: string;
  /** Decided parts: 1 is the first half, 2 regular time. */
  readonly done: 0 | 1 | 2;
}

export interface FootballScript {
  readonly states: readonly FootballState[];
  readonly suspensions: readonly SuspensionWindow[];
  readonly duration: number;
  /** Added minutes of each half. The market does not know them. */
  readonly added: readonly [number, number];
}

type Side = 0 | 1;

/** Writes the states of a match one after the other. */
class Pen {
  readonly states: FootballState[] = [];
  readonly suspensions: SuspensionWindow[] = [];
  #state: FootballState = {
    at: 0,
    phase: 'FH',
    clockFrom: 0,
    clockMinute: 0,
    running: true,
    goals: { FH: [0, 0], SH: [0, 0], ET: [0, 0] },
    corners: { FH: [0, 0], SH: [0, 0], ET: [0, 0] },
    penalties: null,
    yellow: [0, 0],
    red: [0, 0],
    order: '',
    done: 0,
  };

  get state(): FootballState {
    return this.#state;
  }

  put(at: number, change: Partial<FootballState>): void {
    this.#state = { ...this.#state, ...change, at: Math.round(at) };
    this.states.push(this.#state);
  }

  stop(from: number, length: number, reason: SuspensionReason): void {
    this.suspensions.push({ from: Math.round(from), to: Math.round(from + length), reason });
  }

  goal(at: number, period: FootballPeriod, side: Side): void {
    const { goals, order } = this.#state;
    this.put(at, {
      goals: { ...goals, [period]: plusOne(goals[period], side) },
      order: period === 'ET' ? order : order + (side === 0 ? '1' : '2'),
    });
  }
}

function plusOne(pair: readonly [number, number], side: Side): readonly [number, number] {
  return side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
}

interface Stretch {
  readonly period: FootballPeriod;
  readonly from: number;
  readonly minutes: number;
  /** Part of a match's goals in this stretch. */
  readonly share: number;
}

/** Plays one minute of one team: at most one goal, missed penalty or disallowed goal, or else a corner or a card. */
function playMinute(pen: Pen, random: Random, stretch: Stretch, at: number, side: Side, rates: Rates): void {
  const perMinute = stretch.share / stretch.minutes;
  const moment = at + random() * 50_000;
  const scoring = random();
  const detail = random();
  const rate = (side === 0 ? rates.host : rates.away) * perMinute;
  const { state } = pen;
  if (scoring < rate) {
    if (detail < 0.09) pen.stop(moment - 55_000, 55_000, 'penalty');
    if (detail > 0.9) pen.stop(moment, 75_000, 'var');
    pen.stop(moment, 20_000 + random() * 20_000, 'goal');
    pen.goal(moment, stretch.period, side);
  } else if (scoring < rate * 1.03) {
    pen.stop(moment, 80_000, 'penalty');
  } else if (scoring < rate * 1.09) {
    pen.stop(moment, 60_000 + random() * 60_000, 'var');
  } else if (random() < 5 * perMinute) {
    pen.put(moment, { corners: { ...state.corners, [stretch.period]: plusOne(state.corners[stretch.period], side) } });
  } else if (random() < 2 * perMinute) {
    pen.put(moment, { yellow: plusOne(state.yellow, side) });
  } else if (random() < 0.08 * perMinute && state.red[side] < 2) {
    pen.stop(moment, 30_000, 'red-card');
    pen.put(moment, { red: plusOne(state.red, side) });
  }
}

function playStretch(pen: Pen, random: Random, stretch: Stretch, rates: Rates): void {
  for (let minute = 0; minute < stretch.minutes; minute += 1) {
    const at = stretch.from + minute * MINUTE;
    const first: Side = random() < 0.5 ? 0 : 1;
    // Both teams' events stay in order, because each gets a part of the minute.
    playMinute(pen, random, stretch, at, first, redCardRates(rates, pen.state.red));
    const second: Side = first === 0 ? 1 : 0;
    const later = Math.max(at, pen.state.at + 1000);
    if (later < at + 9000) playMinute(pen, random, stretch, later, second, redCardRates(rates, pen.state.red));
    else playLate(pen, random, stretch, at + 52_000, second, rates);
  }
}

/** Plays the other team's chance if the first team's event came late in the minute. */
function playLate(pen: Pen, random: Random, stretch: Stretch, at: number, side: Side, rates: Rates): void {
  const now = redCardRates(rates, pen.state.red);
  if (random() >= ((side === 0 ? now.host : now.away) * stretch.share) / stretch.minutes) return;
  const moment = Math.max(at, pen.state.at + 500);
  pen.stop(moment, 20_000 + random() * 20_000, 'goal');
  pen.goal(moment, stretch.period, side);
}

function shootOut(pen: Pen, random: Random, from: number): number {
  let at = from;
  let score: readonly [number, number] = [0, 0];
  pen.put(at, { phase: 'P', penalties: score, running: false });
  for (let kick = 0; kick < 10 || ((kick % 2 === 1 || score[0] === score[1]) && kick < 40); kick += 1) {
    at += 45_000;
    const side: Side = kick % 2 === 0 ? 0 : 1;
    if (random() < 0.75) score = plusOne(score, side);
    pen.put(at, { penalties: score });
    const left = [Math.ceil((9 - kick) / 2), Math.floor((9 - kick) / 2)] as const;
    if (kick < 9 && (score[0] > score[1] + left[1] || score[1] > score[0] + left[0])) break;
  }
  if (score[0] === score[1]) pen.put(at + 1000, { penalties: plusOne(score, random() < 0.5 ? 0 : 1) });
  return at + 20_000;
}

function extraTime(pen: Pen, random: Random, from: number, rates: Rates): number {
  const first = from + 4 * MINUTE;
  const halfTime = first + 15 * MINUTE;
  const second = halfTime + 2 * MINUTE;
  const end = second + 16 * MINUTE;
  pen.put(first, { phase: 'ETF', clockFrom: first, clockMinute: 90, running: true });
  playStretch(pen, random, { period: 'ET', from: first, minutes: 15, share: 0.15 }, rates);
  pen.put(Math.max(halfTime, pen.state.at + 1000), { phase: 'ETHT', running: false });
  pen.put(second, { phase: 'OT', clockFrom: second, clockMinute: 105, running: true });
  playStretch(pen, random, { period: 'ET', from: second, minutes: 16, share: 0.16 }, rates);
  const whistle = Math.max(end, pen.state.at + 1000);
  if (pen.state.goals.ET[0] !== pen.state.goals.ET[1]) {
    pen.put(whistle, { phase: 'AOT', running: false });
    return whistle;
  }
  pen.put(whistle, { phase: 'PAUSED', running: false });
  const over = shootOut(pen, random, whistle + 3 * MINUTE);
  pen.put(over, { phase: 'F' });
  return over;
}

/** Plays the second half. Rarely it is interrupted for some minutes (PAUSED). */
function secondHalf(pen: Pen, random: Random, from: number, added: number, rates: Rates): number {
  const minutes = 45 + added;
  const share = 1 - FIRST_HALF_SHARE;
  pen.put(from, { phase: 'SH', clockFrom: from, clockMinute: 45, running: true });
  if (random() >= 0.012) {
    playStretch(pen, random, { period: 'SH', from, minutes, share }, rates);
    return from + minutes * MINUTE;
  }
  const before = 5 + Math.floor(random() * 30);
  const pause = (4 + Math.floor(random() * 8)) * MINUTE;
  playStretch(pen, random, { period: 'SH', from, minutes: before, share: (share * before) / minutes }, rates);
  const stop = Math.max(from + before * MINUTE, pen.state.at + 500);
  const resume = stop + pause;
  pen.put(stop, { phase: 'PAUSED', running: false });
  pen.stop(stop, pause + 5000, 'interrupted');
  pen.put(resume, { phase: 'SH', clockFrom: resume, clockMinute: 45 + before, running: true });
  const rest = minutes - before;
  playStretch(pen, random, { period: 'SH', from: resume, minutes: rest, share: (share * rest) / minutes }, rates);
  return resume + rest * MINUTE;
}

/** Plays a match from its seed. */
export function footballScript(match: MatchSeed): FootballScript {
  const random = randomOf(mix(match.key, 11));
  const known = ratesOf(match);
  // Form of the day, which the market does not know.
  const rates = { host: known.host * Math.exp(0.12 * bell(random)), away: known.away * Math.exp(0.12 * bell(random)) };
  const added = [1 + Math.floor(random() * 4), 3 + Math.floor(random() * 5)] as const;
  const pen = new Pen();
  pen.put(0, {});
  playStretch(pen, random, { period: 'FH', from: 0, minutes: 45 + added[0], share: FIRST_HALF_SHARE }, rates);
  const halfTime = Math.max((45 + added[0]) * MINUTE, pen.state.at + 1000);
  pen.put(halfTime, { phase: 'HT', running: false, done: 1 });
  const whistle = Math.max(secondHalf(pen, random, halfTime + 15 * MINUTE, added[1], rates), pen.state.at + 1000);
  const { FH, SH } = pen.state.goals;
  // Extra time decides a tie that is level, with the goals of its first leg.
  const goesOn = match.lead !== undefined && FH[0] + SH[0] + match.lead === FH[1] + SH[1];
  pen.put(whistle, { phase: goesOn ? 'PAUSED' : 'F', running: false, done: 2 });
  const duration = goesOn ? extraTime(pen, random, whistle, rates) : whistle;
  return { states: pen.states, suspensions: pen.suspensions, duration: Math.round(duration), added };
}
