import { isLocale, type Locale } from '@kvota/contracts';

import type { ShellHost } from '../host/create-host.ts';
import { warn } from '../browser/report.ts';
import { inLanguage, lastPath } from '../navigation/last-path.ts';
import { localeAtom, sessionAtom } from '../state/atoms.ts';
import { loadIdentity } from './load-identity.ts';

/** Milliseconds to wait for the user's language. */
const languageTimeout = 3000;

const finishing = new WeakMap<ShellHost, { readonly url: string; readonly path: Promise<string> }>();

/**
 * Completes the sign-in and returns the target: the last path, in the user's language (OP-11, OP-63). The router may call
 * it twice for one address. Because a code can be used only once, both calls get the same promise.
 */
export function finishSignIn(host: ShellHost, url: string): Promise<string> {
  const known = finishing.get(host);
  if (known?.url === url) return known.path;
  const path = finish(host, url);
  finishing.set(host, { url, path });
  return path;
}

async function finish(host: ShellHost, url: string): Promise<string> {
  const locale = host.store.get(localeAtom);
  const identity = await loadIdentity(host);
  try {
    // The user cancelled, and goes on where he was.
    if (!(await identity.completeSignIn(url))) return lastPath(host.storage, locale);
  } catch (error) {
    // A callback page that is opened again has nothing left to complete. A user who is signed in goes on.
    if (host.store.get(sessionAtom).status === 'visitor') throw error;
    warn('The sign-in had been finished before', error);
  }
  const services = await host.running;
  services.adoptSession();
  const own = await ownLanguage(host);
  const path = lastPath(host.storage, locale);
  return own ? inLanguage(path, own) : path;
}

async function ownLanguage(host: ShellHost): Promise<Locale | undefined> {
  try {
    const settings = await host.api.userSettings({ timeout: languageTimeout, retry: false });
    const lang = settings.site.lang;
    return isLocale(lang) ? lang : undefined;
  } catch (error) {
    warn("The user's language is not known", error);
    return undefined;
  }
}
