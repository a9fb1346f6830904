import { useLayoutEffect, type RefObject } from 'react';

/**
 * Lays an element over a place of the page, and keeps it there when the layout changes. Without a place, the element has the
 * position of its style.
 */
export function useFollowPlace(
  element: RefObject<HTMLElement | null>,
  place: HTMLElement | undefined,
  isFixed: boolean,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || place === undefined) return undefined;
    const follow = (): void => {
      const { top, left, width, height } = place.getBoundingClientRect();
      const [down, right] = isFixed ? [0, 0] : [window.scrollY, window.scrollX];
      const position = { top: top + down, left: left + right, width, height };
      for (const [name, value] of Object.entries(position)) current.style.setProperty(name, `${value}px`);
    };
    follow();
    // What is above the place moves it, and makes the page longer.
    const sizes = new ResizeObserver(follow);
    for (const part of [place, document.body]) sizes.observe(part);
    window.addEventListener('resize', follow);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', follow);
      for (const name of ['top', 'left', 'width', 'height']) current.style.removeProperty(name);
    };
  }, [element, place, isFixed]);
}
