import { useEffect, useState } from 'react';

import type { ViewProps } from '../view.ts';
import { revealTimes } from './reveal-times.ts';

interface RevealOptions extends Pick<ViewProps, 'phase' | 'still' | 'onPresented'> {
  readonly roundId: string | undefined;
  /** Number of the dealer's cards. */
  readonly cards: number;
  /** True if the round took no decisions. */
  readonly isDeal: boolean;
}

/** Returns how many cards of the dealer are open, one by one at the end of a round. It reports the presentation when all are open, or at once if nothing may move. */
export function useReveal({ phase, still, onPresented, roundId, cards, isDeal }: RevealOptions): number {
  const [open, setOpen] = useState<{ readonly round: string | undefined; readonly count: number }>();
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const times = revealTimes({ cards, isDeal });
    const timers = still
      ? [setTimeout(onPresented, 0)]
      : [
          ...times.cards.map((after, at) => setTimeout(() => setOpen({ round: roundId, count: at + 2 }), after)),
          setTimeout(onPresented, times.result),
        ];
    return () => timers.forEach(clearTimeout);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, roundId]);
  if (phase === 'presented' || (phase === 'presenting' && still)) return cards;
  return open !== undefined && open.round === roundId ? open.count : 1;
}
