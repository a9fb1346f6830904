import type { ShellHost } from '../host/create-host.ts';
import type { Identity } from './identity.ts';

let identity: Promise<Identity> | undefined;

/** The identity of this page, its code fetched with the first use. */
export function loadIdentity({ config, storage }: Pick<ShellHost, 'config' | 'storage'>): Promise<Identity> {
  identity ??= import('./identity.ts').then(
    ({ createIdentity }) => createIdentity(config, location.origin, storage),
    (error: unknown) => {
      identity = undefined;
      throw error;
    },
  );
  return identity;
}
