import { useEffect, useState } from 'react';

/**
 * True once a frame was drawn after `ready` became true, and from then on. For what must not hold up what a page is opened
 * for: measuring that would force the layout of a page as it comes, or fetching what nobody sees yet.
 */
export function useAfterPaint(ready = true): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!ready || painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready, painted]);
  return painted;
}
