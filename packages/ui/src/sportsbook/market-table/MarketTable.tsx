import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './MarketTable.css.ts';

/** The number of prices that a phone shows beside each other. */
export type PhoneColumns = 1 | 2 | 3 | 4;

export interface MarketTableProps extends ComponentProps<'div'> {
  /** The number of prices in a row. */
  readonly columns: number;
  /** If the table is narrower than 600 pixels: the number of prices that stay, and the index of the first. */
  readonly phoneColumns?: PhoneColumns;
  readonly phoneFrom?: number;
  readonly label?: string;
  /** Dims prices that may be out of date instead of removing them. */
  readonly stale?: boolean;
}

/** One league as a card: a header and its matches. It is a group and no landmark, because a page has dozens of them. */
export function MarketTable(props: MarketTableProps): ReactElement {
  const { columns, phoneColumns = 3, phoneFrom = 0, label, stale = false, className, style, ...rest } = props;
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={classNames(css.table, className)}
      style={{ ...localVars({ columns, 'phone-columns': Math.min(columns, phoneColumns) }), ...style }}
      data-phone-from={phoneFrom}
      data-phone-to={phoneFrom + phoneColumns}
      data-stale={stale ? '' : undefined}
    />
  );
}
