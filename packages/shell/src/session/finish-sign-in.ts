import { isLocale, type Locale } from '@kvota/contracts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ShellHost } from '../host/create-host.ts';
import { warn } from '../browser/report.ts';
import { inLanguage, lastPath } from '../navigation/last-path.ts';
import { localeAtom, sessionAtom } from '../state/atoms.ts';
import { userIdOf } from '../state/session.ts';
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
  let signIn: unknown;
  try {
    const answer = await identity.completeSignIn(url);
    ({ signIn } = answer);
    // The user cancelled, and goes on where he was.
    if (!answer.signedIn) return (await pathOfAct(host, signIn, undefined)) ?? lastPath(host.storage, locale);
  } catch (error) {
    warn('The sign-in was not completed', error);
    // A callback page that is opened again has nothing left to complete. A user who is signed in goes on.
    if (host.store.get(sessionAtom).status === 'visitor') {
      explainFailure(host);
      return lastPath(host.storage, locale);
    }
  }
  const services = await host.running;
  services.adoptSession();
  const own = await ownLanguage(host);
  const user = userIdOf(host.store.get(sessionAtom));
  const path = (await pathOfAct(host, signIn, user)) ?? lastPath(host.storage, locale);
  return own ? inLanguage(path, own) : path;
}

/** Returns the page of the act that waits for the sign-in, if there is one (SEC-23). */
async function pathOfAct({ tabStorage }: ShellHost, signIn: unknown, user: string | undefined) {
  const { arrive } = await import('./waiting-act.ts');
  return arrive(tabStorage, { signIn, user, now: Date.now() });
}

/** Offers another sign-in. The library's error is for developers (ROUTE-06). */
function explainFailure(host: ShellHost): void {
  const text = msg({ id: 'session.loginExpired', message: 'The login was not completed. Please log in again.' });
  const label = i18n._(msg({ id: 'session.login', message: 'Log in' }));
  host.notify({ id: 'loginFailed', tone: 'error', text: i18n._(text), action: { label, onPress: host.login } });
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
