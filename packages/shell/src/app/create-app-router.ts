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
}

/** Creates the router of an app, with the language, the guards and the error page around its routes. */
export function createAppRouter({ app, routeTree, preload, history }: AppRouterOptions): AnyRouter {
  return createRouter({
    routeTree,
    context: app,
    defaultPreload: preload ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    notFoundMode: 'root',
    scrollRestoration: history === undefined,
    // Queries are plain text, so that ids made of digits stay strings and addresses stay readable.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    ...(history && { history }),
  });
}
