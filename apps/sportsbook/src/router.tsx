import { layouts, localeRoute, rootRoute, shellRoutes, unknownRoute, type AppModule } from '@kvota/shell';

import { sportsbook, ticketHistory } from './module.tsx';

export const modules: readonly AppModule[] = [sportsbook, ticketHistory];

/** The sportsbook alone, in the same frame as on the site. */
export const routeTree = rootRoute.addChildren([
  localeRoute.addChildren([
    layouts.default.addChildren([...sportsbook.routes.default, ...ticketHistory.routes.default]),
    layouts.match_tracker.addChildren([...sportsbook.routes.match_tracker]),
    layouts.bare.addChildren([...shellRoutes]),
  ]),
  unknownRoute,
]);
