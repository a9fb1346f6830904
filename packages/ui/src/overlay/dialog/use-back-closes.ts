import { useEffect, useEffectEvent } from 'react';

/** The close watcher of the browser. The types of the DOM do not have it yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}

const isAndroid = (): boolean => /android/i.test(navigator.userAgent);

/** On Android, going back closes the topmost layer instead of leaving the page, as it does with a sheet. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher } = window as Window & { CloseWatcher?: new () => Watcher };
    // Elsewhere only Escape triggers the watcher, and Escape is handled already.
    if (!open || !CloseWatcher || !isAndroid()) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => onBack());
    return () => watcher.destroy();
  }, [open]);
}
