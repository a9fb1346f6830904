/** A place in the row of pages: a page, counted from 1, or the dots for omitted ones. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the pages to offer: the first, the last, and those around the current one.
 * With more than seven pages there are always seven places, so that a button does not move from under the pointer.
 */
export function pageSlots(page: number, pageCount: number): readonly PageSlot[] {
  if (pageCount <= 7) return span(1, pageCount);
  if (page <= 4) return [...span(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...span(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}

/** Returns the number of pages for the rows; at least one. */
export function countPages(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / pageSize));
}

/** Returns the range of rows on a page, counted from 1. Both are 0 if there are none. */
export function rowRange(page: number, pageSize: number, rowCount: number): { from: number; to: number } {
  if (rowCount === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * pageSize + 1, to: Math.min(rowCount, page * pageSize) };
}
