import type { ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import type { DataColumn } from './data-column.ts';
import { semantics } from './semantics.ts';
import * as css from './DataTable.css.ts';

/** The totals of the rows. The columns compute them; this component only shows them. */
export function TotalsRow<Row>(props: {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly expandable: boolean;
}): ReactElement {
  const { columns, rows, expandable } = props;
  const labels = useLabels();
  const named = columns.some((column) => column.primary);
  return (
    <tfoot className={css.block} {...semantics.rowGroup}>
      <tr className={css.totals} {...semantics.row}>
        {columns.map((column, index) => {
          const total = typeof column.total === 'function' ? column.total(rows) : column.total;
          const shared = { className: css.cell, 'data-align': column.align };
          if (named ? column.primary : index === 0) {
            return (
              <th key={column.id} {...shared} {...semantics.rowHeader} data-primary="">
                {total ?? labels.total}
              </th>
            );
          }
          return (
            <td
              key={column.id}
              {...shared}
              {...semantics.cell}
              data-caption={column.header}
              data-off-card={total === undefined ? '' : undefined}
            >
              {total}
            </td>
          );
        })}
        {expandable ? <td className={css.cell} data-off-card="" {...semantics.cell} /> : null}
      </tr>
    </tfoot>
  );
}
