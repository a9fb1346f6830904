import type { WireCallName } from '@kvota/contracts/operator';

/** Calls that every open page makes again and again, and that nobody waits for. */
export const gatheredCalls: ReadonlySet<WireCallName> = new Set(['ping'] as const);

/** Milliseconds for which such calls are held back. Twice as long saves hardly more. */
export const gatheredFor = 10;

/**
 * Lets calls that come close together go on in the same turn, so that what they read is read by the same statements
 * (SPEED-13). The first call goes on at once. Those of the next `milliseconds` wait until these are over.
 */
export function createGathering(milliseconds: number): () => Promise<void> | undefined {
  let waiting: (() => void)[] | undefined;
  const gather = (): void => {
    waiting = [];
    setTimeout(() => {
      const gathered = waiting ?? [];
      if (gathered.length > 0) gather();
      else waiting = undefined;
      for (const go of gathered) go();
    }, milliseconds);
  };
  return () => {
    const calls = waiting;
    if (calls !== undefined) return new Promise((resolve) => void calls.push(resolve));
    gather();
    return undefined;
  };
}
