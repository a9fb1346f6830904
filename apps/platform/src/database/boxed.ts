/**
 * Wraps a value for a jsonb column. drizzle parses a column that contains bare text as JSON once more, so that the text
 * "1" would be read as the number 1. A wrapped value is read as written.
 */
export function boxed(value: unknown): { value: unknown } {
  return { value };
}

/** Returns the value of a box, or undefined if there is none. */
export function unboxed(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : undefined;
}
