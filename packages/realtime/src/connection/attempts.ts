import type { Transport } from './open-sockets.ts';
import { reconnectDelay } from './reconnect-delay.ts';

/** The outcomes of the attempts to connect. They decide how and when the next attempt is made. */
export interface Attempts {
  /** Returns the number of the current attempt, from 1 since the last stable connection. */
  readonly current: () => number;
  /** Returns the transports of the current attempt, in the order in which they are tried. */
  readonly transports: () => Transport[];
  /** Records that both channels are connected. */
  readonly connected: () => void;
  /** Records that a channel was lost. After a stable connection, the delays start short again. */
  readonly disconnected: () => void;
  /** Counts a failure. Returns the delay before the next attempt, in milliseconds. */
  readonly nextDelay: () => number;
}

export interface AttemptsDeps {
  readonly now: () => number;
  readonly random: () => number;
}

/** Milliseconds after which a connection counts as stable: the next failure starts with short delays again. */
const stableAfter = 10_000;
/** Failures in a row after which long polling is tried again, although a websocket worked before. */
const websocketRetries = 3;

/** Creates a history without any attempt. */
export function createAttempts({ now, random }: AttemptsDeps): Attempts {
  let failures = 0;
  let connectedSince = Infinity;
  let websocketWorked = false;

  return {
    current: () => failures + 1,
    // Without long polling an attempt costs one request less. It is skipped while a websocket is likely to work.
    transports: () => (websocketWorked && failures <= websocketRetries ? ['websocket'] : ['websocket', 'polling']),
    connected: () => {
      connectedSince = now();
      websocketWorked = true;
    },
    disconnected: () => {
      if (now() - connectedSince >= stableAfter) failures = 0;
      connectedSince = Infinity;
    },
    nextDelay: () => {
      const delay = reconnectDelay(failures, random);
      failures += 1;
      return delay;
    },
  };
}
