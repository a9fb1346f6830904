import { useEffect, useSyncExternalStore } from 'react';

const storeKey = 'kvota.gameKeys';
const listeners = new Set<() => void>();
let on = read();

function read(): boolean {
  try {
    return localStorage.getItem(storeKey) !== 'off';
  } catch {
    // A frame may have no storage.
    return true;
  }
}

function set(next: boolean): void {
  on = next;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(storeKey, next ? 'on' : 'off');
  } catch {
    // It is on again in the next frame.
  }
}

/** The switch for shortcuts of one letter or digit: speech input may trigger them by accident (RGS-25). */
export interface SingleKeys {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** Returns the switch for shortcuts of one key. It is kept for all games of the server, because they share an origin. */
export function useSingleKeys(): SingleKeys {
  const value = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => on,
  );
  return { on: value, set };
}

/** Calls `take` with each key that is pressed alone, in lower case, while `isOn`. */
export function useKeyPress(isOn: boolean, take: (key: string) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.matches('input, select, textarea')) return;
      take(event.key.toLowerCase());
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
