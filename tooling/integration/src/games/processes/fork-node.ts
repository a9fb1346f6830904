import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { NewPlayers, NodeAnswer, NodeQuestion, NodeSettings } from './messages.ts';

/** A process with a platform or a game server. */
export interface RunningNode {
  readonly url: string;
  /** Processor time since the last question, in milliseconds. */
  cpu(): Promise<number>;
  addPlayers(players: NewPlayers): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Starts a process, and resolves when it listens. Rejects if it ends before. */
export async function forkNode(settings: NodeSettings, execArgv: readonly string[] = []): Promise<RunningNode> {
  const child = fork(join(import.meta.dirname, 'node.ts'), [JSON.stringify(settings)], { execArgv: [...execArgv] });
  const ended = once(child, 'exit');
  const { ready } = await answerOf(child, 'ready');
  return {
    url: ready,
    async cpu() {
      child.send({ ask: 'cpu' } satisfies NodeQuestion);
      return (await answerOf(child, 'cpuMs')).cpuMs;
    },
    async addPlayers(players) {
      child.send({ ask: 'players', ...players } satisfies NodeQuestion);
      await answerOf(child, 'players');
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

type AnswerWith<K extends string> = Extract<NodeAnswer, Readonly<Record<K, unknown>>>;

async function answerOf<K extends 'ready' | 'cpuMs' | 'players'>(child: ChildProcess, key: K): Promise<AnswerWith<K>> {
  const abort = new AbortController();
  const end = (): void => abort.abort();
  child.once('exit', end);
  try {
    const [answer] = (await once(child, 'message', { signal: abort.signal })) as [NodeAnswer]; // node.ts sends nothing else
    if (key in answer) return answer as AnswerWith<K>;
    throw new Error(`The process answered ${JSON.stringify(answer)}.`);
  } finally {
    child.off('exit', end);
  }
}
