import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The platform in another process, so that a thousand clients in this one do not slow it down. */
export interface PlatformChild {
  start(): Promise<void>;
  stop(): Promise<void>;
  end(): Promise<void>;
}

export function forkPlatform(port: number, origins: readonly string[]): PlatformChild {
  const child = fork(join(import.meta.dirname, 'platform-process.ts'), [String(port), ...origins]);
  const command = async (name: string): Promise<void> => {
    const answered = once(child, 'message');
    child.send(name);
    await answered;
  };
  return { start: () => command('start'), stop: () => command('stop'), end: () => command('end') };
}
