import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { root } from '../processes.ts';
import { startBalancer } from './balancer.ts';

export interface NodesOptions {
  readonly count: number;
  readonly env: NodeJS.ProcessEnv;
  /** Where browsers and the servers of the apps reach the platform. */
  readonly url: string;
  readonly port: number;
  /** Takes each process. If the second argument returns true when the process has ended, the others go on. */
  readonly add: (child: ChildProcess, goOn?: () => boolean) => void;
}

/** Processes of the platform that were started. */
export interface StartedNodes {
  /** Resolves when the platform answers, with lines about its nodes to print. */
  readonly ready: Promise<readonly string[]>;
}

const entry = join(root, 'apps/platform/src/main.ts');
const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;

/** Starts the platform: one process at its port, or several nodes behind a balancer at that port. */
export function startNodes({ count, env, url, port, add }: NodesOptions): StartedNodes {
  if (count === 1) {
    const platform = fork(entry, [], { env: { ...env, KVOTA_PLATFORM_PORT: String(port) }, stdio: [...stdio] });
    add(platform);
    return { ready: once(platform, 'message').then(() => []) };
  }
  const nodes = Array.from({ length: count }, (_, index) => {
    const own = { KVOTA_PLATFORM_PORT: '0', KVOTA_PUBLIC_URL: url };
    const node = fork(entry, [], { env: { ...env, ...own }, stdio: [...stdio] });
    return { node, name: `Node ${index + 1}`, ready: once(node, 'message') };
  });
  let left = count;
  const isReady = Promise.all(nodes.map(({ ready }) => ready));
  for (const { node, name } of nodes) {
    // A node that cannot start ends all. Later, the others do its work.
    let started = false;
    void isReady.then(() => (started = true));
    add(node, () => {
      left -= 1;
      if (started) console.log(`${name} (process ${node.pid}) ended. ${left} of ${count} nodes go on.`);
      else console.error(`${name} could not start, so everything ends.`);
      return started && left > 0;
    });
  }
  return {
    ready: isReady.then(async (messages) => {
      const ports = messages.map(([message]) => (message as { port: number }).port); // sent by run-platform.ts
      await startBalancer({ port, nodes: ports });
      return nodes.map(
        ({ name, node }, index) => `  ${name.padEnd(12)}  http://localhost:${ports[index]}  (process ${node.pid})`,
      );
    }),
  };
}
