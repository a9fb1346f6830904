import type { AnyRouter } from '@tanstack/react-router';

import type { Store } from '../state/store.ts';
import { currentPageAtom, previousPathAtom, readyAtom } from '../state/atoms.ts';
import { rememberPath } from './last-path.ts';

/** Keeps the page on screen and the one before it, and remembers where the user was. */
export function trackNavigation(router: AnyRouter, store: Store, storage: Pick<Storage, 'setItem'>): void {
  // As soon as it is left, not when the next page stands: whoever turns back at once gets back.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) store.set(previousPathAtom, fromLocation.href);
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    const page = router.state.matches.findLast((match) => match.staticData.page)?.staticData.page;
    store.set(currentPageAtom, { id: page?.id, path: toLocation.pathname, name: page?.pageName });
    store.set(readyAtom, true);
    // A path that ended on the 404 page is no place to come back to.
    if (page) rememberPath(storage, toLocation.href);
  });
}
