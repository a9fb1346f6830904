/** What of the rows is looked at, and how: plain data, fit for an address. */
export interface TableView {
  readonly sort: { readonly column: string; readonly descending: boolean } | null;
  /** What is asked for, by column; a column without a filter is left out. */
  readonly filters: Readonly<Record<string, string>>;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The view of a table that nobody has touched. */
export function firstView(pageSizes: readonly number[] | undefined, start: Partial<TableView> = {}): TableView {
  return { sort: null, filters: {}, page: 1, pageSize: pageSizes?.[0] ?? Number.MAX_SAFE_INTEGER, ...start };
}

/** The view with a column narrowed to something, or with its filter gone where nothing is asked for. */
export function withFilter(view: TableView, column: string, value: string): TableView {
  const { [column]: _old, ...others } = view.filters;
  // Another set of rows begins on its first page.
  return { ...view, page: 1, filters: value === '' ? others : { ...others, [column]: value } };
}

/** Small letters without marks: what is left when people type in a hurry. */
function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}

/** Whether a text holds what was typed, whatever the case and the marks; đ is found as dj and as d. */
export function holds(text: string, typed: string): boolean {
  const wanted = folded(typed.trim());
  return ['đ', 'dj', 'd'].some((letter) =>
    folded(text).replaceAll('đ', letter).includes(wanted.replaceAll('đ', letter)),
  );
}
