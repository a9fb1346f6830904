import type { ReactNode } from 'react';
import type { DataColumn } from './data-column.ts';
import type { TableView } from './table-view.ts';

/** The reason why there are no rows, and an action. */
export interface TableFailure {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
}

export interface DataTableProps<Row extends object> {
  /** The subject of the table, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The view, if the owner keeps it, such as in an address. Otherwise the table keeps it. */
  readonly view?: TableView;
  readonly defaultView?: Partial<TableView>;
  readonly onViewChange?: (view: TableView) => void;
  /** Splits the rows into pages of the first of these sizes, and offers the others. */
  readonly pageSizes?: readonly number[];
  /** The number of rows that a server has for this view. Then `rows` is one page of them, sorted and filtered there. */
  readonly rowCount?: number;
  /** Makes rows expandable: renders the content below a row. */
  readonly expandRow?: (row: Row) => ReactNode;
  readonly expandLabel?: (row: Row) => string;
  /** True while rows are loading: placeholders if there are none yet, dimmed rows otherwise. */
  readonly loading?: boolean;
  readonly skeletonRows?: number;
  /** False if rows come too often for their number to be announced. @default true */
  readonly announced?: boolean;
  readonly failure?: TableFailure | undefined;
  /** Shown if there are no rows at all, whatever the filters. */
  readonly empty?: ReactNode;
  /** Shown at the end of the toolbar, such as an export or a date range. */
  readonly tools?: ReactNode;
  readonly density?: 'comfortable' | 'compact';
  readonly densityToggle?: boolean;
  /** Scrolls inside this height, with header and totals in place. */
  readonly maxHeight?: number | string;
  readonly className?: string;
}
