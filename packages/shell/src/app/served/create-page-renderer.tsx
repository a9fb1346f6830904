import { buffer } from 'node:stream/consumers';

import { defaultLocale } from '@kvota/contracts';
import { splitPath, type SitemapId } from '@kvota/sitemap';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';

import type { AppConfig } from '../../browser/app-config.ts';
import { answersElement } from '../../browser/served/answers.ts';
import { servedElement } from '../../browser/served/served-screen.ts';
import { memoryStorage } from '../../browser/storage/memory-storage.ts';
import { answerMediaOnServer } from '../../browser/use-media.ts';
import type { AppModule } from '../../host/app-module.ts';
import { createHost, type ShellHost } from '../../host/create-host.ts';
import type { Host } from '../../host/host.ts';
import type { AppContext } from '../../host/host-context.ts';
import { loadOtherSettings } from '../../settings/load-other-settings.ts';
import { localeAtom, readyAtom } from '../../state/atoms.ts';
import { AppRoot } from '../AppRoot.tsx';
import { createAppRouter } from '../create-app-router.ts';
import { answerQuery, type AssumedBrowser } from './screen-query.ts';

/** The part of a module on the site's server, where nothing is started. */
export interface ServedPart {
  /** The pages that it has something to show on. */
  readonly pages: readonly SitemapId[];
  /** Fetches everything that its part of a page shows, so that it can be rendered at once. */
  readonly prepare: (page: SitemapId, search: Readonly<Record<string, unknown>>, host: Host) => Promise<void>;
}

export interface PageRendererOptions {
  readonly routeTree: AnyRoute;
  readonly modules: readonly AppModule[];
  readonly parts: readonly ServedPart[];
  readonly config: AppConfig;
  /** Called with what goes wrong. The page is then served without its first screen. */
  readonly report: (error: unknown) => void;
}

export interface PageRequest {
  /** Path and query. */
  readonly href: string;
  readonly browser: AssumedBrowser;
}

/** The first screen of a page as a visitor sees it. */
export interface RenderedPage {
  /** The HTML that belongs before the root of the app. */
  readonly screen: string;
  /** The title of the page, such as the teams of a match. */
  readonly title: string | undefined;
}

/** Renders the first screen of an address; undefined if no part serves the page, or if its address leads elsewhere. */
export type PageRenderer = (request: PageRequest) => Promise<RenderedPage | undefined>;

/**
 * Creates the renderer of first screens on the site's server (SPEED-05). It renders the app itself, with its data but
 * without services. One page is rendered at a time, because texts have one language at a time.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const rendered = last.then(() => render(options, request));
    last = rendered.catch(options.report);
    return rendered.catch(() => undefined);
  };
}

const nothing = (): void => undefined;

function createServerHost(config: AppConfig): ShellHost {
  return createHost({
    config,
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    governor: { request: nothing, retry: nothing },
    navigate: nothing,
    login: nothing,
  });
}

async function render(
  { routeTree, modules, parts, config, report }: PageRendererOptions,
  { href, browser }: PageRequest,
): Promise<RenderedPage | undefined> {
  const host = createServerHost(config);
  const app: AppContext = { host, modules };
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createAppRouter({ app, routeTree, preload: false, history });
  const found = router.matchRoutes(router.latestLocation).at(-1);
  const page = found?.staticData.page?.id;
  const owners = parts.filter(({ pages }) => page && pages.includes(page));
  if (!page || owners.length === 0) return undefined;
  const { search, pathname } = router.latestLocation;
  host.store.set(localeAtom, splitPath(pathname).prefix ?? defaultLocale);
  await Promise.all([
    router.load(),
    loadOtherSettings(host),
    ...owners.map(({ prepare }) => prepare(page, search, host)),
  ]);
  // After a redirect nothing is resolved.
  const isThere = router.state.resolvedLocation?.href === href;
  if (!isThere || router.state.matches.some(({ status }) => status !== 'success')) return undefined;
  host.store.set(readyAtom, true);

  const media: Record<string, boolean> = {};
  answerMediaOnServer((query) => (media[query] ??= answerQuery(query, browser)));
  const { prelude } = await prerenderToNodeStream(<AppRoot app={app} router={router} />, {
    identifierPrefix: 'served-',
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: report,
  });
  const markup = (await buffer(prelude)).toString();
  const answers = answersElement(host.queryClient);
  host.queryClient.clear();
  const [tag = '', title] = /<title>([^<]*)<\/title>/.exec(markup) ?? [];
  const assumed = { media, offset: new Date().getTimezoneOffset() };
  return { screen: servedElement(markup.replace(tag, '') + answers, assumed), title };
}
