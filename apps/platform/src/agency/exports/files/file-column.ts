/** How the cells of a column are written: amounts and counts as decimal text, times as ISO 8601, days as `2026-11-21`. */
export type CellKind = 'text' | 'number' | 'time' | 'day';

export interface FileColumn {
  readonly heading: string;
  readonly kind: CellKind;
}

/** The content of a file: its columns, and its rows in pages. A cell without a value is empty. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly pages: AsyncIterable<readonly (readonly string[])[]>;
}

/** Rows that are written without letting other work in between. */
export const rowsAtOnce = 200;
