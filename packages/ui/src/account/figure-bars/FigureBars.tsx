import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import { classNames } from '../../style/class-names.ts';
import { barShapes } from './bar-heights.ts';
import * as css from './FigureBars.css.ts';

export interface FigureBar {
  readonly id: string;
  /** The name of the bar, such as a day. */
  readonly name: string;
  /** Decimal text; losses are below zero. */
  readonly value: string;
  /** The same value, formatted for the language. */
  readonly written: string;
}

export interface FigureBarsProps {
  /** The subject of the chart. */
  readonly label: string;
  /** The name of a bar and of its value, as headings of the table for assistive technology. */
  readonly headings: readonly [name: string, value: string];
  readonly bars: readonly FigureBar[];
  readonly className?: string;
}

/** A figure over days: a bar each, losses below the line. Assistive technology gets a table of the same values. */
export function FigureBars({ label, headings, bars, className }: FigureBarsProps): ReactElement {
  const shapes = barShapes(bars.map(({ value }) => value));
  const [first, last] = [bars.at(0), bars.at(-1)];
  return (
    <figure className={classNames(css.chart, className)} aria-label={label}>
      <div className={css.bars} aria-hidden="true">
        {bars.map(({ id, name, value, written }, at) => {
          const { top = 100, height = 0 } = shapes.bars[at] ?? {};
          return (
            <div key={id} className={css.column} title={`${name}: ${written}`}>
              <div
                className={css.bar}
                data-sign={Number(value) < 0 ? 'minus' : undefined}
                style={{ top: `${top}%`, height: `${height}%` }}
              />
            </div>
          );
        })}
        <div className={css.zero} style={{ top: `${shapes.zero}%` }} />
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{first?.name}</span>
        {last === first ? null : <span>{last?.name}</span>}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{headings[0]}</th>
              <th scope="col">{headings[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ id, name, written }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{written}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
