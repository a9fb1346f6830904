import { createPageRenderer, readConfig, type PageRenderer } from '@kvota/shell/served';
import { servedSportsbook } from '@kvota/sportsbook/served';

import { modules, routeTree } from '../router.tsx';
import { servedSite } from './served-site.ts';

export { createCardDrawer } from './create-card-drawer.ts';

/**
 * Creates the renderer of the site's first screens, for its server. `config` is the configuration of the page as JSON, with
 * the address at which that server reaches the platform.
 */
export function createRenderer(config: string, report: (error: unknown) => void): PageRenderer {
  return createPageRenderer({
    routeTree,
    modules,
    parts: [servedSportsbook, servedSite],
    config: readConfig(config, 'http://localhost:4000'),
    report,
  });
}
