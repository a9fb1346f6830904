import type { Clock } from '@kvota/server';
import type { Provider } from 'oidc-provider';

import type { Attempts } from '../attempts/attempts.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../kernel/log/logger.ts';
import type { Users } from '../users/users.ts';
import type { Identity } from './identity.ts';
import { createProvider } from './provider.ts';
import { createSecondFactors } from './second-factor/create-second-factors.ts';
import { createSignIns } from './sessions/sign-ins.ts';
import { createAccessTokens } from './tokens/access-tokens.ts';
import { loadSecrets } from './tokens/secrets.ts';
import { createSocketTokens } from './tokens/socket-tokens.ts';

export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly users: Users;
  readonly attempts: Attempts;
  /** Where browsers reach the platform: the audience of access tokens. */
  readonly url: string;
  readonly issuer: string;
  readonly origins: readonly string[];
  /** Seals the stored keys; undefined to store them as they are. */
  readonly secret?: string | undefined;
}

/** Creates the identity provider with its keys. The first start makes the keys and stores them. */
export async function createIdentity({ url, ...deps }: IdentityDeps): Promise<Identity> {
  const { db, clock, issuer } = deps;
  const secrets = await loadSecrets(db, deps.secret);
  const secondFactors = createSecondFactors({
    db,
    attempts: deps.attempts,
    factorKey: secrets.factorKey,
    now: Date.now,
  });
  const signIns = createSignIns({ db, clock, provider: () => provider });
  const provider: Provider = createProvider({ ...deps, audience: url, signIns, secondFactors, secrets });
  const verify = createAccessTokens({
    signingKey: secrets.signingKey,
    issuer,
    audience: url,
    // oidc-provider dates tokens by the clock of the machine, whatever the platform's clock is.
    now: Date.now,
    isOpen: (token) => signIns.isOpen(token),
  });
  const socketTokens = createSocketTokens(secrets.socketKey, clock);
  return { provider, signIns, secondFactors, socketTokens, verify, formKey: secrets.cookieKey };
}
