import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { visuallyHidden } from '../../style/hidden.css.ts';
import type { DataColumn } from './data-column.ts';
import { semantics } from './semantics.ts';
import type { DataTableModel } from './use-data-table.ts';
import * as css from './DataTable.css.ts';

const sortNames = { asc: 'ascending', desc: 'descending' } as const;
const sortIcons = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** The captions of the columns. Sortable ones are buttons. In cards they are for assistive technology only. */
export function TableHead<Row extends object>(props: {
  readonly columns: readonly DataColumn<Row>[];
  readonly table: DataTableModel<Row>;
  readonly expandLabel: string | false | undefined;
}): ReactElement {
  const { columns, table, expandLabel } = props;
  return (
    <thead className={css.head} {...semantics.rowGroup}>
      <tr {...semantics.row}>
        {columns.map((column) => {
          const model = table.getColumn(column.id);
          const sorted = model?.getIsSorted() ?? false;
          const SortIcon = sorted === false ? IconSelector : sortIcons[sorted];
          const sortable = model?.getCanSort() ?? false;
          return (
            <th
              key={column.id}
              className={css.headCell}
              data-align={column.align}
              data-primary={column.primary ? '' : undefined}
              {...(sortable && { 'aria-sort': sorted === false ? 'none' : sortNames[sorted] })}
              {...semantics.columnHeader}
            >
              <span className={sortable ? css.cardHeader : undefined}>{column.header}</span>
              {sortable ? (
                <button type="button" className={css.sort} onClick={model?.getToggleSortingHandler()}>
                  <span>{column.header}</span>
                  <SortIcon size={16} className={css.sortIcon} aria-hidden="true" />
                </button>
              ) : null}
            </th>
          );
        })}
        {expandLabel ? (
          <th className={css.headCell} {...semantics.columnHeader}>
            <span className={visuallyHidden}>{expandLabel}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
