import { useLayoutEffect, useState } from 'react';

export interface Scrolls {
  /** Ref of the box that may scroll. */
  readonly box: (element: HTMLElement | null) => void;
  /** Ref of its content. */
  readonly content: (element: HTMLElement | null) => void;
  readonly scrolls: boolean;
}

/** True if the content of a box is larger than the box; then the box must be reachable by keyboard. */
export function useScrolls(): Scrolls {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (!box || !content) return undefined;
    const measure = (): void => {
      // Rounding may add a pixel.
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
