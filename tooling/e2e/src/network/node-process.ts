import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const entry = resolve(import.meta.dirname, '../../../../apps/platform/src/main.ts');

/** A node of a platform in a process. */
export interface NodeProcess {
  /** The address of this node alone. */
  readonly url: string;
  readonly port: number;
  /** Kills the process, which gets no time to end anything. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a node as `pnpm start` does, with these variables. Rejects if it ends instead. */
export async function startNode(environment: Readonly<Record<string, string>>): Promise<NodeProcess> {
  const child = fork(entry, [], {
    env: { ...process.env, NODE_OPTIONS: '', KVOTA_PLATFORM_PORT: '0', KVOTA_LOG: 'error', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The node ended with ${String(code)}.`))),
  ])) as [{ port: number }]; // sent by run-platform.ts
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
