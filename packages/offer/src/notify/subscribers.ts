/** Callbacks by name, for example by the key of a price. */
export interface Subscribers<A> {
  /** Returns the unsubscribe. The same function may subscribe twice: each unsubscribe ends its own subscription. */
  readonly subscribe: (name: string, callback: (value: A) => void) => () => void;
  readonly has: (name: string) => boolean;
  /** Calls every subscriber of the name and returns their number. Errors go to `failures`, so that all are called. */
  readonly notify: (name: string, value: A, failures: unknown[]) => number;
  readonly size: () => number;
}

/** Creates an empty register. A name without subscribers takes no memory. */
export function createSubscribers<A>(): Subscribers<A> {
  const all = new Map<string, Set<{ callback: (value: A) => void }>>();
  return {
    subscribe: (name, callback) => {
      const entry = { callback };
      const entries = all.get(name) ?? new Set();
      all.set(name, entries);
      entries.add(entry);
      return () => {
        entries.delete(entry);
        if (entries.size === 0 && all.get(name) === entries) all.delete(name);
      };
    },
    has: (name) => all.has(name),
    notify: (name, value, failures) => {
      const entries = all.get(name);
      if (!entries) return 0;
      for (const { callback } of entries) {
        try {
          callback(value);
        } catch (error) {
          failures.push(error);
        }
      }
      return entries.size;
    },
    size: () => {
      let count = 0;
      for (const entries of all.values()) count += entries.size;
      return count;
    },
  };
}
