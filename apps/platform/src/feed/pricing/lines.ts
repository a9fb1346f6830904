import type { FairMarket } from './fair-market.ts';

/** A market with a list of chances. */
export function fairMarket(
  family: string,
  line: number | null,
  selections: FairMarket['selections'],
  kind: FairMarket['kind'] = 'exclusive',
): FairMarket {
  return { family, line: line === null ? null : String(line), main: line === null, kind, selections };
}

export function threeWayMarket(family: string, host: number, away: number): FairMarket {
  return fairMarket(family, null, [
    ['1', host],
    ['X', Math.max(0, 1 - host - away)],
    ['2', away],
  ]);
}

export function twoWayMarket(family: string, line: number | null, host: number): FairMarket {
  return fairMarket(family, line, [
    ['1', host],
    ['2', 1 - host],
  ]);
}

export function totalMarket(family: string, line: number, over: number): FairMarket {
  return fairMarket(family, line, [
    ['under', 1 - over],
    ['over', over],
  ]);
}

/** The market of a list whose first selection is nearest to even is the main one. */
export function flagMain(markets: readonly FairMarket[]): readonly FairMarket[] {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, { selections }] of markets.entries()) {
    const away = Math.abs((selections[0]?.[1] ?? 0) - 0.5);
    if (away < distance) [best, distance] = [index, away];
  }
  return markets.map((each, index) => ({ ...each, main: index === best }));
}

/** So many of the lines, nearest to a value, in their own order. */
export function nearest(lines: readonly number[], value: number, count: number): readonly number[] {
  const start = lines.findIndex((line) => line >= value);
  const middle = start === -1 ? lines.length : start;
  const from = Math.max(0, Math.min(lines.length - count, middle - Math.floor(count / 2)));
  return lines.slice(from, from + count);
}

/** Lines that every match counted in goals or points can ever have, around what was expected of it. */
export interface SideLines {
  readonly handicap: readonly number[];
  readonly total: readonly number[];
  readonly host: readonly number[];
  readonly away: readonly number[];
}

/** Half lines around a value, none below the least. */
export function halfLinesAround(
  value: number,
  width: number,
  { step = 1, least = Number.NEGATIVE_INFINITY }: { readonly step?: number; readonly least?: number } = {},
): readonly number[] {
  const middle = Math.floor(value) + 0.5;
  return ladderOf(Math.max(least, middle - width), middle + width, step);
}

/** Lines from a first to a last value. */
export function ladderOf(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}
