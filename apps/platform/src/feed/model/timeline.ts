/** Returns the index of the last entry that is not above the offset, or -1. The entries ascend. */
export function lastAtOrBefore(entries: readonly number[], offset: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns the offsets in ascending order, each once. */
export function ascending(offsets: readonly number[]): readonly number[] {
  return [...new Set(offsets)].sort((a, b) => a - b);
}
