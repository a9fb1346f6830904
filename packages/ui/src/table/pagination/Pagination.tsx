import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { IconButton } from '../../action/icon-button/IconButton.tsx';
import { Select } from '../../field/select/Select.tsx';
import { useLabels } from '../../text/labels/Labels.tsx';
import { classNames } from '../../style/class-names.ts';
import { countPages, pageSlots, rowRange } from './page-slots.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  /** The current page, counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly pageSize: number;
  readonly rowCount: number;
  /** Offers these sizes. Without them the size is fixed. */
  readonly pageSizes?: readonly number[];
  readonly onPageSizeChange?: (pageSize: number) => void;
  readonly label?: string;
  readonly className?: string;
}

/** Navigates rows that are split into pages. */
export function Pagination(props: PaginationProps): ReactElement {
  const { page, onPageChange, pageSize, rowCount, pageSizes, onPageSizeChange, label, className } = props;
  const labels = useLabels();
  const { number } = labels;
  const pageCount = countPages(rowCount, pageSize);
  const { from, to } = rowRange(page, pageSize, rowCount);
  const atFirst = page <= 1 ? labels.atFirstPage : undefined;
  const atLast = page >= pageCount ? labels.atLastPage : undefined;
  return (
    <div className={classNames(css.room, className)}>
      <div className={css.pagination}>
        <div className={css.range} aria-live="polite">
          {labels.rowRange(number(from), number(to), number(rowCount))}
        </div>
        {pageSizes && onPageSizeChange ? (
          <div className={css.pageSize}>
            <span aria-hidden="true">{labels.rowsPerPage}</span>
            <Select
              label={labels.rowsPerPage}
              hideLabel
              size="sm"
              value={String(pageSize)}
              items={pageSizes.map((size) => ({ value: String(size), label: number(size) }))}
              onValueChange={(size) => onPageSizeChange(Number(size))}
            />
          </div>
        ) : null}
        <nav aria-label={label ?? labels.pages} className={css.pages}>
          <IconButton
            label={labels.firstPage}
            disabledReason={atFirst}
            icon={<IconChevronsLeft size={20} />}
            onClick={() => onPageChange(1)}
          />
          <IconButton
            label={labels.previousPage}
            disabledReason={atFirst}
            icon={<IconChevronLeft size={20} />}
            onClick={() => onPageChange(page - 1)}
          />
          <ol className={css.numbers}>
            {pageSlots(page, pageCount).map((slot) => (
              <li key={slot}>
                {typeof slot === 'number' ? (
                  <button
                    type="button"
                    className={css.number}
                    aria-label={labels.page(number(slot))}
                    aria-current={slot === page ? 'page' : undefined}
                    onClick={() => onPageChange(slot)}
                  >
                    {number(slot)}
                  </button>
                ) : (
                  <span className={css.gap}>…</span>
                )}
              </li>
            ))}
          </ol>
          <span className={css.short}>{labels.pageOf(number(page), number(pageCount))}</span>
          <IconButton
            label={labels.nextPage}
            disabledReason={atLast}
            icon={<IconChevronRight size={20} />}
            onClick={() => onPageChange(page + 1)}
          />
          <IconButton
            label={labels.lastPage}
            disabledReason={atLast}
            icon={<IconChevronsRight size={20} />}
            onClick={() => onPageChange(pageCount)}
          />
        </nav>
      </div>
    </div>
  );
}
