import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './MarketTable.css.ts';

/** As many prices as stand beside each other on a phone. */
export type PhoneColumns = 1 | 2 | 3 | 4;

export interface MarketTableProps extends ComponentProps<'div'> {
  /** How many odds a row has. */
  readonly columns: number;
  /** How many of them stay where the table is narrower than 600 pixels, and the place of the first of these. */
  readonly phoneColumns?: PhoneColumns;
  readonly phoneFrom?: number;
  readonly label?: string;
  /** Dims what may be out of date rather than taking it away. */
  readonly stale?: boolean;
}

/** One league: a header and its matches, as a card. A group and no landmark, because a page has dozens of them. */
export function MarketTable(props: MarketTableProps): ReactElement {
  const { columns, phoneColumns = 3, phoneFrom = 0, label, stale = false, className, style, ...rest } = props;
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={classNames(css.table, className)}
      style={{ ...localVars({ columns, 'phone-columns': Math.min(columns, phoneColumns) }), ...style }}
      data-phone-columns={phoneColumns}
      data-phone-from={phoneFrom}
      data-stale={stale ? '' : undefined}
    />
  );
}
