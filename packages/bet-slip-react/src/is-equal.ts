/**
 * Compares two selected values: plain data by content, anything else by identity. Written here because a library would
 * not fit into the 600 bytes of this entry.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const plain = Object.getPrototypeOf(a) === Object.getPrototypeOf(b) && (Array.isArray(a) || isPlain(a));
  if (!plain) return false;
  const [before, after] = [Object.entries(a), Object.entries(b)];
  // Compared by key, so that the order of the fields does not matter.
  const other = new Map(after);
  return (
    before.length === after.length && before.every(([key, value]) => other.has(key) && isEqual(value, other.get(key)))
  );
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
