import { useSyncExternalStore } from 'react';
import { media } from './media.ts';

const names = { density: 'data-density', motion: 'data-motion' } as const;

function watchRoot(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: Object.values(names) });
  return () => watcher.disconnect();
}

/** Calls back when the answer of a media query changes, until the returned function is called. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function watchMotion(onChange: () => void): () => void {
  const ends = [watchMedia(media.reducedMotion, onChange), watchRoot(onChange)];
  return () => ends.forEach((end) => end());
}

const readDensity = (): string => document.documentElement.dataset['density'] ?? '';
const readReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia(media.reducedMotion).matches;

/** The density that the root requests; empty if it requests none. */
export function useRootDensity(): string {
  return useSyncExternalStore(watchRoot, readDensity, () => '');
}

/** True if reduced motion is requested, by the system or by `data-motion="reduced"` on the root. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchMotion, readReducedMotion, () => false);
}
