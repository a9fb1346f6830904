// Whoever compiles this from source has to know what the build says about itself.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../env.d.ts" />
import { showKeysForMissing } from '@kvota/i18n';
import { i18n } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { pathOf } from '@kvota/contracts';
import { msg } from '@lingui/core/macro';

import { readConfig, type AppConfig } from '../config/app-config.ts';
import type { AppModule } from '../module/app-module.ts';
import { createReloadGovernor } from '../reload/reload-governor.ts';
import { followRouter } from '../router/follow-router.ts';
import { mayPreload } from '../router/preloading.ts';
import { beginSignIn } from '../session/begin-sign-in.ts';
import { languageWishAtom, localeAtom } from '../state/atoms.ts';
import { reloadGivenUpAtom } from '../state/dialogs.ts';
import { addNotice } from '../state/notices.ts';
import { restoreTab } from '../storage/start-persistence.ts';
import { keepTheme } from '../theme/keep-theme.ts';
import { AppRoot } from './AppRoot.tsx';
import { createAppRouter } from './create-app-router.ts';
import { createHost } from './create-host.ts';
import { reachable } from './reachable.ts';
import { warn } from './report.ts';

export interface AppOptions {
  readonly root: HTMLElement;
  readonly routeTree: AnyRoute;
  readonly modules: readonly AppModule[];
  /** What stands in for values that the page's configuration leaves out. */
  readonly defaults: AppConfig;
}

/** Puts an app on the page: first the frame, and after its first paint everything that runs (sockets, session, pings, the modules' services). */
export function mountApp({ root, routeTree, modules, defaults }: AppOptions): void {
  const config = readConfig(document.getElementById('kvota-config')?.textContent ?? '', defaults);
  const governor = createReloadGovernor({
    storage: sessionStorage,
    wallNow: () => Date.now(),
    random: () => Math.random(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    online: () => navigator.onLine,
    busy: () => modules.some((module) => module.busy?.() ?? false),
    probe: () => reachable(config.platformUrl, location.origin),
    reload: () => location.reload(),
    giveUp: (cause) => host.store.set(reloadGivenUpAtom, cause),
  });
  const host = createHost({
    channel: (name) =>
      'BroadcastChannel' in globalThis ? new BroadcastChannel(`kvota-${name}:${config.clientId}`) : undefined,
    config,
    governor,
    storage: localStorage,
    tabStorage: sessionStorage,
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

  keepTheme(store, localStorage);
  restoreTab(store, sessionStorage);
  // A chunk that cannot be fetched was most likely replaced by a newer build (PWA-04).
  // A language that is being chosen is no reason to reload: the page goes on in the one it has.
  addEventListener('vite:preloadError', () => {
    if (store.get(languageWishAtom) === undefined) host.reload('chunk-failed');
  });
  followRouter(router, store, localStorage);
  // The provider of texts shows nothing before a language is active; an error page must show even without one.
  if (import.meta.env?.PROD) showKeysForMissing();
  i18n.loadAndActivate({ locale: 'none', messages: {} });
  createRoot(root).render(<AppRoot app={{ host, modules }} router={router} />);
  afterPaint(async () => {
    const { startServices } = await import('../services/start-services.ts');
    startServices(host, router, modules);
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
