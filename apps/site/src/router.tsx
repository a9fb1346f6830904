import { affiliates, agentVouchers } from '@kvota/affiliates/module';
import { casino, gameHistory } from '@kvota/casino/module';
import { layouts, localeRoute, rootRoute, shellRoutes, unknownRoute, type AppModule } from '@kvota/shell';
import { sportsbook, ticketHistory } from '@kvota/sportsbook/module';
import { themeTools } from '@kvota/theme-tools';

import { account, vouchers } from './account/module.tsx';
import { site } from './module.tsx';

/** The modules of the player site, including the agents' area (OP-99) and the theme tools (THEME-08). */
export const modules: readonly AppModule[] = [
  site,
  account,
  vouchers,
  sportsbook,
  ticketHistory,
  casino,
  gameHistory,
  affiliates,
  agentVouchers,
  themeTools,
];

/** One router for all modules: each layout holds its pages, whichever module they come from. */
export const routeTree = rootRoute.addChildren([
  localeRoute.addChildren([
    layouts.default.addChildren([
      ...site.routes.default,
      ...account.routes.default,
      ...vouchers.routes.default,
      ...sportsbook.routes.default,
      ...ticketHistory.routes.default,
      ...casino.routes.default,
      ...gameHistory.routes.default,
      ...affiliates.routes.default,
      ...agentVouchers.routes.default,
    ]),
    layouts.game.addChildren([...casino.routes.game]),
    layouts.match_tracker.addChildren([...sportsbook.routes.match_tracker]),
    layouts.bare.addChildren([...shellRoutes]),
  ]),
  unknownRoute,
]);
