import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * True once an element has been at most half a window away, so that content further down costs no calls and no
 * rendering.
 */
export function useNearViewport(): [place: RefObject<HTMLElement | null>, near: boolean] {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
