// Packages that compile this from source need the types of `import.meta.env`.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would make it part of the emitted code
/// <reference path="../env.d.ts" />
import { defaultLocale } from '@kvota/contracts';
import { showKeysForMissing } from '@kvota/i18n';
import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { hasContent, watchContent } from '../browser/first-screen/after-content.ts';
import { afterPaint } from '../browser/after-paint.ts';
import { readConfig, type ConfigDefaults } from '../browser/app-config.ts';
import { every } from '../browser/every.ts';
import { mayPreload } from '../browser/preloading.ts';
import { warn } from '../browser/report.ts';
import { takeAnswers } from '../browser/served/answers.ts';
import { hasPrices, isFrameComplete, isScreenScrolled, takeOverServed } from '../browser/served/take-over.ts';
import type { AppModule, RunningModule } from '../host/app-module.ts';
import type { AppContext } from '../host/host-context.ts';
import { dropServedHead } from '../navigation/drop-served-head.ts';
import { lastPath } from '../navigation/last-path.ts';
import { trackNavigation } from '../navigation/track-navigation.ts';
import { bindTheme } from '../site-theme/bind-theme.ts';
import { restoreTab } from '../tabs/start-tab-persistence.ts';
import { activateNoTexts } from '../texts/no-texts.ts';
import { AppRoot } from './AppRoot.tsx';
import { createAppRouter } from './create-app-router.ts';
import { createBrowserHost } from './create-browser-host.ts';
import { recoverFromMissingChunks } from './recover-chunks.ts';

export interface AppOptions {
  readonly root: HTMLElement;
  readonly routeTree: AnyRoute;
  readonly modules: readonly AppModule[];
  /** Values for everything that the page's configuration leaves out. */
  readonly defaults: ConfigDefaults;
}

/** Renders an app into the page: first the frame, then, after the first paint, all services. */
export function mountApp(options: AppOptions): void {
  // In a separate task, so that input which arrived while the scripts were parsed is handled first.
  setTimeout(() => mount(options));
}

function mount({ root, routeTree, modules, defaults }: AppOptions): void {
  const config = readConfig(document.getElementById('kvota-config')?.textContent ?? '', location.origin, defaults);
  let services: RunningModule | undefined;
  const host = createBrowserHost({ config, busy: () => services?.busy?.() ?? false, router: () => router });
  const { store, storage, tabStorage } = host;
  takeAnswers(document, host.queryClient, Date.now() - performance.now());
  // An installed app starts on the last path, and so in the player's language.
  if (location.search === '?app') history.replaceState(null, '', lastPath(storage, defaultLocale));
  const app: AppContext = { host, modules };
  const router: AnyRouter = createAppRouter({
    app,
    routeTree,
    preload: mayPreload(Reflect.get(navigator, 'connection')),
    isScrolled: () => isScreenScrolled(document, window),
  });

  const watched = { document: root, window, every, now: () => performance.now() };
  // The slip's button comes first: a late part would be rendered together with it.
  watchContent({ ...watched, isReady: () => hasPrices(document, root) && isFrameComplete(root) });
  takeOverServed({ ...watched, page: document, root, hasContent: () => hasContent(watched) });
  bindTheme(store, storage);
  restoreTab(store, tabStorage);
  trackNavigation(router, store, storage);
  dropServedHead(router, document.head);
  recoverFromMissingChunks(host, root);
  if (import.meta.env?.PROD) showKeysForMissing();
  activateNoTexts();

  const notice = root.querySelector(`.first p:lang(${document.documentElement.lang}) span`)?.textContent ?? undefined;
  // As a transition React renders in slices, so that input is handled in between.
  startTransition(() => createRoot(root).render(<AppRoot app={app} router={router} {...(notice && { notice })} />));
  const start = async (): Promise<void> => {
    const { startBrowserServices } = await import('./start-browser-services.ts');
    // The code has just been evaluated; input is handled before it runs.
    setTimeout(() => {
      services = startBrowserServices(host, router, modules);
    });
  };
  afterPaint(() => {
    start().catch((error: unknown) => warn('The services did not start', error));
  });
}
