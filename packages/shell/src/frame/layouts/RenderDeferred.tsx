import { useAtomValue, useStore } from 'jotai';
import { useDeferredValue, useEffect, useLayoutEffect, type ReactElement, type ReactNode } from 'react';

import { framePendingAtom, readyAtom } from '../../state/atoms.ts';

/**
 * Renders the first frame as a deferred update behind the splash. The router commits its first page synchronously, and
 * input would wait for all of it. Later frames render at once.
 */
export function RenderDeferred({ children }: { readonly children: ReactNode }): ReactElement | null {
  const store = useStore();
  const now = useDeferredValue(true, useAtomValue(readyAtom));
  useLayoutEffect(() => {
    if (!now) store.set(framePendingAtom, true);
  }, [store, now]);
  // The splash is removed in a separate task. In the commit of the frame it would force another render in the same task,
  // together with all effects of the frame's parts.
  useEffect(() => {
    if (now) store.set(framePendingAtom, false);
  }, [store, now]);
  return now ? <>{children}</> : null;
}
