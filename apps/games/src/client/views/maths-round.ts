import type { Round } from '@kvota/games';

import type { FrameRound } from '../../wire/index.ts';

/** The outcome of a round as the maths wrote it, or null if it has none or is of another engine. */
export function mathsRound<S>(engine: string, round: FrameRound | null): Round<S> | null {
  const outcome = round?.outcome;
  if (typeof outcome !== 'object' || outcome === null || !('engine' in outcome)) return null;
  // Our server sends the public round of its maths, and the engine is compared.
  return outcome.engine === engine ? (outcome as Round<S>) : null;
}
