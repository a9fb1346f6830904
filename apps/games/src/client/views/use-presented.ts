import { useEffect } from 'react';

import type { ViewProps } from './view.ts';

/** Reports a result as presented after some milliseconds; at once if nothing may move. Null waits. */
export function usePresented(
  props: Pick<ViewProps, 'phase' | 'round' | 'still' | 'onPresented'>,
  ms: number | null,
): void {
  const { phase, round, still, onPresented } = props;
  const after = still ? 0 : ms;
  useEffect(() => {
    if (phase !== 'presenting' || after === null) return undefined;
    const timer = setTimeout(onPresented, after);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is new at each render
  }, [phase, after, round?.id]);
}
