import { useEffect, type RefObject } from 'react';

const liveEvery = 5000;

/** True if any part of an element is in the viewport. */
function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Calls `refresh` every five seconds while a live ticket of the list is visible, never while the page is hidden. */
export function useLiveRefresh(list: RefObject<HTMLElement | null>, on: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      const live = list.current?.querySelectorAll('[data-live]') ?? [];
      // Visibility is checked at this moment, so that a ticket that scrolls by causes no rendering.
      if ([...live].some(inSight)) refresh();
    }, liveEvery);
    return () => clearInterval(timer);
  }, [list, on, refresh]);
}
