import type { ReactNode } from 'react';

/** What a column can be narrowed by. Without a server, `value` is what the filter looks at. */
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
  /** `end` for figures: they are aligned by their last digit. */
  readonly align?: 'start' | 'end';
  /** Lets long text take several lines instead of making the column as wide as itself. */
  readonly wrap?: boolean;
  /** Names the row: its header for assistive technology, and the title of its card on phones. */
  readonly primary?: boolean;
  /** Left out of cards. */
  readonly hideOnCards?: boolean;
  /** How two rows compare by this column; makes it sortable. */
  readonly compare?: (first: Row, second: Row) => number;
  /** Makes it sortable where a server sorts, which needs no comparison here. */
  readonly sortable?: boolean;
  readonly filter?: ColumnFilter<Row>;
  /** In the row of totals. A function gets every row that fits the filters, on whatever page it stands. */
  readonly total?: ReactNode | ((rows: readonly Row[]) => ReactNode);
}
