import { useLayoutEffect, useState } from 'react';
import { noticesVar } from '../../theme/locals.css.ts';

const name = noticesVar.slice('var('.length, -1);

/** The space between the snackbars and their neighbours above and below, together. */
const around = 24;

/** Publishes the height of the snackbars, for layers that open over the page. Returns the ref of their container. */
export function useNoticesRoom(): (element: HTMLElement | null) => void {
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!stack) return undefined;
    const root = document.documentElement.style;
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      if (height > 0) root.setProperty(name, `${Math.ceil(height) + around}px`);
      else root.removeProperty(name);
    });
    watcher.observe(stack);
    return () => {
      watcher.disconnect();
      root.removeProperty(name);
    };
  }, [stack]);
  return setStack;
}
