/**
 * Returns the next value, with equal parts taken from the previous one. Unchanged parts keep their identity, so a
 * component that shows them does not render again. For plain data: objects, lists, text, numbers, booleans.
 *
 * ```ts
 * const next = share(before, { a: [1], b: 2 }); // next.a === before.a if before.a was [1]
 * ```
 */
export function share<T>(previous: unknown, next: T): T {
  // Safe: the result is `next`, or a value equal to it.
  return shared(previous, next) as T;
}

function shared(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) return sharedList(previous, next);
  if (isPlain(previous) && isPlain(next)) return sharedRecord(previous, next);
  return next;
}

function sharedList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let same = previous.length === next.length;
  const list = next.map((value, at) => {
    const one = shared(previous[at], value);
    if (!Object.is(one, previous[at])) same = false;
    return one;
  });
  return same ? previous : list;
}

function sharedRecord(previous: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
  const before = Object.keys(previous);
  const keys = Object.keys(next);
  // The order of keys counts too: markets and selections are shown in the order of the wire.
  let same = before.length === keys.length && keys.every((key, at) => key === before[at]);
  const entries = keys.map((key) => {
    // A key of the wire may be `__proto__`: only own properties count.
    const old = Object.hasOwn(previous, key) ? previous[key] : undefined;
    const one = shared(old, next[key]);
    if (!Object.is(one, old)) same = false;
    return [key, one] as const;
  });
  return same ? previous : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
