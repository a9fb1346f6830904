import { useAtomValue, useStore } from 'jotai';
import { useDeferredValue, useLayoutEffect, type ReactElement, type ReactNode } from 'react';

import { frameAwaitedAtom, readyAtom } from '../state/atoms.ts';

/**
 * On the way into the client the frame is rendered in slices, behind the splash: the router shows its first page in one
 * go, and a press meanwhile would wait for all of it. Later frames come at once.
 */
export function InSlices({ children }: { readonly children: ReactNode }): ReactElement | null {
  const store = useStore();
  const now = useDeferredValue(true, useAtomValue(readyAtom));
  useLayoutEffect(() => store.set(frameAwaitedAtom, !now), [store, now]);
  return now ? <>{children}</> : null;
}
