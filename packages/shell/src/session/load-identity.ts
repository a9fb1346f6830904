import type { ShellHost } from '../host/create-host.ts';
import type { Identity } from './identity.ts';

type IdentityHost = Pick<ShellHost, 'config' | 'storage'>;

const identities = new WeakMap<IdentityHost['storage'], Promise<Identity>>();

/** Returns the identity client of a host. Its code is fetched with the first use, and again after a failure. */
export function loadIdentity({ config, storage }: IdentityHost): Promise<Identity> {
  const known = identities.get(storage);
  if (known) return known;
  const loading = import('./identity.ts').then(
    ({ createIdentity }) => createIdentity(config, location.origin, storage),
    (error: unknown) => {
      identities.delete(storage);
      throw error;
    },
  );
  identities.set(storage, loading);
  return loading;
}
