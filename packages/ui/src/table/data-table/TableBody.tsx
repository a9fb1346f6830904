import type { ReactElement, ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { EmptyState } from '../../feedback/state/EmptyState.tsx';
import { ErrorState } from '../../feedback/state/ErrorState.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { DataRow } from './DataRow.tsx';
import { semantics } from './semantics.ts';
import type { TableView } from './table-view.ts';
import type { DataTableRow } from './use-data-table.ts';
import * as css from './DataTable.css.ts';

const widths = ['72%', '54%', '63%', '81%'] as const;

function SkeletonRow<Row extends object>(props: {
  readonly list: DataTableProps<Row>;
  readonly index: number;
}): ReactElement {
  const { columns, expandRow } = props.list;
  return (
    <tr className={css.row} aria-hidden="true">
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={css.cell}
          data-align={column.align}
          data-caption={column.primary ? undefined : column.header}
          data-primary={column.primary ? '' : undefined}
          data-off-card={column.hideOnCards ? '' : undefined}
        >
          <span className={css.bone}>
            <Skeleton width={column.align === 'end' ? '48px' : widths[(props.index + place) % widths.length]} />
          </span>
        </td>
      ))}
      {expandRow ? (
        <td className={css.cell} data-expand="">
          <span className={css.expandRoom}>{'\u00A0'}</span>
        </td>
      ) : null}
    </tr>
  );
}

/** The rows, or their replacement: placeholders, an error, or the reason why there are none. */
export function TableBody<Row extends object>(props: {
  readonly list: DataTableProps<Row>;
  readonly shown: readonly DataTableRow<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}): ReactElement {
  const { list, shown, view, onViewChange } = props;
  const { columns, loading = false, failure, pageSizes, expandRow } = list;
  const labels = useLabels();
  const message = (inside: ReactNode): ReactElement => (
    <tbody className={css.block} {...semantics.rowGroup}>
      <tr className={css.block} {...semantics.row}>
        <td className={css.block} colSpan={columns.length + (expandRow ? 1 : 0)} {...semantics.cell}>
          {inside}
        </td>
      </tr>
    </tbody>
  );
  if (failure) {
    return message(
      <ErrorState title={failure.title} {...(failure.onRetry && { onRetry: failure.onRetry })} busy={loading}>
        {failure.text}
      </ErrorState>,
    );
  }
  if (shown.length === 0 && loading) {
    const count = list.skeletonRows ?? Math.min(pageSizes?.[0] ?? 8, 20);
    return (
      <tbody className={css.body}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonRow key={index} list={list} index={index} />
        ))}
      </tbody>
    );
  }
  if (shown.length === 0 && Object.keys(view.filters).length > 0) {
    return message(
      <EmptyState
        art="search"
        title={labels.noRowsMatch}
        actions={<Button onClick={() => onViewChange({ ...view, page: 1, filters: {} })}>{labels.clearFilters}</Button>}
      />,
    );
  }
  if (shown.length === 0) return message(list.empty ?? <EmptyState art="history" title={labels.noRows} />);
  return (
    <tbody className={css.body} {...semantics.rowGroup}>
      {shown.map((row) => (
        <DataRow key={row.id} row={row} list={list} />
      ))}
    </tbody>
  );
}
