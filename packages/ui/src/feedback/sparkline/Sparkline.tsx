import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { compareDecimals } from '../../text/decimal/decimal-text.ts';
import { priceSummary, sparklineShape, type PricePoint } from './sparkline-shape.ts';
import * as css from './Sparkline.css.ts';

export interface SparklineProps {
  /** The outcome that has these prices, for assistive technology. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly PricePoint[];
  /** The current time in milliseconds. The last price is drawn up to here. */
  readonly until: number;
  /** Formats a price as the page does. */
  readonly format?: (price: string) => string;
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
}

const moves = ['down', 'same', 'up'] as const;

/** The history of a price, as small as a word. Its accessible name has the first, last, lowest and highest price. */
export function Sparkline(props: SparklineProps): ReactElement {
  const { label, points, until, format = String, width = 96, height = 28, className } = props;
  const labels = useLabels();
  const summary = priceSummary(points);
  const shape = sparklineShape(points, { width, height, margin: 3, until });
  const told = summary
    ? labels.priceHistory({
        first: format(summary.first),
        last: format(summary.last),
        low: format(summary.low),
        high: format(summary.high),
      })
    : labels.noPriceHistory;
  const move = summary ? moves[compareDecimals(summary.last, summary.first) + 1] : 'same';
  const startY = shape?.startY ?? height / 2;
  return (
    <svg
      role="img"
      aria-label={`${label}: ${told}`}
      className={classNames(css.sparkline, className)}
      data-move={move}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {shape ? <path className={css.area} d={shape.area} /> : null}
      <path className={css.start} d={`M0 ${startY}H${width}`} />
      {shape ? (
        <>
          <path className={css.line} d={shape.line} />
          <circle className={css.end} cx={width - 3} cy={shape.endY} r="2.5" />
        </>
      ) : null}
    </svg>
  );
}
