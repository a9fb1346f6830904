/** The connection between a client and the platform: up, down, or holding answers back until it is up again. */
export interface Lines {
  readonly fetch: typeof fetch;
  readonly up: () => void;
  readonly down: () => void;
  /** Lets requests arrive, but holds their answers back until `up` is called. */
  readonly holdAnswers: () => void;
  /** Returns the number of answers that are held back. */
  readonly held: () => number;
}

export function createLines(): Lines {
  let state: 'up' | 'down' | 'holding' = 'up';
  let held: (() => void)[] = [];
  return {
    fetch: async (...request) => {
      if (state === 'down') throw new TypeError('fetch failed');
      const response = await fetch(...request);
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- the line may have changed while the request was under way
      if (state === 'holding') await new Promise<void>((resolve) => held.push(resolve));
      return response;
    },
    up: () => {
      state = 'up';
      for (const release of held) release();
      held = [];
    },
    down: () => {
      state = 'down';
    },
    holdAnswers: () => {
      state = 'holding';
    },
    held: () => held.length,
  };
}
