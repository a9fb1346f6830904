/** The state of a table: sorting, filters and page. Plain data that fits into an address. */
export interface TableView {
  readonly sort: { readonly column: string; readonly descending: boolean } | null;
  /** The filters by column; a column without a filter is missing. */
  readonly filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The initial view of a table. */
export function firstView(pageSizes: readonly number[] | undefined, start: Partial<TableView> = {}): TableView {
  return { sort: null, filters: {}, page: 1, pageSize: pageSizes?.[0] ?? Number.MAX_SAFE_INTEGER, ...start };
}

/** Returns the view with the filter of a column changed, or removed if the value is empty. */
export function withFilter(view: TableView, column: string, value: string): TableView {
  const { [column]: _old, ...others } = view.filters;
  // A changed set of rows starts on its first page.
  return { ...view, page: 1, filters: value === '' ? others : { ...others, [column]: value } };
}

/** Lower case without diacritics, as people type in a hurry. */
function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}

/** True if a text contains the query, regardless of case and diacritics; đ matches dj and d. */
export function holds(text: string, typed: string): boolean {
  const wanted = folded(typed.trim());
  return ['đ', 'dj', 'd'].some((letter) =>
    folded(text).replaceAll('đ', letter).includes(wanted.replaceAll('đ', letter)),
  );
}
