import { defaultLocale, isLocale } from '@kvota/contracts';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';

import type { ShellHost } from '../app/create-host.ts';
import { BareLayout } from '../frame/BareLayout.tsx';
import { DefaultLayout } from '../frame/DefaultLayout.tsx';
import { GameLayout } from '../frame/GameLayout.tsx';
import type { AppModule } from '../module/app-module.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { enter } from './enter.ts';

/** What every route's `beforeLoad` and `loader` get. */
export interface RouterContext {
  readonly host: ShellHost;
  readonly modules: readonly AppModule[];
}

/** The root of every app's route tree: language, guards, 404 and error page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, matches, preload }) => (preload ? undefined : enter(context, location, matches)),
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** The optional language prefix; a first segment that is no language is no prefix (ROUTE-01, ROUTE-02). */
export const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '{-$locale}',
  params: {
    // Only `false` makes the router go on to a 404; a throw would show the error page.
    parse: ({ locale }) => (locale === undefined || isLocale(locale) ? { locale: locale ?? defaultLocale } : false),
    stringify: ({ locale }) => ({ locale: locale === defaultLocale ? undefined : locale }),
  },
});

/** The frames that pages stand in, by name (ROUTE-51 … ROUTE-54). */
export const layouts = {
  default: createRoute({ getParentRoute: () => localeRoute, id: 'default', component: DefaultLayout }),
  game: createRoute({ getParentRoute: () => localeRoute, id: 'game', component: GameLayout }),
  fullgame: createRoute({ getParentRoute: () => localeRoute, id: 'fullgame', component: BareLayout }),
  match_tracker: createRoute({ getParentRoute: () => localeRoute, id: 'match_tracker', component: BareLayout }),
  bare: createRoute({ getParentRoute: () => localeRoute, id: 'bare', component: BareLayout }),
};
