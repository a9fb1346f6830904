import type { ShellHost } from '../host/create-host.ts';
import { warn } from '../browser/report.ts';
import { localeAtom, sessionAtom, themeAtom } from '../state/atoms.ts';
import { loadIdentity } from './load-identity.ts';

/** Ends the session here and at the identity provider, which sends the browser home. Without a provider the page goes home at once (OP-10). */
export async function finishSession(host: ShellHost): Promise<void> {
  if (host.store.get(sessionAtom).status === 'visitor') return;
  const identity = await loadIdentity(host);
  const services = await host.running;
  services.leaveSession();
  try {
    await identity.signOut(host.store.get(localeAtom), host.store.get(themeAtom));
    // The browser is leaving, and returns to home.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  } catch (error) {
    warn('The identity provider could not be notified of the sign-out', error);
    await identity.forget();
  }
  services.adoptSession();
}
