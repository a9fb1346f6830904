import { defaultConfig, useHost } from '@kvota/shell';

import type { NewUser } from './use-create-user.ts';

/**
 * Returns the address at which a new user logs in. The agents' app as a deployment by itself is at another address than the
 * player site, which it does not know, so that a player gets none there.
 */
export function useSiteAddress(kind: NewUser['kind']): string | undefined {
  const { config } = useHost();
  const isSite = config.clientId === defaultConfig.clientId;
  return isSite || kind === 'agent' ? `${location.origin}/` : undefined;
}
