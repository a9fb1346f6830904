import { isEqual } from './is-equal.ts';

/**
 * Remembers the value that a component shows. If a new selection is equal, the remembered object is returned, so that the
 * component renders only if its part changed. A value is remembered when it is shown, not when it is rendered: a render
 * that React drops or postpones has no effect.
 */
export function selectionMemory<T>(): {
  readonly show: (value: T) => void;
  readonly selecting: <S>(select: (snapshot: S) => T) => (snapshot: S) => T;
} {
  let shown: { readonly value: T } | undefined;
  return {
    show: (value) => {
      shown = { value };
    },
    selecting: <S>(select: (snapshot: S) => T) => {
      // One snapshot has one value, also if the selector creates a new object each time.
      let last: { readonly snapshot: S; readonly value: T } | undefined;
      return (snapshot: S) => {
        if (last?.snapshot === snapshot) return last.value;
        const value = select(snapshot);
        const previous = last ?? shown;
        last = { snapshot, value: previous && isEqual(previous.value, value) ? previous.value : value };
        return last.value;
      };
    },
  };
}
