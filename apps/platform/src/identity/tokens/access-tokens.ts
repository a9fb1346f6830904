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

/** How many verified tokens are remembered; checking a signature costs a hundred times more than looking one up. */
const remembered = 5000;

export interface AccessTokenDeps {
  readonly signingKey: JWK;
  readonly issuer: string;
  readonly audience: string;
  /** Milliseconds since 1970 by the clock that dates tokens: oidc-provider knows only the machine's. */
  readonly now: () => number;
  /** Whether the session that a token was given out in still lives. */
  readonly isOpen: (session: string) => Promise<boolean>;
}

/** Answers who an access token belongs to; undefined when it is not ours, altered or expired, or its session is over. */
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
    // A map keeps its order: the oldest goes first.
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
