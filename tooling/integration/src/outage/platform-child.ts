import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The platform in another process, so that a thousand clients do not slow it down by being in the same one. */
export interface PlatformChild {
  start(): Promise<void>;
  stop(): Promise<void>;
  end(): Promise<void>;
}

export function forkPlatform(port: number, origins: readonly string[]): PlatformChild {
  const child = fork(join(import.meta.dirname, 'platform-process.ts'), [String(port), ...origins]);
  const say = async (word: string): Promise<void> => {
    const answered = once(child, 'message');
    child.send(word);
    await answered;
  };
  return { start: () => say('start'), stop: () => say('stop'), end: () => say('end') };
}
