import { defaultLocale, isLocale } from '@kvota/contracts';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';

import type { Host } from '../module/host.ts';
import type { AppModule } from '../module/app-module.ts';

/** What every route's `beforeLoad` and `loader` get. */
export interface RouterContext {
  readonly host: Host;
  readonly modules: readonly AppModule[];
}

/** The root of every app's route tree. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({});

/** The optional language prefix; a first segment that is no language is no prefix (ROUTE-01, ROUTE-02). */
export const localeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '{-$locale}',
  params: {
    // Only `false` makes the router go on to a 404; a throw would show the error page.
    parse: ({ locale }) => (locale === undefined || isLocale(locale) ? { locale: locale ?? defaultLocale } : false),
    stringify: ({ locale }) => ({ locale }),
  },
});

/** The frames that pages stand in, by name (ROUTE-51 … ROUTE-54). */
export const layouts = {
  default: createRoute({ getParentRoute: () => localeRoute, id: 'default' }),
  game: createRoute({ getParentRoute: () => localeRoute, id: 'game' }),
  fullgame: createRoute({ getParentRoute: () => localeRoute, id: 'fullgame' }),
  match_tracker: createRoute({ getParentRoute: () => localeRoute, id: 'match_tracker' }),
  bare: createRoute({ getParentRoute: () => localeRoute, id: 'bare' }),
};
