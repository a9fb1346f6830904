import type { RetiredSeeds } from '@kvota/contracts';
import { useHost } from '@kvota/shell';
import { useEffect, useRef, useState } from 'react';

import { checkSeed, type SeedReport } from './check-seed.ts';

/** A check of all rounds of a seed. */
export type SeedCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number }
  | { readonly status: 'done'; readonly report: SeedReport }
  | { readonly status: 'failed' };

/** Lets the page paint and react. A message is delivered sooner than a timeout, which browsers delay when nested. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Runs the check on a press. The maths is loaded when it starts, and the check ends when its card is closed. */
export function useSeedCheck(provider: string, pair: RetiredSeeds) {
  const { api } = useHost();
  const [state, setState] = useState<SeedCheckState>({ status: 'idle' });
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const check = async (): Promise<void> => {
    const own = ++run.current;
    const isStopped = (): boolean => run.current !== own;
    setState({ status: 'running', done: 0 });
    try {
      const { checkRound, hashOfSeed } = await import('./checker.ts');
      const report = await checkSeed(pair, {
        page: (from) => api.fairnessRounds({ query: { provider, pair_id: pair.pair_id, from } }),
        checkRound,
        hashOfSeed,
        now: () => performance.now(),
        pause,
        onProgress(done) {
          if (!isStopped()) setState({ status: 'running', done });
        },
        isStopped,
      });
      if (report !== undefined && !isStopped()) setState({ status: 'done', report });
    } catch {
      if (!isStopped()) setState({ status: 'failed' });
    }
  };
  return {
    state,
    start: () => void check(),
    stop: () => {
      run.current += 1;
      setState({ status: 'idle' });
    },
  };
}
