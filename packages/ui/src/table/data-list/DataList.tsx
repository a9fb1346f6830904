import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { useLabels } from '../../labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { visuallyHidden } from '../../style/hidden.css.ts';
import * as css from './DataList.css.ts';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** The title of the card where the table is narrow. */
  readonly primary?: boolean;
  readonly hideOnPhone?: boolean;
  /** In the row of totals. */
  readonly footer?: ReactNode;
}

export interface DataListProps<Row> {
  /** What the table is about, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly empty?: ReactNode;
  /** Makes rows expandable: what appears below one. */
  readonly expandRow?: (row: Row) => ReactNode;
  readonly expandLabel?: string;
  /** Dims what is shown while the next set is on its way. */
  readonly busy?: boolean;
  readonly className?: string;
}

function DataRow<Row>(props: {
  readonly row: Row;
  readonly list: DataListProps<Row>;
  readonly open: boolean;
  readonly onToggle: () => void;
}): ReactElement {
  const { row, list, open, onToggle } = props;
  const labels = useLabels();
  return (
    <>
      <tr className={css.row}>
        {list.columns.map((column) => (
          <td
            key={column.id}
            className={css.cell}
            data-align={column.align}
            data-header={column.header}
            data-primary={column.primary ? '' : undefined}
            data-hide-on-phone={column.hideOnPhone ? '' : undefined}
          >
            {column.cell(row)}
          </td>
        ))}
        {list.expandRow ? (
          <td className={classNames(css.cell, css.expand)} data-expand="">
            <IconButton
              size="sm"
              label={list.expandLabel ?? labels.details}
              aria-expanded={open}
              icon={<IconChevronDown size={18} className={css.chevron} />}
              onClick={onToggle}
            />
          </td>
        ) : null}
      </tr>
      {list.expandRow && open ? (
        <tr className={css.bare}>
          <td className={css.more} colSpan={list.columns.length + 1}>
            {list.expandRow(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Rows of data: a table where there is room, cards where there is not. */
export function DataList<Row>(props: DataListProps<Row>): ReactElement {
  const { caption, columns, rows, rowKey, empty, expandRow, busy = false, className } = props;
  const labels = useLabels();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  if (rows.length === 0 && empty !== undefined) return <div className={classNames(css.list, className)}>{empty}</div>;
  return (
    <div className={classNames(css.list, className)}>
      <table className={css.table} aria-busy={busy}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={css.headCell} data-align={column.align}>
                {column.header}
              </th>
            ))}
            {expandRow ? (
              <th scope="col" className={css.headCell}>
                <span className={visuallyHidden}>{props.expandLabel ?? labels.details}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <DataRow row={row} list={props} open={open.has(rowKey(row))} onToggle={() => toggle(rowKey(row))} />
            </Fragment>
          ))}
        </tbody>
        {columns.some((column) => column.footer !== undefined) ? (
          <tfoot className={css.body}>
            <tr className={css.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={css.total}
                  data-align={column.align}
                  data-header={column.header}
                  data-primary={column.primary ? '' : undefined}
                  data-hide-on-phone={column.footer === undefined ? '' : undefined}
                >
                  {column.footer}
                </td>
              ))}
              {expandRow ? (
                <td className={css.total} data-hide-on-phone="">
                  {' '}
                </td>
              ) : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
