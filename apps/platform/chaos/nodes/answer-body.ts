import { setTimeout as pause } from 'node:timers/promises';

import type { Received } from '../../src/testing/faults/faulty-http.ts';

/**
 * Returns the body of an answer; undefined if the request has to be sent again. Waits for a second after 429, which
 * `onLimited` counts. Rejects for every other status, with the name of the request.
 */
export async function answerBody(received: Received, name: string, onLimited: () => void): Promise<string | undefined> {
  if (received === 'nothing' || received.status >= 500) return undefined;
  if (received.status === 429) {
    onLimited();
    await pause(1000);
    return undefined;
  }
  if (received.status !== 200) throw new Error(`${name} was answered ${received.status}: ${received.body}`);
  return received.body;
}
