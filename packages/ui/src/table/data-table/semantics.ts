/**
 * Explicit roles of the elements of a table, because a browser may drop them if cards change the `display`.
 * They are spread over the elements, because the linter would report written roles as redundant.
 */
export const semantics = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
