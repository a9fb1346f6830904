import { reloadRecordKey } from '../../reload/reload-governor.ts';

/** Everything of ours in session storage stands under this prefix, the modules' keys too (OP-50). */
export const ownPrefix = 'kvota.';

/** What a signed-in user has typed in this tab, and nobody after him may read, stands under this one. */
export const personalPrefix = `${ownPrefix}user.`;

type Keys = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Takes away what this tab keeps, but for the count of its reloads, which must outlive them (OP-47). */
export const clearOwnKeys = (storage: Keys): void =>
  removeKeys(storage, (key) => key.startsWith(ownPrefix) && key !== reloadRecordKey);

/** Takes away what belonged to who was signed in; what a visitor may have stays. */
export const clearPersonalKeys = (storage: Keys): void => removeKeys(storage, (key) => key.startsWith(personalPrefix));

function removeKeys(storage: Keys, gone: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && gone(key)) storage.removeItem(key);
}
