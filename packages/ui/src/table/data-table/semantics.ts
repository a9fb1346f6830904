/**
 * What the elements of a table are, said aloud. A browser may forget it where cards change their `display`.
 * Spread over the elements: written out, the roles would look superfluous.
 */
export const semantics = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
