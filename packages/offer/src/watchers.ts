/** Callbacks by name. */
export interface Watchers<A> {
  readonly watch: (name: string, callback: (value: A) => void) => () => void;
  readonly has: (name: string) => boolean;
  /** Calls everyone who watches the name; what they throw is collected, so that one cannot silence the others. */
  readonly tell: (name: string, value: A, failures: unknown[]) => number;
  readonly size: () => number;
}

/** An empty register of callbacks; a name that nobody watches takes no memory. */
export function createWatchers<A>(): Watchers<A> {
  const all = new Map<string, Set<{ callback: (value: A) => void }>>();
  return {
    watch: (name, callback) => {
      // An object of its own, so that the same function may watch twice and each stop ends its own watch.
      const own = { callback };
      const watching = all.get(name) ?? new Set();
      all.set(name, watching);
      watching.add(own);
      return () => {
        watching.delete(own);
        if (watching.size === 0 && all.get(name) === watching) all.delete(name);
      };
    },
    has: (name) => all.has(name),
    tell: (name, value, failures) => {
      const watching = all.get(name);
      if (!watching) return 0;
      for (const { callback } of watching) {
        try {
          callback(value);
        } catch (error) {
          failures.push(error);
        }
      }
      return watching.size;
    },
    size: () => {
      let count = 0;
      for (const watching of all.values()) count += watching.size;
      return count;
    },
  };
}
