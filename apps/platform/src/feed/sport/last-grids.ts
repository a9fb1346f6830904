import type { Drift } from './sport.ts';

/**
 * Remembers the last few grids of a match. The batches of one instant share a grid, and a market that left the offer is
 * priced at the instant of its batch.
 */
export function lastGrids<Grid>(
  count: number,
  make: (offset: number, drift: Drift) => Grid,
): (offset: number, drift: Drift) => Grid {
  const known: { readonly offset: number; readonly drift: Drift; readonly grid: Grid }[] = [];
  return (offset, drift) => {
    const found = known.find(
      (each) => each.offset === offset && each.drift.host === drift.host && each.drift.away === drift.away,
    );
    if (found) return found.grid;
    const grid = make(offset, drift);
    known.unshift({ offset, drift, grid });
    known.length = Math.min(known.length, count);
    return grid;
  };
}
