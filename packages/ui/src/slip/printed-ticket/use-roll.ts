import { useSyncExternalStore } from 'react';
import { isRoll, usualRoll, type Roll } from './roll.ts';

const storeKey = 'kvota.roll';
const readers = new Set<() => void>();
/** The roll while nothing can be stored, as in some private windows. */
let unstored: Roll = usualRoll;

/** Returns the width of this device's roll in millimetres. */
export function readRoll(): Roll {
  try {
    const stored = Number(localStorage.getItem(storeKey));
    return isRoll(stored) ? stored : unstored;
  } catch {
    return unstored;
  }
}

function writeRoll(roll: Roll): void {
  unstored = roll;
  try {
    localStorage.setItem(storeKey, String(roll));
  } catch {
    // Kept until the page is closed.
  }
  for (const changed of readers) changed();
}

function subscribe(changed: () => void): () => void {
  readers.add(changed);
  addEventListener('storage', changed);
  return () => {
    readers.delete(changed);
    removeEventListener('storage', changed);
  };
}

const onServer = (): Roll => usualRoll;

/** The width of the roll in this device's printer, in millimetres, and how to change it. It is kept in the browser. */
export function useRoll(): readonly [roll: Roll, change: (roll: Roll) => void] {
  return [useSyncExternalStore(subscribe, readRoll, onServer), writeRoll];
}
