/** A value that can be read and watched. */
export interface Observable<T> {
  readonly get: () => T;
  /** Calls back on every change, not at once; gives the way to stop. */
  readonly subscribe: (watcher: (value: T) => void) => () => void;
}

/** An observable that its owner can set; setting the same value tells nobody. */
export function createObservable<T>(initial: T): Observable<T> & { readonly set: (value: T) => void } {
  let current = initial;
  const watchers = new Set<(value: T) => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const watcher of watchers) watcher(value);
    },
    subscribe: (watcher) => {
      // Wrapped, so that the same function may watch twice and each stop ends its own watch.
      const own = (value: T) => watcher(value);
      watchers.add(own);
      return () => watchers.delete(own);
    },
  };
}
