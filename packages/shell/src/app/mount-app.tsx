// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this source need the types of the build constants
/// <reference path="../env.d.ts" />
import { showKeysForMissing } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { defaultLocale } from '@kvota/contracts';
import { pathOf } from '@kvota/sitemap';
import { msg } from '@lingui/core/macro';

import { readConfig, type AppConfig } from '../browser/app-config.ts';
import type { AppModule, RunningModule } from '../host/app-module.ts';
import { createReloadGovernor } from '../reload/reload-governor.ts';
import { trackNavigation } from '../navigation/track-navigation.ts';
import { lastPath } from '../navigation/last-path.ts';
import { mayPreload } from '../browser/preloading.ts';
import { beginSignIn } from '../session/begin-sign-in.ts';
import { pendingLocaleAtom, localeAtom } from '../state/atoms.ts';
import { reloadGivenUpAtom } from '../state/dialogs.ts';
import { addNotice } from '../state/notices.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { memoryStorage } from '../browser/memory-storage.ts';
import { restoreTab } from '../tabs/start-tab-persistence.ts';
import { bindTheme } from '../site-theme/bind-theme.ts';
import { AppRoot } from './AppRoot.tsx';
import { createAppRouter } from './create-app-router.ts';
import { createHost } from '../host/create-host.ts';
import { reachable } from '../browser/reachable.ts';
import { warn } from '../browser/report.ts';

export interface AppOptions {
  readonly root: HTMLElement;
  readonly routeTree: AnyRoute;
  readonly modules: readonly AppModule[];
  /** What stands in for values that the page's configuration leaves out. */
  readonly defaults: AppConfig;
}

/** The language of a page that has no texts yet. */
const wordless = 'none';

/** Puts an app on the page: first the frame, and after its first paint everything that runs (sockets, session, pings, the modules' services). */
export function mountApp(options: AppOptions): void {
  // The scripts have only just been read: a press is heard first, and the splash goes on turning.
  setTimeout(() => mount(options));
}

function mount({ root, routeTree, modules, defaults }: AppOptions): void {
  const config = readConfig(document.getElementById('kvota-config')?.textContent ?? '', defaults);
  // The address of its first script names a build: it holds a hash of everything below it.
  const build = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '';
  const kept = browserStorage(() => sessionStorage);
  const [storage, tabStorage] = [browserStorage(() => localStorage) ?? memoryStorage(), kept ?? memoryStorage()];
  // An installed app begins where the player was, and so in his language.
  if (location.search === '?app') history.replaceState(null, '', lastPath(storage, defaultLocale));
  let services: RunningModule | undefined;
  const governor = createReloadGovernor({
    storage: kept,
    build,
    reloaded: () => performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload'),
    wallNow: () => Date.now(),
    random: () => Math.random(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    online: () => navigator.onLine,
    busy: () => services?.busy?.() ?? false,
    probe: () => reachable(config.platformUrl, location.origin),
    reload: () => location.reload(),
    giveUp: (cause) => host.store.set(reloadGivenUpAtom, cause),
  });
  const host = createHost({
    channel: (name) =>
      'BroadcastChannel' in globalThis ? new BroadcastChannel(`kvota-${name}:${config.clientId}`) : undefined,
    config,
    governor,
    storage,
    tabStorage,
    navigate: (page, { params, search, replace = false } = {}) =>
      void router.navigate({ to: pathOf(page, host.store.get(localeAtom), params), search: search ?? {}, replace }),
    login: () =>
      void beginSignIn(host).catch((error: unknown) => {
        warn('The sign-in did not begin', error);
        const text = i18n._(
          msg({ id: 'session.loginFailed', message: 'The login page cannot be reached. Try again.' }),
        );
        addNotice(host.store, { id: 'loginFailed', tone: 'error', timeout: 6000, text });
      }),
  });
  const { store } = host;
  const router = createAppRouter({
    app: { host, modules },
    routeTree,
    preload: mayPreload(Reflect.get(navigator, 'connection')),
  });

  bindTheme(store, storage);
  restoreTab(store, tabStorage);
  // The texts of the first frame are the only ones that are there so early.
  const splash = root.querySelector('.first')?.cloneNode(true);
  const notice = root.querySelector(`.first p:lang(${document.documentElement.lang}) span`)?.textContent ?? undefined;
  // A chunk that cannot be fetched was most likely replaced by a newer build (PWA-04).
  // A language that is being chosen is no reason to reload: the page goes on in the one it has.
  addEventListener('vite:preloadError', (event) => {
    const failure: unknown = Reflect.get(event, 'payload');
    // The router knows a missing module by its words, and would load the page anew by itself, whatever is under way.
    if (failure instanceof Error) {
      failure.message = i18n._(msg({ id: 'error.missingPart', message: 'A part of this page could not be loaded.' }));
    }
    if (store.get(pendingLocaleAtom) === undefined) host.reload('chunk-failed');
    // Without its texts no page of ours can say anything: the one that was there before the scripts can.
    if (i18n.locale === wordless && splash) {
      root.hidden = true;
      document.documentElement.dataset['lost'] = '';
      document.body.append(splash);
    }
  });
  trackNavigation(router, store, storage);
  // The provider of texts shows nothing before a language is active; an error page must show even without one.
  if (import.meta.env?.PROD) showKeysForMissing();
  i18n.loadAndActivate({ locale: wordless, messages: {} });
  // In slices, so that a press on the way is heard.
  startTransition(() =>
    createRoot(root).render(<AppRoot app={{ host, modules }} router={router} {...(notice && { notice })} />),
  );
  afterPaint(async () => {
    const { startServices } = await import('./start-services.ts');
    // What was fetched has just been run for the first time: a press is heard in between.
    setTimeout(() => {
      services = startServices(host, router, modules);
    });
  });
}

/** Runs something once the first frame is on screen, or soon in a tab that is not drawn. */
function afterPaint(run: () => Promise<void>): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    run().catch((error: unknown) => warn('The services did not start', error));
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, 500);
}
