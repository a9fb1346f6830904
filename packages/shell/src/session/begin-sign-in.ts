import type { ShellHost } from '../host/create-host.ts';
import { localeAtom, themeAtom } from '../state/atoms.ts';
import { loadIdentity } from './load-identity.ts';

/** Leaves for the identity provider. Rejects if it cannot be reached. */
export async function beginSignIn(host: Pick<ShellHost, 'config' | 'storage' | 'store'>): Promise<void> {
  const identity = await loadIdentity(host);
  await identity.signIn(host.store.get(localeAtom), host.store.get(themeAtom));
}
