import { useEffect, type RefObject } from 'react';

const liveEvery = 5000;

/** Whether any part of an element is in the window. */
function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Asks anew every five seconds while a live ticket of the list is in sight; never while the page is hidden. */
export function useLiveRefresh(list: RefObject<HTMLElement | null>, on: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      const live = list.current?.querySelectorAll('[data-live]') ?? [];
      // Asked at the moment itself: nothing is drawn for a ticket that scrolls by.
      if ([...live].some(inSight)) refresh();
    }, liveEvery);
    return () => clearInterval(timer);
  }, [list, on, refresh]);
}
