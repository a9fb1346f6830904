export interface BatcherOptions<Key> {
  /** Maximum number of keys in a run. */
  readonly maxKeys: number;
  /** Maximum number of runs at a time. */
  readonly concurrency: number;
  /** Keys with the same conflict key never share a run. */
  readonly conflictKey?: (key: Key) => string;
}

/**
 * Collects the keys that arrive while earlier runs are in progress, so that many callers share one round trip. A single
 * caller does not wait. `run` returns its values in the order of its keys.
 *
 * If a shared run fails, each of its keys is run alone, so that only the key at fault is rejected. A run must therefore
 * tolerate repetition even if it did its work before it failed.
 *
 * Written here rather than taken from DataLoader, which has no `conflictKey` and no limit on concurrent runs.
 *
 * @example
 * const user = createBatcher((ids) => readUsers(db, ids), { maxKeys: 100, concurrency: 2 });
 * const [a, b] = await Promise.all([user('1'), user('2')]); // one statement
 */
export function createBatcher<Key, Value>(
  run: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { maxKeys, concurrency, conflictKey }: BatcherOptions<Key>,
): (key: Key) => Promise<Value> {
  interface Waiting {
    readonly key: Key;
    readonly resolve: (value: Value) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let running = 0;

  const takeBatch = (): Waiting[] => {
    const conflicts = new Set<string>();
    const [taken, left]: [Waiting[], Waiting[]] = [[], []];
    for (const one of waiting) {
      const conflict = conflictKey?.(one.key);
      if (taken.length >= maxKeys || (conflict !== undefined && conflicts.has(conflict))) left.push(one);
      else taken.push(one);
      if (conflict !== undefined) conflicts.add(conflict);
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
    if (running >= concurrency || waiting.length === 0) return;
    running += 1;
    await serve(takeBatch());
    running -= 1;
    void pump();
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // Deferred, so that everything that has just arrived joins the run.
      if (running < concurrency) setImmediate(() => void pump());
    });
}
