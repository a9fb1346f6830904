import type { ReviewedHold, Round } from '@kvota/games';

/** To the worker: sums over the deck of a model, so that later answers are fast; or a finished round to review. */
export type CoachQuestion =
  | { readonly type: 'prepare'; readonly model: string }
  | { readonly type: 'review'; readonly id: string; readonly round: Round };

/** From the worker: the review of a round by its id. */
export interface CoachAnswer {
  readonly id: string;
  readonly review: ReviewedHold | null;
}

/** Reviews rounds of draw poker away from the page's thread, because the first one of a model looks at 650,000 hands. */
export interface Coach {
  /** Computes what does not depend on the deal. */
  prepare(model: string): void;
  /** Resolves with the review of a finished round; null if there is none. Never settles if the coach is closed before. */
  review(id: string, round: Round): Promise<ReviewedHold | null>;
  close(): void;
}

/** A worker as the coach uses it. */
export interface CoachWorker {
  postMessage(question: CoachQuestion): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<CoachAnswer>) => void): void;
  terminate(): void;
}

/** Creates a coach that asks a worker. */
export function createCoach(worker: CoachWorker): Coach {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const ask = (question: CoachQuestion): void => worker.postMessage(question);
  const waiting = new Map<string, (review: ReviewedHold | null) => void>();
  worker.addEventListener('message', ({ data }) => {
    waiting.get(data.id)?.(data.review);
    waiting.delete(data.id);
  });
  return {
    prepare: (model) => ask({ type: 'prepare', model }),
    review: (id, round) =>
      new Promise((resolve) => {
        waiting.set(id, resolve);
        ask({ type: 'review', id, round });
      }),
    close: () => worker.terminate(),
  };
}

/** Loads the worker of the coach. */
export const openCoach = (): Coach =>
  createCoach(new Worker(new URL('coach-worker.ts', import.meta.url), { type: 'module' }));
