import { defaultLocale, isLocale } from '@kvota/contracts';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';

import type { AppContext } from '../host/host-context.ts';
import { BareLayout } from '../frame/layouts/BareLayout.tsx';
import { DefaultLayout } from '../frame/layouts/DefaultLayout.tsx';
import { GameLayout } from '../frame/layouts/GameLayout.tsx';
import { RootLayout } from '../frame/layouts/RootLayout.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { beforeLoad } from './before-load.ts';

/** The context of every route's `beforeLoad` and `loader`. */
export type RouterContext = AppContext;

/** The root of every app's route tree: language, guards, 404 and error page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  beforeLoad: ({ context, location, matches, preload }) =>
    preload ? undefined : beforeLoad(context, location, matches),
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Reads a prefix of any case (ROUTE-70). Only `false` makes the router try other routes; a throw would show the error page. */
const parseLocale = ({ locale = defaultLocale }: { readonly locale?: string }) => {
  const prefix = locale.toLowerCase();
  return isLocale(prefix) ? { locale: prefix } : (false as const);
};

/** The optional language prefix. A first segment that is no language is no prefix (ROUTE-01, ROUTE-02). */
export const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '{-$locale}',
  params: {
    parse: parseLocale,
    stringify: ({ locale }) => ({ locale: locale === defaultLocale ? undefined : locale }),
  },
});

/**
 * Matches every path without a page: the 404 page (ROUTE-60). Every tree needs it beside {@link localeRoute}, so that the
 * guards can distinguish such a path from a route without a name (OP-03).
 */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { unknown: true },
  component: NotFoundPage,
});

/** A route without a path shares its parent's place in the router's tree and replaces its parser, so it needs the same one. */
const sameLocale = { params: { parse: parseLocale } };

/** The layouts of pages by name (ROUTE-51 … ROUTE-54). */
export const layouts = {
  default: createRoute({ getParentRoute: () => localeRoute, id: 'default', component: DefaultLayout, ...sameLocale }),
  game: createRoute({ getParentRoute: () => localeRoute, id: 'game', component: GameLayout, ...sameLocale }),
  fullgame: createRoute({ getParentRoute: () => localeRoute, id: 'fullgame', component: BareLayout, ...sameLocale }),
  match_tracker: createRoute({
    getParentRoute: () => localeRoute,
    id: 'match_tracker',
    component: BareLayout,
    ...sameLocale,
  }),
  bare: createRoute({ getParentRoute: () => localeRoute, id: 'bare', component: BareLayout, ...sameLocale }),
};
