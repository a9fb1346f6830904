import { useEffect, useState } from 'react';

import type { ViewProps } from '../view.ts';
import { restMs, type DealStep } from './deal-order.ts';

interface DealOptions extends Pick<ViewProps, 'phase' | 'still' | 'onPresented'> {
  readonly roundId: string | undefined;
  readonly steps: readonly DealStep[];
}

/** Returns how many cards of the coup are dealt. It reports the presentation when the last one is shown, or at once if nothing may move. */
export function useDeal({ phase, still, onPresented, roundId, steps }: DealOptions): number {
  const [dealt, setDealt] = useState<{ readonly round: string | undefined; readonly count: number }>();
  useEffect(() => {
    if (phase !== 'presenting') return undefined;
    const end = (steps.at(-1)?.after ?? 0) + restMs;
    const timers = still
      ? [setTimeout(onPresented, 0)]
      : [
          ...steps.map(({ after }, at) => setTimeout(() => setDealt({ round: roundId, count: at + 1 }), after)),
          setTimeout(onPresented, end),
        ];
    return () => timers.forEach(clearTimeout);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, still, roundId]);
  if (phase === 'presented' || (phase === 'presenting' && still)) return steps.length;
  return dealt !== undefined && dealt.round === roundId ? dealt.count : 0;
}
