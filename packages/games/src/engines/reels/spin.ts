import type { ReelsModel } from '../../models/reels/reels-model.ts';
import { ONE } from '../../round/pay.ts';
import { windowOf } from './window.ts';

/** A line that pays. */
export interface LineWin {
  /** Index in the lines of the model. */
  readonly line: number;
  readonly symbol: string;
  /** Length of the run, from the left. */
  readonly count: number;
  /** Pay in line bets, before the factor of free spins. */
  readonly pays: number;
}

/** One spin: where the reels stopped, and its wins. */
export interface Spin {
  readonly stops: readonly number[];
  readonly lines: readonly LineWin[];
  /** Number of scatters in the window. */
  readonly scatters: number;
  /** Free spins that this spin has started. */
  readonly freeSpins: number;
  /** Factor of the wins of this spin: more than 1 if it is a free one of a game that multiplies. */
  readonly times: number;
  /** Win of the spin, in ten-thousandths of the bet. */
  readonly win: number;
}

/** Returns the run of a line from the left: its symbol and its length. A scatter has no run. */
function runOf({ wild, scatter }: ReelsModel, symbols: readonly string[]): { symbol: string; count: number } {
  const [symbol = ''] = symbols;
  if (symbol === scatter?.symbol) return { symbol, count: 0 };
  const end = symbols.findIndex((each) => each !== symbol && (wild === undefined || each !== wild));
  return { symbol, count: end === -1 ? symbols.length : end };
}

/** One line bet, in ten-thousandths of the bet. Models have 5, 10, 20, 25 or 40 lines, so that it is whole. */
export const lineBetOf = ({ lines }: ReelsModel): number => (ONE - (ONE % lines.length)) / lines.length;

/** Evaluates a spin. `times` is the factor of its wins, `retriggers` is how often free spins may still be started. */
export function evaluate(model: ReelsModel, stops: readonly number[], times: number, retriggers: number): Spin {
  const window = windowOf(model, stops);
  const lines = model.lines.flatMap((rows, line) => {
    const { symbol, count } = runOf(
      model,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    const pays = model.pays[symbol]?.[count] ?? 0;
    return pays > 0 ? [{ line, symbol, count, pays }] : [];
  });
  const rule = model.scatter;
  const scatters = rule ? window.flat().filter((symbol) => symbol === rule.symbol).length : 0;
  const lineBets = lines.reduce((sum, { pays }) => sum + pays, 0);
  const scatterPay = (rule?.pays[scatters] ?? 0) * ONE;
  const starts = rule !== undefined && scatters >= 3 && retriggers > 0;
  const win = times * (lineBets * lineBetOf(model) + scatterPay);
  return { stops, lines, scatters, freeSpins: starts ? rule.freeSpins : 0, times, win };
}
