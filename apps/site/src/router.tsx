import { affiliates } from '@kvota/affiliates/module';
import { casino, gameHistory } from '@kvota/casino/module';
import { layouts, localeRoute, rootRoute, shellRoutes, unknownRoute, type AppModule } from '@kvota/shell';
import { sportsbook } from '@kvota/sportsbook/module';
import { themeTools } from '@kvota/theme-tools';

import { account } from './account/module.tsx';
import { site } from './module.tsx';

/** The modules of the player site, including the agents' area (OP-99) and the theme tools (THEME-08). */
export const modules: readonly AppModule[] = [site, account, sportsbook, casino, gameHistory, affiliates, themeTools];

/** One router for all modules: each layout holds its pages, whichever module they come from. */
export const routeTree = rootRoute.addChildren([
  localeRoute.addChildren([
    layouts.default.addChildren([
      ...site.routes.default,
      ...account.routes.default,
      ...sportsbook.routes.default,
      ...casino.routes.default,
      ...gameHistory.routes.default,
      ...affiliates.routes.default,
    ]),
    layouts.game.addChildren([...casino.routes.game]),
    layouts.match_tracker.addChildren([...sportsbook.routes.match_tracker]),
    layouts.bare.addChildren([...shellRoutes]),
  ]),
  unknownRoute,
]);
