import { useAtomValue, useStore } from 'jotai';
import { useDeferredValue, useEffect, useLayoutEffect, type ReactElement, type ReactNode } from 'react';

import { framePendingAtom, readyAtom } from '../../state/atoms.ts';

/**
 * On the way into the client the frame is rendered in slices, behind the splash: the router shows its first page in one
 * go, and a press meanwhile would wait for all of it. Later frames come at once.
 */
export function RenderDeferred({ children }: { readonly children: ReactNode }): ReactElement | null {
  const store = useStore();
  const now = useDeferredValue(true, useAtomValue(readyAtom));
  useLayoutEffect(() => {
    if (!now) store.set(framePendingAtom, true);
  }, [store, now]);
  // The splash leaves in a task of its own: asked to while the frame is put on the page, it would be drawn anew at once,
  // and everything that the parts of the frame begin with would have to begin in that same task.
  useEffect(() => {
    if (now) store.set(framePendingAtom, false);
  }, [store, now]);
  return now ? <>{children}</> : null;
}
