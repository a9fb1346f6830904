import { useState, useSyncExternalStore } from 'react';

import { useHost } from './host-context.ts';

/** Holds the time of the last print; before it, that of its creation. */
function createPrintMoment(now: () => number) {
  let moment = now();
  const subscribe = (onChange: () => void): (() => void) => {
    const paper = matchMedia('print');
    const update = (): void => {
      moment = now();
      onChange();
    };
    paper.addEventListener('change', update);
    addEventListener('beforeprint', update);
    return () => {
      paper.removeEventListener('change', update);
      removeEventListener('beforeprint', update);
    };
  };
  return { subscribe, get: () => moment };
}

/** Returns when the page is printed, in milliseconds: the time of the last print, or of the first rendering. */
export function usePrintMoment(): number {
  const { serverNow } = useHost();
  const [store] = useState(() => createPrintMoment(serverNow));
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
