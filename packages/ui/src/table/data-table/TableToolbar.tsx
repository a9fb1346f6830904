import { IconBaselineDensitySmall, IconFilter } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../action/button/Button.tsx';
import { Chip } from '../../action/chip/Chip.tsx';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Select } from '../../field/select/Select.tsx';
import { SearchField } from '../../field/text-field/SearchField.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { Badge } from '../../feedback/badge/Badge.tsx';
import type { ColumnFilter, DataColumn } from './data-column.ts';
import { withFilter, type TableView } from './table-view.ts';
import * as css from './TableToolbar.css.ts';

/** The choice without a filter; a select needs a text for it. */
const any = '__any';

interface ToolbarProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly tools: ReactNode;
  readonly compact: boolean;
  readonly onCompactChange: ((compact: boolean) => void) | undefined;
}

function FilterField<Row>(props: {
  readonly column: DataColumn<Row>;
  readonly filter: ColumnFilter<Row>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { column, filter, value, onChange } = props;
  const labels = useLabels();
  if (filter.kind === 'text') {
    return <SearchField size="sm" label={column.header} value={value} onValueChange={onChange} />;
  }
  return (
    <Select
      size="sm"
      label={column.header}
      hideLabel
      value={value === '' ? any : value}
      onValueChange={(next) => onChange(next === any ? '' : next)}
      items={[{ value: any, label: `${column.header}: ${labels.anyChoice}` }, ...filter.options]}
    />
  );
}

/** Sorts the rows if there are only cards and no captions to press. */
function SortField<Row>({ columns, view, onViewChange }: ToolbarProps<Row>): ReactElement | null {
  const labels = useLabels();
  const sortable = columns.filter((column) => column.compare !== undefined || column.sortable === true);
  if (sortable.length === 0) return null;
  const ways = sortable.flatMap((column) =>
    [false, true].map((descending) => ({
      value: `${column.id} ${descending ? 'down' : 'up'}`,
      label: `${column.header} · ${descending ? labels.descending : labels.ascending}`,
      sort: { column: column.id, descending },
    })),
  );
  const { sort } = view;
  const now = ways.find((way) => way.sort.column === sort?.column && way.sort.descending === sort.descending);
  return (
    <Select
      size="sm"
      className={css.sortField}
      label={labels.sortBy}
      hideLabel
      value={now?.value ?? any}
      onValueChange={(value) =>
        onViewChange({ ...view, page: 1, sort: ways.find((way) => way.value === value)?.sort ?? null })
      }
      items={[{ value: any, label: `${labels.sortBy}: ${labels.unsorted}` }, ...ways]}
    />
  );
}

function shownValue<Row>(filter: ColumnFilter<Row>, value: string): string {
  if (filter.kind === 'text') return value;
  return filter.options.find((option) => option.value === value)?.label ?? value;
}

/** Filters, active filters and the tools of a table. On phones a button shows the filters. */
export function TableToolbar<Row>(props: ToolbarProps<Row>): ReactElement {
  const { columns, view, onViewChange, tools, compact, onCompactChange } = props;
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const toolbar = useRef<HTMLFieldSetElement>(null);
  const fieldsId = useId();
  const filtered = columns.flatMap(({ filter, ...column }) => (filter ? [{ column, filter }] : []));
  const inForce = filtered.filter(({ column }) => view.filters[column.id] !== undefined);
  const clear = (next: TableView): void => {
    onViewChange(next);
    // The pressed cross is gone with its chip, so the focus must be moved.
    toolbar.current?.focus();
  };
  return (
    <fieldset ref={toolbar} className={css.toolbar} aria-label={labels.filters} tabIndex={-1}>
      <div className={css.line}>
        {filtered.length > 0 ? (
          <>
            <Button
              size="sm"
              className={css.disclose}
              aria-expanded={open}
              aria-controls={fieldsId}
              icon={<IconFilter size={18} aria-hidden="true" />}
              iconEnd={inForce.length > 0 ? <Badge tone="brand">{labels.number(inForce.length)}</Badge> : undefined}
              onClick={() => setOpen(!open)}
            >
              {labels.filters}
            </Button>
            <div id={fieldsId} className={css.fields} data-open={open ? '' : undefined}>
              {filtered.map(({ column, filter }) => (
                <FilterField
                  key={column.id}
                  column={column}
                  filter={filter}
                  value={view.filters[column.id] ?? ''}
                  onChange={(value) => onViewChange(withFilter(view, column.id, value))}
                />
              ))}
            </div>
          </>
        ) : null}
        <SortField {...props} />
        <div className={css.tools}>
          {tools}
          {onCompactChange ? (
            <IconButton
              className={css.densityToggle}
              label={labels.compactRows}
              pressed={compact}
              icon={<IconBaselineDensitySmall size={20} />}
              onClick={() => onCompactChange(!compact)}
            />
          ) : null}
        </div>
      </div>
      {inForce.length > 0 ? (
        <ul className={css.chips} aria-label={labels.filtersInForce}>
          {inForce.map(({ column, filter }) => (
            <li key={column.id}>
              <Chip onRemove={() => clear(withFilter(view, column.id, ''))}>
                {`${column.header}: ${shownValue(filter, view.filters[column.id] ?? '')}`}
              </Chip>
            </li>
          ))}
          <li>
            <Button variant="ghost" size="sm" onClick={() => clear({ ...view, page: 1, filters: {} })}>
              {labels.clearFilters}
            </Button>
          </li>
        </ul>
      ) : null}
    </fieldset>
  );
}
