import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../../style/class-names.ts';
import { localVars } from '../../style/local-vars.ts';
import * as css from './MarketTable.css.ts';

export interface MarketTableProps extends ComponentProps<'section'> {
  /** How many odds a row has. */
  readonly columns: number;
  /** How many of them stay where the table is narrower than 600 pixels. */
  readonly phoneColumns?: 2 | 3 | 4;
  readonly label?: string;
  /** Dims what may be out of date rather than taking it away. */
  readonly stale?: boolean;
}

/** One league: a header and its matches, as a card. */
export function MarketTable(props: MarketTableProps): ReactElement {
  const { columns, phoneColumns = 3, label, stale = false, className, style, ...rest } = props;
  return (
    <section
      aria-label={label}
      {...rest}
      className={classNames(css.table, className)}
      style={{ ...localVars({ columns, 'phone-columns': Math.min(columns, phoneColumns) }), ...style }}
      data-phone-columns={phoneColumns}
      data-stale={stale ? '' : undefined}
    />
  );
}
