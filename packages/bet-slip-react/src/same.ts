/** Whether two selected values say the same: plain data compared by content, anything else by identity. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const plain = Object.getPrototypeOf(a) === Object.getPrototypeOf(b) && (Array.isArray(a) || isPlain(a));
  if (!plain) return false;
  const [before, after] = [Object.entries(a), Object.entries(b)];
  // Compared by name, so that the order of the fields does not matter.
  const other = new Map(after);
  return (
    before.length === after.length && before.every(([key, value]) => other.has(key) && same(value, other.get(key)))
  );
}

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
