import type { Stop } from '../browser/stop.ts';

/** An event without a current value. */
export interface Signal<T> {
  /** Calls the listener on each event from now on, until the returned function is called. */
  readonly subscribe: (listener: (event: T) => void) => Stop;
}

/** Creates a signal that its owner emits. */
export function createSignal<T>(): Signal<T> & { readonly emit: (event: T) => void } {
  const listeners = new Set<(event: T) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
}
