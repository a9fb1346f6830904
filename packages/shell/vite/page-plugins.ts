import type { PluginOption } from 'vite';

import { appWorker } from './app-worker.ts';
import { deferredFonts } from './deferred-fonts.ts';
import type { SitemapId } from '../../sitemap/src/sitemap.ts';
import { firstPaint } from './first-paint.ts';
import { firstRequests, type FirstScreens } from './first-requests.ts';
import { pageTable } from './page-table.ts';

/**
 * Returns the plugins that complete the built page of an app: deferred fonts, first paint, first requests and service
 * worker. `name` is the name of the installed app. Without one the app cannot be installed and has no service worker.
 * `pages` are those that it serves, if not all. `first` names what is on the first screens.
 */
export function pagePlugins(
  name?: string,
  { pages, first }: { readonly pages?: readonly SitemapId[]; readonly first?: FirstScreens } = {},
): PluginOption[] {
  // The fonts come first, because the other plugins read the page with them.
  return [
    deferredFonts(),
    firstPaint(name),
    first ? firstRequests(first) : [],
    name === undefined ? [] : [appWorker(name), pageTable(name, pages)],
  ];
}
