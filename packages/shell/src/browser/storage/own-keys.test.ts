import { expect, test } from 'vitest';

import { memoryStorage } from './memory-storage.ts';
import { clearOwnKeys, clearPersonalKeys, ownPrefix, personalPrefix, reloadRecordKey } from './own-keys.ts';

const kept = () => {
  const storage = memoryStorage();
  for (const key of [
    `${ownPrefix}slip`,
    `${personalPrefix}profile`,
    `${personalPrefix}contact`,
    reloadRecordKey,
    'tsr',
  ])
    storage.setItem(key, 'x');
  return storage;
};
const keysOf = (storage: ReturnType<typeof memoryStorage>): (string | null)[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at));

test('[SES-12] what a player typed is removed, what a visitor may have stays', () => {
  const storage = kept();
  clearPersonalKeys(storage);
  expect(keysOf(storage)).toEqual([`${ownPrefix}slip`, reloadRecordKey, 'tsr']);
});

test('[OP-47, OP-50] all own keys except the count of reloads are removed, and no other keys', () => {
  const storage = kept();
  clearOwnKeys(storage);
  expect(keysOf(storage)).toEqual([reloadRecordKey, 'tsr']);
});
