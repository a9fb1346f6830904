import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import type { DataColumn } from './data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { semantics } from './semantics.ts';
import type { DataTableRow } from './use-data-table.ts';
import * as css from './DataTable.css.ts';

function DataCell<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }): ReactElement {
  const shared = { className: css.cell, 'data-align': column.align, 'data-wrap': column.wrap ? '' : undefined };
  if (column.primary) {
    return (
      <th {...shared} {...semantics.rowHeader} data-primary="">
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      {...shared}
      {...semantics.cell}
      data-caption={column.header}
      data-off-card={column.hideOnCards ? '' : undefined}
    >
      {column.cell(row)}
    </td>
  );
}

/** A row, and the content below it when it is expanded. */
export function DataRow<Row extends object>(props: {
  readonly row: DataTableRow<Row>;
  readonly list: DataTableProps<Row>;
}): ReactElement {
  const { row, list } = props;
  const { columns, expandRow, expandLabel } = list;
  const labels = useLabels();
  const detailId = useId();
  const open = row.getIsExpanded();
  return (
    <>
      <tr className={css.row} data-open={open ? '' : undefined} {...semantics.row}>
        {columns.map((column) => (
          <DataCell key={column.id} column={column} row={row.original} />
        ))}
        {expandRow ? (
          <td className={css.cell} data-expand="" {...semantics.cell}>
            <IconButton
              size="sm"
              label={expandLabel?.(row.original) ?? labels.details}
              aria-expanded={open}
              aria-controls={open ? detailId : undefined}
              icon={<IconChevronDown size={18} className={css.chevron} />}
              onClick={() => row.toggleExpanded()}
            />
          </td>
        ) : null}
      </tr>
      {expandRow && open ? (
        <tr className={css.detailRow} {...semantics.row}>
          <td id={detailId} className={css.detail} colSpan={columns.length + 1} {...semantics.cell}>
            {expandRow(row.original)}
          </td>
        </tr>
      ) : null}
    </>
  );
}
