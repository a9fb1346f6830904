/** Thrown if a task has to wait behind too many others. */
export class QueueFull extends Error {
  constructor() {
    super('Too many tasks are waiting.');
    this.name = 'QueueFull';
  }
}

/** Runs expensive tasks a few at a time, in turns of their owners (SEC-03). */
export interface FairQueue {
  /** Runs a task for an owner. Rejects with QueueFull if too many tasks wait, of this owner or of all. */
  run<T>(owner: string, task: () => Promise<T>): Promise<T>;
}

export interface FairQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait, of one owner and of all. */
  readonly waiting: { readonly perOwner: number; readonly all: number };
}

/**
 * Creates a queue in which owners take turns, so that a flood from one address does not delay the others.
 *
 * @example
 * const hashing = createFairQueue({ concurrency: 2, waiting: { perOwner: 10, all: 500 } });
 * const user = await hashing.run(request.ip, () => users.withPassword(name, password));
 */
export function createFairQueue({ concurrency, waiting }: FairQueueOptions): FairQueue {
  /** Waiting tasks by owner; the owner whose turn is next comes first. */
  const owners = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;

  const next = (): void => {
    const [owner, tasks] = owners.entries().next().value ?? [];
    if (owner === undefined || running >= concurrency) return;
    const start = tasks?.shift();
    owners.delete(owner);
    if (tasks && tasks.length > 0) owners.set(owner, tasks);
    running += 1;
    queued -= 1;
    start?.();
  };
  return {
    async run(owner, task) {
      const own = owners.get(owner) ?? [];
      if (own.length >= waiting.perOwner || queued >= waiting.all) throw new QueueFull();
      await new Promise<void>((resolve) => {
        own.push(resolve);
        owners.set(owner, own);
        queued += 1;
        next();
      });
      try {
        return await task();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
