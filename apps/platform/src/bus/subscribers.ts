import type { Stop } from '@kvota/server';
import * as v from 'valibot';

import type { Logger } from '../kernel/log/logger.ts';
import type { Topic } from './bus.ts';

type Take = (message: unknown, from: string) => void;

/** The subscribers of one node. */
export class Subscribers {
  readonly #byTopic = new Map<string, Set<{ readonly topic: Topic<unknown>; readonly take: Take }>>();
  readonly #gaps = new Set<{ readonly take: (from: string) => void }>();
  readonly #reads = new Set<{ readonly read: () => void | Promise<void> }>();
  readonly #logger: Pick<Logger, 'error' | 'warn'>;

  constructor(logger: Pick<Logger, 'error' | 'warn'>) {
    this.#logger = logger;
  }

  add<T>(topic: Topic<T>, take: (message: T, from: string) => void): Stop {
    const all = this.#byTopic.get(topic.name) ?? new Set();
    this.#byTopic.set(topic.name, all);
    // A message of the topic has been checked by its schema, or comes from `publish`.
    const one = { topic, take: take as Take };
    all.add(one);
    return () => void all.delete(one);
  }

  addGap(take: (from: string) => void): Stop {
    const one = { take };
    this.#gaps.add(one);
    return () => void this.#gaps.delete(one);
  }

  addRead(read: () => void | Promise<void>): Stop {
    const one = { read };
    this.#reads.add(one);
    return () => void this.#reads.delete(one);
  }

  /** Gives a message of this node to its subscribers. */
  give(name: string, message: unknown, from: string): void {
    for (const { take } of this.#byTopic.get(name) ?? []) this.#guarded(name, () => take(message, from));
  }

  /** Gives the text of another node's message to the subscribers. One that breaks the schema is logged and dropped. */
  giveText(name: string, text: string, from: string): void {
    const all = [...(this.#byTopic.get(name) ?? [])];
    if (all.length === 0) return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch (error) {
      this.#logger.warn(`A message of the topic ${name} is not JSON.`, error);
      return;
    }
    for (const { topic, take } of all) {
      const read = v.safeParse(topic.schema, message);
      if (read.success) this.#guarded(name, () => take(read.output, from));
      else this.#logger.warn(`A message of the topic ${name} breaks its schema.`, read.issues[0].message);
    }
  }

  gap(from: string): void {
    for (const { take } of this.#gaps) this.#guarded('gap', () => take(from));
  }

  /** Lets all read, at once, what other nodes decided. */
  async readAll(): Promise<void> {
    const failed = (error: unknown): void =>
      this.#logger.error('What other nodes decided could not be read, and will be again.', error);
    await Promise.all([...this.#reads].map(async ({ read }) => read()).map((reading) => reading.catch(failed)));
  }

  #guarded(name: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#logger.error(`A subscriber of the topic ${name} failed.`, error);
    }
  }
}
