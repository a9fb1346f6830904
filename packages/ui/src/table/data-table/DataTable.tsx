import { useRef, useState, type ReactElement } from 'react';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { useRootDensity } from '../../style/root-data.ts';
import { useScrolls } from '../../style/use-scrolls.ts';
import { VisuallyHidden } from '../../style/VisuallyHidden.tsx';
import { Pagination } from '../pagination/Pagination.tsx';
import { countPages } from '../pagination/page-slots.ts';
import { semantics } from './semantics.ts';
import type { DataTableProps } from './data-table-props.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import { firstView, type TableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';
import * as css from './DataTable.css.ts';

/** Rows of data to sort, filter, expand and page through: a table if there is room, otherwise cards. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactElement {
  const { caption, columns, rows, rowKey, onViewChange, pageSizes, rowCount, expandRow, loading = false } = props;
  const { tools, densityToggle = false, maxHeight, className } = props;
  const labels = useLabels();
  const [ownView, setOwnView] = useState(() => firstView(pageSizes, props.defaultView));
  const view = props.view ?? ownView;
  const changeView = (next: TableView): void => {
    setOwnView(next);
    onViewChange?.(next);
  };
  const byServer = rowCount !== undefined;
  const table = useDataTable({ columns, rows, rowKey, view, onViewChange: changeView, byServer });
  const fitting = table.getFilteredRowModel().rows.map((row) => row.original);
  const count = rowCount ?? fitting.length;
  // If the set has shrunk, the current page may no longer exist.
  const page = Math.min(view.page, countPages(count, view.pageSize));
  const sorted = table.getRowModel().rows;
  const shown = byServer ? sorted : sorted.slice((page - 1) * view.pageSize, page * view.pageSize);

  const rootDensity = useRootDensity();
  const [ownDensity, setOwnDensity] = useState(props.density);
  const compact = (ownDensity ?? rootDensity) === 'compact';
  const root = useRef<HTMLDivElement>(null);
  const { box, content, scrolls } = useScrolls();
  const turnTo = (next: TableView): void => {
    changeView(next);
    root.current?.querySelector('[data-scrolls]')?.scrollTo({ top: 0 });
    // After the page is changed below the rows, reading continues at the first row.
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView();
  };
  const hasToolbar = densityToggle || tools !== undefined || columns.some((column) => column.filter !== undefined);
  const hasTotals = columns.some((column) => column.total !== undefined);
  const pages = pageSizes !== undefined && count > 0 && props.failure === undefined;

  return (
    <div ref={root} className={classNames(css.room, className)} data-density={ownDensity}>
      {hasToolbar ? (
        <TableToolbar
          columns={columns}
          view={view}
          onViewChange={changeView}
          tools={tools}
          compact={compact}
          onCompactChange={densityToggle ? (next) => setOwnDensity(next ? 'compact' : 'comfortable') : undefined}
        />
      ) : null}
      <div
        ref={box}
        className={css.scroller}
        style={maxHeight === undefined ? undefined : { maxHeight }}
        data-scrolls={scrolls || maxHeight !== undefined ? '' : undefined}
        {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table
          ref={content}
          className={css.table}
          aria-label={caption}
          aria-busy={loading}
          data-stale={loading && shown.length > 0 ? '' : undefined}
          {...semantics.table}
        >
          <TableHead columns={columns} table={table} expandLabel={expandRow && labels.details} />
          <TableBody list={props} shown={shown} view={view} onViewChange={changeView} />
          {hasTotals && shown.length > 0 ? (
            <TotalsRow columns={columns} rows={fitting} expandable={expandRow !== undefined} />
          ) : null}
        </table>
      </div>
      {pages ? (
        <Pagination
          className={css.foot}
          label={`${caption}: ${labels.pages}`}
          page={page}
          pageSize={view.pageSize}
          rowCount={count}
          onPageChange={(next) => turnTo({ ...view, page: next })}
          {...(pageSizes.length > 1 && { pageSizes })}
          onPageSizeChange={(pageSize) => turnTo({ ...view, page: 1, pageSize })}
        />
      ) : null}
      {pages || props.announced === false ? null : (
        <VisuallyHidden>
          <span aria-live="polite">{loading ? labels.loading : labels.rowCount(labels.number(count))}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
