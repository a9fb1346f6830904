import type { AnyRouter } from '@tanstack/react-router';

import type { Store } from '../state/store.ts';
import { currentPageAtom, previousPathAtom, readyAtom, wantedPathAtom } from '../state/atoms.ts';
import { loginFirstNotice, removeNotice } from '../state/notices.ts';
import { rememberPath } from './last-path.ts';

/** Stores the current and the previous page in atoms, and the last path in storage. */
export function trackNavigation(router: AnyRouter, store: Store, storage: Pick<Storage, 'setItem'>): void {
  // Stored when the page is left, not when the next one is shown, so that an immediate return leads back to it.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) store.set(previousPathAtom, fromLocation.href);
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    const page = router.state.matches.findLast((match) => match.staticData.page)?.staticData.page;
    store.set(currentPageAtom, { id: page?.id, path: toLocation.pathname, name: page?.pageName });
    store.set(readyAtom, true);
    // A visitor who opens another page no longer wants the one that required a login.
    if (page?.id !== 'home' && store.get(wantedPathAtom) !== undefined) {
      store.set(wantedPathAtom, undefined);
      removeNotice(store, loginFirstNotice);
    }
    // A path that led to the 404 page is not remembered.
    if (page) rememberPath(storage, toLocation.href);
  });
}
