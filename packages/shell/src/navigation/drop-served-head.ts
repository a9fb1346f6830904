import type { AnyRouter } from '@tanstack/react-router';

/**
 * Removes the addresses of the first page from the head once another page is opened. The server wrote them (ROUTE-72), and
 * browsers share the canonical address instead of the one on screen.
 */
export function dropServedHead(router: AnyRouter, head: Pick<ParentNode, 'querySelectorAll'>): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    for (const link of head.querySelectorAll('link[rel="canonical"], link[hreflang]')) link.remove();
    stop();
  });
}
