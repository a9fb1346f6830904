import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';

import type { AppConfig } from '../browser/app-config.ts';
import { browserStorage } from '../browser/storage/browser-storage.ts';
import { memoryStorage } from '../browser/storage/memory-storage.ts';
import { reachable } from '../browser/reachable.ts';
import { warn } from '../browser/report.ts';
import { createHost, type ShellHost } from '../host/create-host.ts';
import { createNavigate } from '../navigation/create-navigate.ts';
import { createReloadGovernor } from '../reload/reload-governor.ts';
import { beginSignIn } from '../session/begin-sign-in.ts';
import { reloadGivenUpAtom } from '../state/dialogs.ts';

interface BrowserHostOptions {
  readonly config: AppConfig;
  /** Whether a module would lose something by a reload now (OP-47). */
  readonly busy: () => boolean;
  readonly router: () => AnyRouter;
}

/** Creates the host of an app on the storages, channels and clocks of the browser. */
export function createBrowserHost({ config, busy, router }: BrowserHostOptions): ShellHost {
  const session = browserStorage(() => sessionStorage);
  const host: ShellHost = createHost({
    config,
    storage: browserStorage(() => localStorage) ?? memoryStorage(),
    tabStorage: session ?? memoryStorage(),
    channel: (name) =>
      'BroadcastChannel' in globalThis ? new BroadcastChannel(`kvota-${name}:${config.clientId}`) : undefined,
    navigate: createNavigate(() => host, router),
    login: () => void signIn(host),
    stepUp: (need, act) => void signIn(host, { need, act }),
    governor: createReloadGovernor({
      storage: session,
      // The address of the first script identifies a build, because it contains a hash of everything below it.
      build: document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? '',
      reloaded: () =>
        performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload'),
      wallNow: () => Date.now(),
      random: () => Math.random(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      online: () => navigator.onLine,
      busy,
      probe: () => reachable(config.platformUrl, location.origin),
      reload: () => location.reload(),
      giveUp: (cause) => host.store.set(reloadGivenUpAtom, cause),
    }),
  });
  return host;
}

async function signIn(host: ShellHost, step?: Parameters<typeof beginSignIn>[1]): Promise<void> {
  try {
    await beginSignIn(host, step);
  } catch (error) {
    warn('The sign-in did not begin', error);
    const text = i18n._(msg({ id: 'session.loginFailed', message: 'The login page cannot be reached. Try again.' }));
    host.notify({ id: 'loginFailed', tone: 'error', timeout: 6000, text });
  }
}
