import type { ReactNode } from 'react';

/** The filter of a column. Without a server, the filter reads `value`. */
export type ColumnFilter<Row> =
  | { readonly kind: 'text'; readonly value?: (row: Row) => string }
  | {
      readonly kind: 'select';
      readonly value?: (row: Row) => string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures, so that they are aligned by their last digit. */
  readonly align?: 'start' | 'end';
  /** Lets long text wrap instead of widening the column. */
  readonly wrap?: boolean;
  /** The name of the row: its header for assistive technology, and the title of its card on phones. */
  readonly primary?: boolean;
  /** Left out of cards. */
  readonly hideOnCards?: boolean;
  /** Compares two rows by this column, and makes it sortable. */
  readonly compare?: (first: Row, second: Row) => number;
  /** Makes it sortable if a server sorts, so that no comparison is needed here. */
  readonly sortable?: boolean;
  readonly filter?: ColumnFilter<Row>;
  /** The cell in the row of totals. A function receives every row that fits the filters, on any page. */
  readonly total?: ReactNode | ((rows: readonly Row[]) => ReactNode);
}
