import { useSyncExternalStore } from 'react';
import { media } from './media.ts';

const names = { density: 'data-density', motion: 'data-motion' } as const;

function watchRoot(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: Object.values(names) });
  return () => watcher.disconnect();
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  const leaveRoot = watchRoot(onChange);
  return () => {
    query.removeEventListener('change', onChange);
    leaveRoot();
  };
}

const readDensity = (): string => document.documentElement.dataset['density'] ?? '';
const readReducedMotion = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia(media.reducedMotion).matches;

/** How dense the root asks the page to be; empty where it says nothing. */
export function useRootDensity(): string {
  return useSyncExternalStore(watchRoot, readDensity, () => '');
}

/** Whether less motion is asked for: by the system, or by `data-motion="reduced"` on the root. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchMotion, readReducedMotion, () => false);
}
