import type { Drift } from '../../sport/sport.ts';
import { FIRST_HALF_SHARE, type Rates, redCardRates } from './rates.ts';
import type { FootballState } from './script.ts';

const MINUTE = 60_000;
/** Most goals of a side in the grid. The probability of more is negligible. */
const MOST = 10;

/** The market's expectation at an instant: goals still to come in each half, and goals so far. */
export interface FootballOutlook {
  readonly first: Rates;
  readonly second: Rates;
  readonly half: readonly [number, number];
  readonly score: readonly [number, number];
  readonly next: number;
}

/** Returns the part of a half that is left. Added time is an estimate, so a little always remains. */
function left(minute: number, guess: number): number {
  return Math.max(0.006, 1 - minute / (45 + guess));
}

/** Computes the expectation at an offset. Before the start, the whole match is to come. */
export function outlookOf(rates: Rates, state: FootballState | null, offset: number, drift: Drift): FootballOutlook {
  const host = rates.host * Math.exp(0.075 * drift.host);
  const away = rates.away * Math.exp(0.075 * drift.away);
  const now = state === null ? { host, away } : redCardRates({ host, away }, state.red);
  const [first, second] = remaining(state, offset);
  const { FH, SH } = state?.goals ?? { FH: [0, 0], SH: [0, 0] };
  return {
    first: { host: now.host * first * FIRST_HALF_SHARE, away: now.away * first * FIRST_HALF_SHARE },
    second: { host: now.host * second * (1 - FIRST_HALF_SHARE), away: now.away * second * (1 - FIRST_HALF_SHARE) },
    half: [FH[0], FH[1]],
    score: [FH[0] + SH[0], FH[1] + SH[1]],
    next: (state?.order.length ?? 0) + 1,
  };
}

/** Returns the part of a match's goals that is still to come. */
export function partLeft(state: FootballState | null, offset: number): number {
  const [first, second] = remaining(state, offset);
  return first * FIRST_HALF_SHARE + second * (1 - FIRST_HALF_SHARE);
}

function remaining(state: FootballState | null, offset: number): readonly [first: number, second: number] {
  if (state === null) return [1, 1];
  const minute = state.running ? state.clockMinute + (offset - state.clockFrom) / MINUTE : null;
  if (state.done === 0) return [left(minute ?? 0, 2), 1];
  if (state.done === 2) return [0, 0];
  if (state.phase === 'HT') return [0, 1];
  // During an interruption the clock keeps the minute of the stop.
  return [0, left((minute ?? state.clockMinute + (state.at - state.clockFrom) / MINUTE) - 45, 5)];
}

/** Returns the probabilities of 0, 1, 2 … goals. */
export function poisson(rate: number): readonly number[] {
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= MOST; goals += 1) chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/** Probabilities of the scores of goals to come: host by guests. */
export type ScoreGrid = readonly (readonly number[])[];

/** Independent goals with the correction of Dixon and Coles, which raises low and level scores a little. */
export function scoreGrid(rates: Rates, correction: number): ScoreGrid {
  const host = poisson(rates.host);
  const away = poisson(rates.away);
  const grid = host.map((h) => away.map((a) => h * a));
  const adjust = (h: number, a: number, factor: number): void => {
    const row = grid[h];
    if (row !== undefined) row[a] = Math.max(0, (row[a] ?? 0) * factor);
  };
  adjust(0, 0, 1 - rates.host * rates.away * correction);
  adjust(0, 1, 1 + rates.host * correction);
  adjust(1, 0, 1 + rates.away * correction);
  adjust(1, 1, 1 - correction);
  const sum = grid.reduce((total, row) => total + row.reduce((part, chance) => part + chance, 0), 0);
  return grid.map((row) => row.map((chance) => chance / sum));
}

/** Visits every final score with its probability. */
export function eachScore(
  grid: ScoreGrid,
  [host, away]: readonly [number, number],
  visit: (host: number, away: number, chance: number) => void,
): void {
  for (const [h, row] of grid.entries()) for (const [a, chance] of row.entries()) visit(host + h, away + a, chance);
}
