import type { PluginOption } from 'vite';

import { appWorker } from './app-worker.ts';
import { deferredFonts } from './deferred-fonts.ts';
import type { SitemapId } from '../../sitemap/src/sitemap.ts';
import { firstPaint } from './first-paint.ts';
import { pageTable } from './page-table.ts';

/**
 * Returns the plugins that complete the built page of an app: deferred fonts, first paint and service worker. `name` is
 * the name of the installed app. Without one the app cannot be installed and has no service worker. `pages` are those that
 * it serves, if not all.
 */
export function pagePlugins(name?: string, pages?: readonly SitemapId[]): PluginOption[] {
  // The fonts come first, because the other plugins read the page with them.
  return [deferredFonts(), firstPaint(name), name === undefined ? [] : [appWorker(name), pageTable(name, pages)]];
}
