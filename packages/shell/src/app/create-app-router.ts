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
  /** Whether links fetch ahead when they are pointed at. */
  readonly preload: boolean;
  /** Where the addresses are kept; the browser's own bar unless told. A history in memory keeps no scroll places. */
  readonly history?: ReturnType<typeof createMemoryHistory>;
}

/** The router of an app: its routes with the language, the guards and the error page around them. */
export function createAppRouter({ app, routeTree, preload, history }: AppRouterOptions): AnyRouter {
  return createRouter({
    routeTree,
    context: app,
    defaultPreload: preload ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    notFoundMode: 'root',
    scrollRestoration: history === undefined,
    // Queries are plain text: ids made of digits stay as they are, and addresses stay readable.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    ...(history && { history }),
  });
}
