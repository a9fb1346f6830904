import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import * as v from 'valibot';

import type { Caller } from '../../kernel/handlers.ts';
import { clientIds } from './clients.ts';

const Claims = v.object({
  sub: v.string(),
  exp: v.number(),
  client_id: v.picklist(clientIds),
  session: v.string(),
  preferred_username: v.string(),
  email: v.string(),
  resource_access: v.record(v.string(), v.object({ roles: v.array(v.string()) })),
});

/** Maximum number of verified tokens in the cache. Checking a signature costs a hundred times more than a lookup. */
const remembered = 5000;

export interface AccessTokenDeps {
  readonly signingKey: JWK;
  readonly issuer: string;
  readonly audience: string;
  /** Milliseconds since 1970 by the clock that dates tokens: oidc-provider uses only the machine's. */
  readonly now: () => number;
  /** True if the session of a token is live. */
  readonly isOpen: (session: string) => Promise<boolean>;
}

/**
 * Returns the verifier of access tokens. It resolves to the owner, or undefined if a token is not ours, altered or
 * expired, or if its session is over.
 */
export function createAccessTokens(options: AccessTokenDeps): (token: string) => Promise<Caller | undefined> {
  const { d: _secret, ...publicKey } = options.signingKey;
  const keys = createLocalJWKSet({ keys: [publicKey] });
  const verified = new Map<string, { caller: Caller; expiresAt: number }>();
  return async (token) => {
    const caller = await callerOf(token);
    return caller !== undefined && (await options.isOpen(caller.session)) ? caller : undefined;
  };

  async function callerOf(token: string): Promise<Caller | undefined> {
    const known = verified.get(token);
    if (known !== undefined) {
      if (known.expiresAt > options.now()) return known.caller;
      verified.delete(token);
      return undefined;
    }
    const claims = await read(token);
    if (claims === undefined) return undefined;
    const caller: Caller = {
      id: claims.sub,
      username: claims.preferred_username,
      email: claims.email,
      roles: claims.resource_access[claims.client_id]?.roles ?? [],
      session: claims.session,
      clientId: claims.client_id,
    };
    // A map keeps its order: the oldest is dropped first.
    if (verified.size >= remembered) verified.delete(verified.keys().next().value ?? '');
    verified.set(token, { caller, expiresAt: claims.exp * 1000 });
    return caller;
  }

  async function read(token: string): Promise<v.InferOutput<typeof Claims> | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: options.issuer,
        audience: options.audience,
        algorithms: ['ES256'],
        typ: 'at+jwt',
        currentDate: new Date(options.now()),
      });
      return v.parse(Claims, payload);
    } catch {
      return undefined;
    }
  }
}
