import { useCallback, useSyncExternalStore } from 'react';
import { watchMedia } from '../../style/root-data.ts';

/** True if a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback((changed: () => void) => watchMedia(query, changed), [query]),
    () => matchMedia(query).matches,
    () => false,
  );
}
