export { startTab, type HeadlessTab, type HeadlessTabOptions } from './start-tab.ts';
export { memoryStorage } from '../storage/memory-storage.ts';
export type { KeyStorage } from '../storage/key-storage.ts';
export { storageKey } from '../session/stored-user.ts';
