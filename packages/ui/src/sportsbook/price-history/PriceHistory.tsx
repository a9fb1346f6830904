import type { ReactElement } from 'react';
import { Sparkline } from '../../feedback/sparkline/Sparkline.tsx';
import { priceSummary, type PricePoint } from '../../feedback/sparkline/sparkline-shape.ts';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import { compareDecimals } from '../../text/decimal/decimal-text.ts';
import * as css from './PriceHistory.css.ts';

/** An outcome and its prices, oldest first. */
export interface PriceHistoryRow {
  readonly id: string;
  readonly name: string;
  readonly points: readonly PricePoint[];
}

export interface PriceHistoryProps {
  /** The caption of the table, with the time span. */
  readonly caption: string;
  readonly labels: {
    readonly outcome: string;
    readonly first: string;
    readonly low: string;
    readonly high: string;
    readonly now: string;
  };
  readonly rows: readonly PriceHistoryRow[];
  /** The current time, in milliseconds. */
  readonly until: number;
  /** Formats a price as the page does. */
  readonly format?: (price: string) => string;
  readonly className?: string;
}

const moves = ['down', 'same', 'up'] as const;

/**
 * The movement of a market's prices, one row for each outcome: a line, the first, lowest, highest and current price.
 */
export function PriceHistory(props: PriceHistoryProps): ReactElement {
  const { caption, labels, rows, until, format = String, className } = props;
  return (
    <div className={classNames(css.box, className)}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              <span className={visuallyHidden}>{labels.outcome}</span>
            </th>
            <td aria-hidden="true"> </td>
            {([labels.first, labels.low, labels.high, labels.now] as const).map((label) => (
              <th key={label} scope="col" className={css.head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const summary = priceSummary(row.points);
            const figure = (price: string | undefined): string => (price === undefined ? '–' : format(price));
            return (
              <tr key={row.id}>
                <th scope="row" className={css.name}>
                  {row.name}
                </th>
                {/* The figures beside it contain the same information. */}
                <td className={css.trend} aria-hidden="true">
                  <Sparkline className={css.line} label={row.name} points={row.points} until={until} format={format} />
                </td>
                <td className={css.figure}>{figure(summary?.first)}</td>
                <td className={css.figure}>{figure(summary?.low)}</td>
                <td className={css.figure}>{figure(summary?.high)}</td>
                <td className={css.now} data-move={summary && moves[compareDecimals(summary.last, summary.first) + 1]}>
                  {figure(summary?.last)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
