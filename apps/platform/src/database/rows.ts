/** Returns the rows of a raw query, from either driver. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) {
    throw new TypeError('A query answered without rows: the database driver is not one of those supported.');
  }
  return result.rows as Record<string, unknown>[]; // both drivers return rows as objects by column name
}
