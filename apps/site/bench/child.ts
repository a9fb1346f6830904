// The side of the bench that asks. Each server and the crowd run in a separate process.
import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { Question, Questions } from './questions.ts';

/** A process of the bench. */
export interface Child<Q extends Question> {
  readonly address: string;
  ask<K extends Q>(question: K, body: Questions[K][0]): Promise<Questions[K][1]>;
  end(): void;
}

/** Starts a file as a process. Rejects if it ends before it answers. */
export async function startChild<Q extends Question>(file: URL, ...args: string[]): Promise<Child<Q>> {
  const child = fork(file, args);
  const heard = async (): Promise<unknown> => {
    const ended = new AbortController();
    const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error(`${file.pathname} ended before it answered; what it wrote says why.`);
    });
    const answered = once(child, 'message', { signal: ended.signal });
    try {
      const [message] = (await Promise.race([answered, gone])) as [{ answer: unknown }]; // Safe: the only message of the process.
      return message.answer;
    } finally {
      ended.abort();
      gone.catch(() => undefined);
    }
  };
  const address = String(await heard());
  // One question at a time, because answers have no id.
  let last: Promise<unknown> = Promise.resolve();
  return {
    address,
    ask: (question, body) => {
      const answered = last.then(() => {
        child.send({ question, body });
        return heard();
      });
      last = answered.catch(() => undefined);
      return answered as Promise<Questions[typeof question][1]>; // Safe: answering.ts uses the same table.
    },
    end: () => child.disconnect(),
  };
}
