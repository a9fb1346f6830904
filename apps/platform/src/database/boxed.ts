/**
 * A value as it is stored in a jsonb column. drizzle reads a column that holds bare text as JSON once more, so that the
 * text "1" would come back as the number 1; in a box it does not.
 */
export function boxed(value: unknown): { value: unknown } {
  return { value };
}

/** The value of a box; undefined where there is none. */
export function unboxed(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : undefined;
}
