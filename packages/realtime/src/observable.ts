/** A value that can be read and subscribed to. */
export interface Observable<T> {
  readonly get: () => T;
  /** Calls the subscriber on each change, not immediately. Returns a function that unsubscribes. */
  readonly subscribe: (subscriber: (value: T) => void) => () => void;
}

/**
 * Creates an observable that its owner can set. Setting an equal value notifies no subscriber.
 *
 * Hand-written because a signals library would be a dependency of a published package, for 15 lines.
 */
export function createObservable<T>(initial: T): Observable<T> & { readonly set: (value: T) => void } {
  let current = initial;
  const subscribers = new Set<(value: T) => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const subscriber of subscribers) subscriber(value);
    },
    subscribe: (subscriber) => {
      // A wrapper, so that the same function can subscribe twice and each subscription ends separately.
      const entry = (value: T) => subscriber(value);
      subscribers.add(entry);
      return () => subscribers.delete(entry);
    },
  };
}
