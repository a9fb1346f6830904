/** How a batcher works. */
export interface BatcherOptions<Key> {
  /** Keys of one run at most. */
  readonly most: number;
  /** Runs at the same time at most. */
  readonly width: number;
  /** Keys with the same text never share a run. */
  readonly apart?: (key: Key) => string;
}

/**
 * Puts together what is asked for while earlier runs are under way, so that many callers share a round trip; a lone
 * caller waits for nobody. `run` answers in the order of its keys. Where a shared run fails, each key is run alone, so
 * that only the one at fault hears of it: a run that did its work before it failed has to bear being repeated.
 */
export function createBatcher<Key, Value>(
  run: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { most, width, apart }: BatcherOptions<Key>,
): (key: Key) => Promise<Value> {
  interface Waiting {
    readonly key: Key;
    readonly resolve: (value: Value) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = 0;

  const take = (): Waiting[] => {
    const names = new Set<string>();
    const [taken, left]: [Waiting[], Waiting[]] = [[], []];
    for (const one of waiting) {
      const name = apart?.(one.key);
      if (taken.length >= most || (name !== undefined && names.has(name))) left.push(one);
      else taken.push(one);
      if (name !== undefined) names.add(name);
    }
    waiting = left;
    return taken;
  };
  const serve = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const values = await run(batch.map(({ key }) => key));
      if (values.length !== batch.length) throw new Error(`${batch.length} keys gave ${values.length} values.`);
      for (const [i, value] of values.entries()) batch[i]?.resolve(value);
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await serve([one]);
      else batch[0]?.reject(error);
    }
  };
  const pump = async (): Promise<void> => {
    if (running >= width || waiting.length === 0) return;
    running += 1;
    await serve(take());
    running -= 1;
    void pump();
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // Not before all that has just arrived has been read.
      if (running < width) setImmediate(() => void pump());
    });
}
