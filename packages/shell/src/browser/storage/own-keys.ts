/** Prefix of all keys that the app and its modules use in session storage (OP-50). */
export const ownPrefix = 'kvota.';

/** Prefix of keys whose values a signed-in user has typed. They are removed when the user signs out. */
export const personalPrefix = `${ownPrefix}user.`;

/** Key of the count of reloads, which must survive every reset (OP-47). */
export const reloadRecordKey = `${ownPrefix}reloads`;

type Keys = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Removes everything that this tab has stored, except the count of reloads. */
export const clearOwnKeys = (storage: Keys): void =>
  removeKeys(storage, (key) => key.startsWith(ownPrefix) && key !== reloadRecordKey);

/** Removes what belongs to the user who was signed in, and keeps what a visitor may have. */
export const clearPersonalKeys = (storage: Keys): void => removeKeys(storage, (key) => key.startsWith(personalPrefix));

function removeKeys(storage: Keys, isRemoved: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key !== null && isRemoved(key)) storage.removeItem(key);
}
