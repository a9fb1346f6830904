import type { AppConfig } from '../config/app-config.ts';
import type { Identity } from './identity.ts';

let identity: Promise<Identity> | undefined;

/** The identity of this page, its code fetched with the first use. */
export function loadIdentity(config: AppConfig): Promise<Identity> {
  identity ??= import('./identity.ts').then(
    ({ createIdentity }) => createIdentity(config, location.origin, localStorage),
    (error: unknown) => {
      identity = undefined;
      throw error;
    },
  );
  return identity;
}
