import type { Transport } from '@kvota/api-client';

/**
 * Starts each of several calls that are made at once in a separate task. A page begins with many calls, and input must
 * be handled between them. The first call of a burst starts at once.
 */
export function staggerCalls(transport: Transport): Transport {
  const waiting: (() => void)[] = [];
  let busy = false;
  const startNext = (): void => {
    const next = waiting.shift();
    busy = next !== undefined;
    if (!next) return;
    next();
    setTimeout(startNext);
  };
  const turn = (): Promise<void> =>
    new Promise((start) => {
      waiting.push(start);
      if (!busy) startNext();
    });
  return async (call, request) => {
    await turn();
    return transport(call, request);
  };
}
