import { useLayoutEffect, useState } from 'react';

export interface Scrolls {
  /** Goes to the box that may scroll. */
  readonly box: (element: HTMLElement | null) => void;
  /** Goes to what is inside. */
  readonly content: (element: HTMLElement | null) => void;
  readonly scrolls: boolean;
}

/** Whether what is inside a box is larger than the box; then it has to be reachable by keyboard. */
export function useScrolls(): Scrolls {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (!box || !content) return undefined;
    const measure = (): void => {
      // A pixel may come from rounding.
      setScrolls(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    watcher.observe(content);
    return () => watcher.disconnect();
  }, [box, content]);
  return { box: setBox, content: setContent, scrolls };
}
