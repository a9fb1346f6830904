export { startTab, type HeadlessTab, type HeadlessTabOptions } from './start-tab.ts';
export { memoryStorage } from '../../browser/memory-storage.ts';
export type { KeyStorage } from '../../browser/key-storage.ts';
export { storageKey } from '../../host/stored-user.ts';
