import { area, curveStepAfter, line } from 'd3-shape';
import { compareDecimals } from '../../text/decimal/decimal-text.ts';

/** A price and the moment, in milliseconds, from which it was offered. Prices are decimal text. */
export interface PricePoint {
  readonly at: number;
  readonly price: string;
}

export interface PriceSummary {
  readonly first: string;
  readonly last: string;
  readonly low: string;
  readonly high: string;
}

/** Returns the prices that summarise a history, or undefined if there are none. */
export function priceSummary(points: readonly PricePoint[]): PriceSummary | undefined {
  const prices = points.map((point) => point.price);
  const [first] = prices;
  const last = prices.at(-1);
  const [low] = prices.toSorted(compareDecimals);
  const high = prices.toSorted(compareDecimals).at(-1);
  if (first === undefined || last === undefined || low === undefined || high === undefined) return undefined;
  return { first, last, low, high };
}

export interface SparklineShape {
  readonly line: string;
  readonly area: string;
  /** The height of the first price, which the last one is compared with. */
  readonly startY: number;
  readonly endY: number;
}

/**
 * Draws prices, oldest first, as steps: each lasts until the next one, the last until `until`.
 * Prices become numbers only here, where they are drawing coordinates.
 */
export function sparklineShape(
  points: readonly PricePoint[],
  box: { readonly width: number; readonly height: number; readonly margin: number; readonly until: number },
): SparklineShape | undefined {
  const { width, height, margin, until } = box;
  const [start] = points;
  const end = points.at(-1);
  const summary = priceSummary(points);
  if (!start || !end || !summary) return undefined;
  const length = Math.max(until, end.at) - start.at;
  const [low, high] = [Number(summary.low), Number(summary.high)];
  const x = (point: PricePoint): number =>
    margin + (length === 0 ? 0 : (point.at - start.at) / length) * (width - 2 * margin);
  // A single price is drawn in the middle.
  const y = (point: PricePoint): number =>
    margin + (high === low ? 0.5 : (high - Number(point.price)) / (high - low)) * (height - 2 * margin);
  const drawn = [...points, { at: Math.max(until, end.at), price: end.price }];
  const place = line<PricePoint>().x(x).y(y).curve(curveStepAfter).digits(2);
  const fill = area<PricePoint>().x(x).y1(y).y0(height).curve(curveStepAfter).digits(2);
  return { line: place(drawn) ?? '', area: fill(drawn) ?? '', startY: y(start), endY: y(end) };
}
