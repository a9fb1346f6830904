/**
 * Runs work on items with limited concurrency. A failed item is reported and does not stop the others. Returns the
 * number of failures.
 */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<void>,
  failed: (error: unknown, item: T) => void,
): Promise<number> {
  const queue = items.values();
  let failures = 0;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      try {
        await run(item);
      } catch (error) {
        failures += 1;
        failed(error, item);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return failures;
}
