/** The server's time on a monotonic clock of the device, by an offset learned from answers with `serverTime`. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server; by the device until the first answer. */
  readonly now: () => number;
  /** Learns from an answer. `sent` and `received` are readings of the monotonic clock. */
  readonly learn: (serverTime: string, sent: number, received: number) => void;
}

/** Milliseconds for which an exact sample is preferred to a newer, less exact one. */
const sampleAge = 120_000;

/** Creates a server clock from a monotonic clock and the wall clock, both in milliseconds. */
export function createServerClock(monotonic: () => number, wall: () => number): ServerClock {
  let best: { readonly offset: number; readonly delay: number; readonly at: number } | undefined;
  return {
    now: () => (best ? monotonic() + best.offset : wall()),
    learn(serverTime, sent, received) {
      const time = Date.parse(serverTime);
      const delay = received - sent;
      if (Number.isNaN(time) || delay < 0) return;
      // The quickest answer bounds the error best: it is at most half the round trip.
      if (best && delay > best.delay && received - best.at < sampleAge) return;
      best = { offset: time - (sent + received) / 2, delay, at: received };
    },
  };
}
