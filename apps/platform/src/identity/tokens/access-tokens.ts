import { signInLevels } from '@kvota/contracts';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import * as v from 'valibot';

import type { Caller } from '../../kernel/handlers.ts';
import { clientIds } from './clients.ts';

const Claims = v.object({
  sub: v.string(),
  exp: v.number(),
  client_id: v.picklist(clientIds),
  session: v.string(),
  grant: v.string(),
  /** Tokens of an earlier version have none, and count as old. */
  auth_time: v.optional(v.number(), 0),
  acr: v.optional(v.string(), signInLevels.password),
  preferred_username: v.string(),
  email: v.string(),
  resource_access: v.record(v.string(), v.object({ roles: v.array(v.string()) })),
});

interface Owner {
  readonly caller: Caller;
  readonly grant: string;
  readonly expiresAt: number;
}

/** Maximum number of verified tokens in the cache. Checking a signature costs a hundred times more than a lookup. */
const remembered = 5000;

export interface AccessTokenDeps {
  readonly signingKey: JWK;
  readonly issuer: string;
  readonly audience: string;
  /** Milliseconds since 1970 by the clock that dates tokens: oidc-provider uses only the machine's. */
  readonly now: () => number;
  /** True if session and grant of a token are live. */
  readonly isOpen: (token: { session: string; grant: string }) => Promise<boolean>;
}

/**
 * Returns the verifier of access tokens. It resolves to the owner, or undefined if a token is not ours, altered or
 * expired, or if its session or grant is over.
 */
export function createAccessTokens(options: AccessTokenDeps): (token: string) => Promise<Caller | undefined> {
  const { d: _secret, ...publicKey } = options.signingKey;
  const keys = createLocalJWKSet({ keys: [publicKey] });
  const verified = new Map<string, Owner>();
  return async (token) => {
    const known = await ownerOf(token);
    if (known === undefined) return undefined;
    return (await options.isOpen({ session: known.caller.session, grant: known.grant })) ? known.caller : undefined;
  };

  async function ownerOf(token: string): Promise<Owner | undefined> {
    const known = verified.get(token);
    if (known !== undefined) {
      if (known.expiresAt > options.now()) return known;
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
      signedInAt: claims.auth_time * 1000,
      signInLevel: claims.acr,
    };
    // A map keeps its order: the oldest is dropped first.
    if (verified.size >= remembered) verified.delete(verified.keys().next().value ?? '');
    const owner = { caller, grant: claims.grant, expiresAt: claims.exp * 1000 };
    verified.set(token, owner);
    return owner;
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
