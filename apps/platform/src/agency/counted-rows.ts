import { rowsOf } from '../database/rows.ts';

/** The first rows of a list, and the number of all. */
export interface Counted<Row> {
  readonly count: number;
  readonly rows: Row[];
}

/** A row of a raw query. */
export type RawRow = Readonly<Record<string, unknown>>;

/** Returns the rows of a query that has the number of all rows, before its limit, in the column `count`. */
export function countedRows<Row>(result: unknown, toRow: (row: RawRow) => Row): Counted<Row> {
  const rows = rowsOf(result);
  return { count: Number(rows[0]?.['count'] ?? 0), rows: rows.map(toRow) };
}

/** Returns a moment of a row in milliseconds: drivers answer dates or texts. */
export function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}
