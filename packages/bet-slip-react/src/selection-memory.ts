import { same } from './same.ts';

/**
 * Remembers what was selected last, so that a component renders only when its own part of the slip changed.
 * The same snapshot and selector give the same value; a new selector's result is compared by content.
 */
export function selectionMemory<S, T>(): (snapshot: S, select: (snapshot: S) => T, key?: unknown) => T {
  let last: { readonly snapshot: S; readonly key: unknown; readonly value: T } | undefined;
  return (snapshot, select, key = select) => {
    if (last && last.snapshot === snapshot && last.key === key) return last.value;
    const value = select(snapshot);
    last = { snapshot, key, value: last && same(last.value, value) ? last.value : value };
    return last.value;
  };
}
