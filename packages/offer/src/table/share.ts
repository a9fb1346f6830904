/**
 * The next value, made of parts of the previous one wherever they are equal, so that what did not change keeps its
 * identity and nothing that shows it renders again. For plain data: objects, lists, texts, numbers, booleans.
 */
export function share<T>(previous: unknown, next: T): T {
  // Safe: what is returned is `next`, or something found equal to it.
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
    // What came over the wire may be called `__proto__`: only what a record itself has counts.
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
