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
  const record: Record<string, unknown> = {};
  for (const key of keys) {
    const one = shared(previous[key], next[key]);
    record[key] = one;
    if (!Object.is(one, previous[key])) same = false;
  }
  return same ? previous : record;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
