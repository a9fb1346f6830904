import type { Transport } from '@kvota/api-client';

/** Lets one go at once, and whoever comes in the same task each in one of its own. */
function createStagger(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let taken = false;
  const free = (): void => {
    const next = waiting.shift();
    taken = next !== undefined;
    if (!next) return;
    next();
    setTimeout(free);
  };
  return () =>
    new Promise((go) => {
      if (taken) {
        waiting.push(go);
        return;
      }
      taken = true;
      go();
      setTimeout(free);
    });
}

const turn = createStagger();

/** Makes each of several calls that come at once in a task of its own: pages begin with many, and none is to hold up a press. */
export function staggerCalls(transport: Transport): Transport {
  return async (call, request) => {
    await turn();
    return transport(call, request);
  };
}
