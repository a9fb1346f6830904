/** A row of a tree table, in the order of the screen. */
export interface TreeRow {
  readonly id: string;
  /** Depth in the tree; the outermost rows have 1. */
  readonly level: number;
  /** Number of rows below the same parent, shown or not, and the place among them from 1. */
  readonly setSize: number;
  readonly posInSet: number;
  /** Whether its children are shown; undefined for a row without children. */
  readonly expanded?: boolean | undefined;
}

/** The effect of a key on a tree table. */
export type TreeMove =
  | { readonly act: 'focus' | 'open' | 'close' | 'activate'; readonly id: string }
  /** The key belongs to the table, and there is nothing to do. */
  | { readonly act: 'none' };

/** Rows that Page Up and Page Down pass. */
const pageOfRows = 10;

/**
 * Returns the effect of a key, by the keys of the ARIA treegrid with focus on rows; undefined for any other key. Right
 * opens a row or moves to its first child, left closes it or moves to its parent.
 */
export function treeMove(rows: readonly TreeRow[], focused: string | undefined, key: string): TreeMove | undefined {
  const at = Math.max(
    rows.findIndex(({ id }) => id === focused),
    0,
  );
  const row = rows[at];
  if (row === undefined) return undefined;
  const to = (index: number): TreeMove => {
    const target = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    return target === undefined || target === row ? { act: 'none' } : { act: 'focus', id: target.id };
  };
  switch (key) {
    case 'ArrowDown':
      return to(at + 1);
    case 'ArrowUp':
      return to(at - 1);
    case 'PageDown':
      return to(at + pageOfRows);
    case 'PageUp':
      return to(at - pageOfRows);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'ArrowRight':
      if (row.expanded === undefined) return { act: 'none' };
      if (!row.expanded) return { act: 'open', id: row.id };
      return (rows[at + 1]?.level ?? 0) > row.level ? to(at + 1) : { act: 'none' };
    case 'ArrowLeft': {
      if (row.expanded === true) return { act: 'close', id: row.id };
      const parent = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
      return parent < 0 ? { act: 'none' } : to(parent);
    }
    case 'Enter':
      return { act: 'activate', id: row.id };
    default:
      return undefined;
  }
}
