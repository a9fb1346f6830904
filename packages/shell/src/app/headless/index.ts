export { startTab, type HeadlessTab, type HeadlessTabOptions } from './start-tab.ts';
export { memoryStorage } from '../../browser/storage/memory-storage.ts';
export type { KeyStorage } from '../../browser/storage/key-storage.ts';
export { storageKey } from '../../host/stored-user.ts';
