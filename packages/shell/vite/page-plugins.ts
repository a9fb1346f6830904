import type { PluginOption } from 'vite';

import { appWorker } from './app-worker.ts';
import { deferredFonts } from './deferred-fonts.ts';
import type { SitemapId } from '../../sitemap/src/sitemap.ts';
import { firstPaint } from './first-paint.ts';
import { firstRequests, type FirstScreens } from './first-requests.ts';
import { pageTable } from './page-table.ts';

export interface PageOptions {
  /** The pages that the app serves, if not all. */
  readonly pages?: readonly SitemapId[];
  /** The parts and texts of the first screens. */
  readonly first?: FirstScreens;
  /** Paths of the scripts that answer taps on a screen that the server rendered. */
  readonly served?: readonly string[];
}

/**
 * Returns the plugins that complete the built page of an app: deferred fonts, first paint, first requests and service
 * worker. `name` is the name of the installed app. Without one the app cannot be installed and has no service worker.
 */
export function pagePlugins(name?: string, { pages, first, served }: PageOptions = {}): PluginOption[] {
  // The fonts come first, because the other plugins read the page with them.
  return [
    deferredFonts(),
    firstPaint(name, served),
    first ? firstRequests(first) : [],
    name === undefined ? [] : [appWorker(name), pageTable(name, pages)],
  ];
}
