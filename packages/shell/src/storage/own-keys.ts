import { reloadRecordKey } from '../reload/reload-governor.ts';

/** Everything of ours in session storage stands under this prefix, the modules' keys too (OP-50). */
export const ownPrefix = 'kvota.';

/** Takes away what this tab keeps, but for the count of its reloads, which must outlive them (OP-47). */
export function clearOwnKeys(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && key.startsWith(ownPrefix) && key !== reloadRecordKey) storage.removeItem(key);
  }
}
