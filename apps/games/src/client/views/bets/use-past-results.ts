import { useState } from 'react';

const kept = 72;

/** Returns the results of this frame, the latest first. A result counts when it was presented, because it would be known too early otherwise. */
export function usePastResults<T>(roundId: string | undefined, result: T | null): readonly T[] {
  const [past, setPast] = useState<readonly { readonly id: string; readonly result: T }[]>([]);
  if (roundId !== undefined && result !== null && past.every(({ id }) => id !== roundId)) {
    setPast([{ id: roundId, result }, ...past].slice(0, kept));
  }
  return past.map((each) => each.result);
}
