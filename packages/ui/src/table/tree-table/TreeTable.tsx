import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Spinner } from '../../icon/spinner/Spinner.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { treeMove, type TreeRow } from './tree-keys.ts';
import * as css from './TreeTable.css.ts';

/** Explicit roles, spread because the linter allows no interactive role on a table. */
const semantics = { table: { role: 'treegrid' }, cell: { role: 'gridcell' } } as const;

export interface TreeTableRow extends TreeRow {
  /** True while its children are loading. */
  readonly busy?: boolean;
  /** Replaces the cells: a line such as "show more" or an error. Enter or a press activates it. */
  readonly note?: ReactNode;
}

export interface TreeColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
}

export interface TreeTableProps<Row extends TreeTableRow> {
  readonly label: string;
  /** The first column has the names, indented by level. */
  readonly columns: readonly TreeColumn<Row>[];
  readonly rows: readonly Row[];
  /** The row that Tab leads to. */
  readonly active: string | undefined;
  readonly onActiveChange: (id: string) => void;
  readonly onOpenChange: (row: Row, open: boolean) => void;
  readonly onActivate: (row: Row) => void;
  /** Moves the focus to this row as soon as it is there. */
  readonly reveal?: string | undefined;
  readonly className?: string;
}

/**
 * Rows of a tree with columns, as an ARIA treegrid with focus on rows. Arrows, Home, End and Page keys move, right and
 * left open and close, Enter activates. The owner decides which rows are shown.
 */
export function TreeTable<Row extends TreeTableRow>(props: TreeTableProps<Row>): ReactElement {
  const { label, columns, rows, active, onActiveChange, onOpenChange, onActivate, reveal, className } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const tabStop = rows.some(({ id }) => id === active) ? active : rows[0]?.id;
  const focusRow = (id: string): void => {
    body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const revealed = reveal !== undefined && rows.some(({ id }) => id === reveal);
  useEffect(() => {
    if (!revealed || reveal === undefined) return;
    body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(reveal)}"]`)?.focus();
  }, [reveal, revealed]);
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = treeMove(rows, tabStop, event.key);
    if (move === undefined) return;
    event.preventDefault();
    if (move.act === 'none') return;
    const row = rows.find(({ id }) => id === move.id);
    if (row === undefined) return;
    if (move.act === 'focus') focusRow(row.id);
    else if (move.act === 'activate') onActivate(row);
    else onOpenChange(row, move.act === 'open');
  };
  const click = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rows.find(({ id }) => id === pressed);
    if (row === undefined) return;
    focusRow(row.id);
    if (target.closest('[data-twisty]') && row.expanded !== undefined) onOpenChange(row, !row.expanded);
    else onActivate(row);
  };
  // The rows of a treegrid are the controls, and the grid handles their events.
  const inputs = { onKeyDown: press, onClick: click };
  return (
    <div className={classNames(css.room, className)}>
      <table {...semantics.table} {...inputs} aria-label={label} className={css.table}>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={css.headCell} data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={css.row}
              tabIndex={row.id === tabStop ? 0 : -1}
              aria-level={row.level}
              aria-setsize={row.setSize}
              aria-posinset={row.posInSet}
              aria-expanded={row.expanded}
              onFocus={() => {
                if (row.id !== active) onActiveChange(row.id);
              }}
            >
              <Cells row={row} columns={columns} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cells<Row extends TreeTableRow>(props: {
  readonly row: Row;
  readonly columns: readonly TreeColumn<Row>[];
}): ReactElement {
  const { row, columns } = props;
  const labels = useLabels();
  const indent = { paddingInlineStart: 12 + (row.level - 1) * 22 };
  if (row.note !== undefined) {
    return (
      <td {...semantics.cell} className={css.cell} colSpan={columns.length}>
        <span className={css.name} style={indent}>
          <span className={css.twisty} />
          {row.note}
        </span>
      </td>
    );
  }
  return (
    <>
      {columns.map(({ id, cell, align }, index) => (
        <td key={id} {...semantics.cell} className={css.cell} data-align={align}>
          {index > 0 ? (
            cell(row)
          ) : (
            <span className={css.name} style={indent}>
              <span className={css.twisty} data-twisty={row.expanded === undefined ? undefined : ''}>
                {row.busy === true ? (
                  <Spinner size={16} label={labels.loading} />
                ) : row.expanded === undefined ? null : (
                  <IconChevronRight size={18} aria-hidden="true" />
                )}
              </span>
              {cell(row)}
            </span>
          )}
        </td>
      ))}
    </>
  );
}
