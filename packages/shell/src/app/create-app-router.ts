import {
  createRouter,
  parseSearchWith,
  stringifySearchWith,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router';
import type { createMemoryHistory } from '@tanstack/react-router';

import { ErrorPage } from '../routes/ErrorPage.tsx';
import type { AppContext } from '../host/host-context.ts';

interface AppRouterOptions {
  readonly app: AppContext;
  readonly routeTree: AnyRoute;
  /** Whether links prefetch on hover. */
  readonly preload: boolean;
  /** History of the addresses; the browser's if left out. A history in memory restores no scroll positions. */
  readonly history?: ReturnType<typeof createMemoryHistory>;
  /** True if a page that is rendered now must not move to its top, because the player has scrolled already. */
  readonly isScrolled?: () => boolean;
}

/** Creates the router of an app, with the language, the guards and the error page around its routes. */
export function createAppRouter(options: AppRouterOptions): AnyRouter {
  const { app, routeTree, preload, history, isScrolled = () => false } = options;
  return createRouter({
    routeTree,
    context: app,
    defaultPreload: preload ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    notFoundMode: 'root',
    scrollRestoration: history === undefined && (() => !isScrolled()),
    // Queries are plain text, so that ids made of digits stay strings and addresses stay readable.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    ...(history && { history }),
  });
}
