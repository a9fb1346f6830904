/** A place in the row of pages: a page, counted from 1, or the dots for those left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The pages to offer: the first, the last, and those around the current one.
 *
 * Above seven pages there are always seven places, so that a button does not move away from under the pointer.
 */
export function pageSlots(page: number, pageCount: number): readonly PageSlot[] {
  if (pageCount <= 7) return span(1, pageCount);
  if (page <= 4) return [...span(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...span(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}

/** How many pages the rows make: one at least. */
export function countPages(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / pageSize));
}

/** Which rows stand on a page, counted from 1; both are 0 where there are none. */
export function rowRange(page: number, pageSize: number, rowCount: number): { from: number; to: number } {
  if (rowCount === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * pageSize + 1, to: Math.min(rowCount, page * pageSize) };
}
