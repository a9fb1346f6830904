/** The server's time on a monotonic clock of the device: an offset learned from answers that carry `serverTime`. */
export interface ServerClock {
  /** Milliseconds since 1970 as the server counts; the device's own time until something was learned. */
  readonly now: () => number;
  /** Takes an answer's time; `sent` and `received` are readings of the monotonic clock. */
  readonly learn: (serverTime: string, sent: number, received: number) => void;
}

/** A sample is kept for this long although it is less exact than a newer one could be. */
const sampleAge = 120_000;

/** Makes a server clock from a monotonic clock and the wall clock, both in milliseconds. */
export function createServerClock(monotonic: () => number, wall: () => number): ServerClock {
  let best: { readonly offset: number; readonly delay: number; readonly at: number } | undefined;
  return {
    now: () => (best ? monotonic() + best.offset : wall()),
    learn(serverTime, sent, received) {
      const time = Date.parse(serverTime);
      const delay = received - sent;
      if (Number.isNaN(time) || delay < 0) return;
      // The quickest answer bounds the error best: half its way there and back.
      if (best && delay > best.delay && received - best.at < sampleAge) return;
      best = { offset: time - (sent + received) / 2, delay, at: received };
    },
  };
}
