import type { ShellHost } from '../host/create-host.ts';
import { rememberPath } from '../navigation/last-path.ts';
import { localeAtom, themeAtom, wantedPathAtom } from '../state/atoms.ts';
import { loadIdentity } from './load-identity.ts';

/**
 * Leaves for the identity provider, which returns to the wanted path if there is one (ROUTE-71). With `again`, it asks for
 * the password also if a user is signed in there (SEC-21). Rejects if it cannot be reached.
 */
export async function beginSignIn(
  host: Pick<ShellHost, 'config' | 'storage' | 'store'>,
  { again = false }: { readonly again?: boolean } = {},
): Promise<void> {
  const identity = await loadIdentity(host);
  const wanted = host.store.get(wantedPathAtom);
  if (wanted !== undefined) rememberPath(host.storage, wanted);
  await identity.signIn(host.store.get(localeAtom), host.store.get(themeAtom), again);
}
