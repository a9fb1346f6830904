import { same } from './same.ts';

/**
 * What a component shows of a store. A selection that says the same as what is shown is that very value, so that the
 * component renders only when its own part changed. Written only once a value is shown: a render that React drops, or
 * holds back for a more urgent one, leaves no trace.
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
      // One moment gives one value, also one of a kind that is new each time.
      let last: { readonly snapshot: S; readonly value: T } | undefined;
      return (snapshot: S) => {
        if (last?.snapshot === snapshot) return last.value;
        const value = select(snapshot);
        const known = last ?? shown;
        last = { snapshot, value: known && same(known.value, value) ? known.value : value };
        return last.value;
      };
    },
  };
}
