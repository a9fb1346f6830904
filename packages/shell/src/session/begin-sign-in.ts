import type { ShellHost } from '../host/create-host.ts';
import type { SignInNeed } from '../host/host.ts';
import { rememberPath } from '../navigation/last-path.ts';
import { localeAtom, themeAtom, wantedPathAtom } from '../state/atoms.ts';
import { loadIdentity } from './load-identity.ts';

/**
 * Leaves for the identity provider, which returns to the wanted path if there is one (ROUTE-71). With `need`, a session
 * there is enough only if it satisfies the need (SEC-21, SEC-23), and `act` goes on afterwards. Rejects if it cannot be
 * reached.
 */
export async function beginSignIn(
  host: Pick<ShellHost, 'config' | 'storage' | 'tabStorage' | 'store'>,
  { need, act }: { readonly need?: SignInNeed | undefined; readonly act?: string | undefined } = {},
): Promise<void> {
  const identity = await loadIdentity(host);
  const wanted = host.store.get(wantedPathAtom);
  if (wanted !== undefined) rememberPath(host.storage, wanted);
  const signIn = act === undefined ? undefined : (await import('./leave-for-act.ts')).leaveForAct(host, act);
  await identity.signIn(host.store.get(localeAtom), host.store.get(themeAtom), { need, signIn });
}
