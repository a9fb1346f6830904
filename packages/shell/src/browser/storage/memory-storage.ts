import type { KeyStorage } from './key-storage.ts';

/** Creates a storage that lives as long as the page. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): KeyStorage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
