import type { Clock } from '@kvota/server';

/** The answers of a round of which nothing waits for the wallet. */
export interface Booked {
  /** The answer of the play. */
  readonly play: string | null;
  /** Number of the last step, and its answer; -1 and the answer of the play before the first one. */
  readonly step: number;
  readonly answer: string | undefined;
}

/** Requests of this node that wait for a round to be booked. */
export interface Waiters {
  /** Resolves when the round is booked, or with undefined after these milliseconds. */
  wait(roundId: string, milliseconds: number): Promise<Booked | undefined>;
  has(roundId: string): boolean;
  /** Without the answers, the requests read them. */
  notify(roundId: string, booked?: Booked): void;
}

export function createWaiters(clock: Clock): Waiters {
  const waiting = new Map<string, Set<(booked?: Booked) => void>>();
  return {
    wait: (roundId, milliseconds) =>
      new Promise((resolve) => {
        const all = waiting.get(roundId) ?? new Set();
        waiting.set(roundId, all);
        const end = (booked?: Booked): void => {
          stop();
          all.delete(end);
          if (all.size === 0) waiting.delete(roundId);
          resolve(booked);
        };
        all.add(end);
        const stop = clock.after(milliseconds, () => end());
      }),
    has: (roundId) => waiting.has(roundId),
    notify: (roundId, booked) => waiting.get(roundId)?.forEach((end) => end(booked)),
  };
}
