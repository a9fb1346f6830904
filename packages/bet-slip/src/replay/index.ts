export { hash } from './hash.ts';
export { migrate } from './migrate.ts';
export { record, replay } from './replay.ts';
export type { LogEntry } from './replay.ts';
