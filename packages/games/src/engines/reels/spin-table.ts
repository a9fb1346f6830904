import type { ReelsModel } from '../../models/reels/reels-model.ts';
import { ONE } from '../../round/pay.ts';
import { lineBetOf } from './spin.ts';

/** All stops of a model by the win of the spin, in ten-thousandths of the bet. */
export interface SpinTable {
  readonly stops: bigint;
  /** Number of stops with fewer than three scatters. */
  readonly plain: ReadonlyMap<number, bigint>;
  /** Number of stops with three scatters or more. */
  readonly triggering: ReadonlyMap<number, bigint>;
}

/** A window of a reel, with symbols as numbers, and the number of its stops. */
interface Window {
  readonly symbols: readonly number[];
  readonly scatters: number;
  readonly weight: number;
}

/** The different windows of a reel, each with the number of its stops. */
function windowsOf({ strips, rows, scatter }: ReelsModel, symbols: readonly string[]): Window[][] {
  return strips.map((strip) => {
    const found = new Map<string, number>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join('');
      found.set(shown, (found.get(shown) ?? 0) + 1);
    }
    return [...found].map(([shown, weight]) => ({
      symbols: Array.from(shown, (symbol) => symbols.indexOf(symbol)),
      scatters: Array.from(shown).filter((symbol) => symbol === scatter?.symbol).length,
      weight,
    }));
  });
}

/** Number of stops of the last reels by their number of scatters; index is the first of those reels. */
function scattersFrom(windows: readonly (readonly Window[])[]): number[][] {
  const all: number[][] = [[1]];
  for (const reel of windows.toReversed()) {
    const before = all[0] ?? [];
    const after: number[] = [];
    for (const { scatters, weight } of reel) {
      for (const [at, count] of before.entries()) {
        after[at + scatters] = (after[at + scatters] ?? 0) + count * weight;
      }
    }
    all.unshift(Array.from(after, (each) => each ?? 0));
  }
  return all;
}

const cache = new WeakMap<ReelsModel, SpinTable>();

/**
 * Counts all stops by their win. It walks the reels from the left and follows only the lines whose run has not ended,
 * so that most stops are counted in groups. Figures are exact.
 */
export function spinTableOf(model: ReelsModel): SpinTable {
  const known = cache.get(model);
  if (known) return known;
  const table = countStops(model);
  cache.set(model, table);
  return table;
}

/** Adds stops to the counts of a win. */
type Add = (lineBets: number, scatters: number, stops: number) => void;

function countStops(model: ReelsModel): SpinTable {
  const lineBet = lineBetOf(model);
  const scatterPays = model.scatter?.pays ?? [];
  const plain = new Map<number, number>();
  const triggering = new Map<number, number>();
  walkReels(model, (lineBets, scatters, stops) => {
    const counts = scatters >= 3 ? triggering : plain;
    const win = lineBets * lineBet + (scatterPays[scatters] ?? 0) * ONE;
    counts.set(win, (counts.get(win) ?? 0) + stops);
  });
  const exact = (counts: ReadonlyMap<number, number>): Map<number, bigint> =>
    new Map([...counts].map(([win, stops]) => [win, BigInt(stops)]));
  const stops = model.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return { stops, plain: exact(plain), triggering: exact(triggering) };
}

/** Walks the reels from the left. One buffer per reel holds the lines whose run goes on, so that nothing is allocated. */
function walkReels(model: ReelsModel, add: Add): void {
  const symbols = [...new Set(model.strips.join(''))];
  const windows = windowsOf(model, symbols);
  const rest = scattersFrom(windows);
  const reels = windows.length;
  const [wild, scatter] = [symbols.indexOf(model.wild ?? ''), symbols.indexOf(model.scatter?.symbol ?? '')];
  /** Pay of a run by symbol and length. */
  const pays = symbols.map((symbol) =>
    Array.from({ length: reels + 1 }, (_, count) => model.pays[symbol]?.[count] ?? 0),
  );
  const alive = windows.map(() => new Int32Array(model.lines.length));
  /** The symbol of each line, set by its first reel. */
  const symbolOf = new Int32Array(model.lines.length);
  const rows = windows.map((_, reel) => Int32Array.from(model.lines, (line) => line[reel] ?? 0));
  const finish = (reel: number, lineBets: number, scatters: number, stops: number): void => {
    for (const [more, count] of (rest[reel] ?? []).entries())
      if (count > 0) add(lineBets, scatters + more, stops * count);
  };
  const walk = (reel: number, lines: number, lineBets: number, scatters: number, stops: number): void => {
    const [before, going, row] = [alive[reel - 1], alive[reel], rows[reel]];
    if (!before || !going || !row) return;
    for (const window of windows[reel] ?? []) {
      let [won, left] = [lineBets, 0];
      for (let at = 0; at < lines; at += 1) {
        const line = before[at] ?? 0;
        const shown = window.symbols[row[line] ?? 0];
        const symbol = symbolOf[line] ?? 0;
        if (shown !== symbol && shown !== wild) won += pays[symbol]?.[reel] ?? 0;
        else if (reel === reels - 1) won += pays[symbol]?.[reels] ?? 0;
        else going[left++] = line;
      }
      if (left === 0) finish(reel + 1, won, scatters + window.scatters, stops * window.weight);
      else walk(reel + 1, left, won, scatters + window.scatters, stops * window.weight);
    }
  };
  const [first, row] = [alive[0], rows[0]];
  if (!first || !row) return;
  for (const window of windows[0] ?? []) {
    let left = 0;
    for (const line of model.lines.keys()) {
      symbolOf[line] = window.symbols[row[line] ?? 0] ?? 0;
      if (symbolOf[line] !== scatter) first[left++] = line;
    }
    if (left === 0) finish(1, 0, window.scatters, window.weight);
    else walk(1, left, 0, window.scatters, window.weight);
  }
}
