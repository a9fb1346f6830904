import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './data-column.ts';
import { holds, type TableView } from './table-view.ts';

const features = tableFeatures({
  columnFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;
export type DataTableRow<Row extends object> = TableRow<Features, Row>;
export type DataTableModel<Row extends object> = ReactTable<Features, Row>;

/** Converts a column to the library's form. Rendering stays ours. */
function columnDef<Row extends object>(column: DataColumn<Row>): ColumnDef<Features, Row> {
  const { compare, filter } = column;
  const value = filter?.value;
  return {
    id: column.id,
    accessorFn: (row) => row,
    enableSorting: compare !== undefined || column.sortable === true,
    enableColumnFilter: filter !== undefined,
    // Three states, in the same order for every column: ascending, descending, unsorted.
    sortDescFirst: false,
    ...(compare && { sortFn: (first, second) => compare(first.original, second.original) }),
    ...(value && {
      filterFn: ({ original }, _id, wanted: string) =>
        filter.kind === 'text' ? holds(value(original), wanted) : value(original) === wanted,
    }),
  };
}

/** Sorts, filters and expands with the library; the view is its only state. */
export function useDataTable<Row extends object>(options: {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** The server sorted and filtered the rows. */
  readonly byServer: boolean;
}): DataTableModel<Row> {
  const { columns, rows, rowKey, view, onViewChange, byServer } = options;
  const defs = useMemo(() => columns.map(columnDef), [columns]);
  const sorting = view.sort === null ? [] : [{ id: view.sort.column, desc: view.sort.descending }];
  return useTable<Features, Row>({
    features,
    data: rows,
    columns: defs,
    getRowId: rowKey,
    manualSorting: byServer,
    manualFiltering: byServer,
    enableMultiSort: false,
    getRowCanExpand: () => true,
    autoResetExpanded: false,
    state: {
      sorting,
      columnFilters: Object.entries(view.filters).map(([id, value]) => ({ id, value })),
    },
    onSortingChange: (update) => {
      const [first] = typeof update === 'function' ? update(sorting) : update;
      onViewChange({ ...view, page: 1, sort: first ? { column: first.id, descending: first.desc } : null });
    },
  });
}
