import { useEffect, useEffectEvent } from 'react';

/** What the browser asks to close when somebody goes back; the types of the DOM do not know it yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}

const isAndroid = (): boolean => /android/i.test(navigator.userAgent);

/** On Android the way back closes what lies over the page instead of leaving the page, as it does with a sheet. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as Window & { CloseWatcher?: new () => Watcher };
    // Elsewhere only Escape asks to close, and that is heard already.
    if (!open || !CloseWatcher || !isAndroid()) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => onBack());
    return () => watcher.destroy();
  }, [open]);
}
