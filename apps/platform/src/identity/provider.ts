import type { EventEmitter } from 'node:events';

import { signInLevels } from '@kvota/contracts';
import type { Clock } from '@kvota/server';
import type { Configuration, KoaContextWithOIDC, Provider as ProviderType } from 'oidc-provider';

import type { Db } from '../database/database.ts';
import type { Logger } from '../kernel/log/logger.ts';
import type { UserRecord, Users } from '../users/users.ts';
import { createClients } from './tokens/clients.ts';
import { promptsWith } from './second-factor/code-prompt.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import { createOidcAdapter } from './tokens/oidc-adapter.ts';
import { Provider } from './tokens/oidc-library.ts';
import {
  keepLook,
  renderErrorPage,
  renderSignedOutPage,
  renderSignOutPage,
  requestedLook,
} from './pages/oidc-pages.ts';
import { keepRefreshInCookie } from './tokens/refresh-cookie.ts';
import { isPresented, sendSuccessor } from './tokens/refresh-rotation.ts';
import type { PlatformSecrets } from './tokens/secrets.ts';
import type { SignIns } from './sessions/sign-ins.ts';
import { answerAway, answersAway } from './database-away.ts';
import { signOutNow } from './sessions/sign-out.ts';

/** Lifetimes in seconds (CONST-02, OP-49). */
export const accessTokenAge = 270;
export const refreshTokenAge = 84_600;
/** Lifetime of an unused session of the identity provider. Tokens end with it, whatever their own age. */
const sessionAge = 14 * 24 * 3600;

const scope = 'openid profile email';

export interface ProviderDeps {
  /** Address of the identity provider, `…/oidc`. */
  readonly issuer: string;
  /** Audience of access tokens: the calls of this platform. */
  readonly audience: string;
  readonly origins: readonly string[];
  readonly db: Db;
  readonly clock: Clock;
  readonly users: Users;
  readonly signIns: Pick<SignIns, 'note' | 'forget'>;
  readonly secondFactors: Pick<SecondFactors, 'of'>;
  readonly secrets: PlatformSecrets;
  readonly logger: Logger;
}

/** Returns the claims of a user for every token. Roles are under `resource_access[clientId].roles` (ROLE-01). */
export function claimsOf(
  user: Pick<UserRecord, 'username' | 'email' | 'roles'>,
  clientId: string,
): Record<string, unknown> {
  return {
    preferred_username: user.username,
    email: user.email,
    resource_access: { [clientId]: { roles: [...user.roles] } },
  };
}

/**
 * Creates the identity provider: authorization code with PKCE (S256), public clients, rotating refresh tokens (SES-01,
 * SES-02).
 */
export function createProvider(options: ProviderDeps): ProviderType {
  const { issuer, origins, db, clock, users, signIns, secrets, logger } = options;
  const [site] = origins;
  const configuration: Configuration = {
    adapter: createOidcAdapter(db, clock),
    clients: createClients(origins),
    jwks: { keys: [secrets.signingKey] },
    cookies: { keys: [secrets.cookieKey] },
    claims: {
      openid: ['sub', 'resource_access', 'acr', 'auth_time'],
      profile: ['preferred_username'],
      email: ['email'],
    },
    acrValues: Object.values(signInLevels),
    scopes: scope.split(' '),
    responseTypes: ['code'],
    subjectTypes: ['public'],
    conformIdTokenClaims: false,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    // The theme that an app requests for the pages.
    extraParams: ['theme'],
    pkce: { required: () => true },
    discovery: { userinfo_endpoint: `${issuer}/userinfo` },
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    issueRefreshToken: () => Promise.resolve(true),
    rotateRefreshToken: isPresented,
    ttl: {
      AccessToken: accessTokenAge,
      AuthorizationCode: 60,
      IdToken: accessTokenAge,
      RefreshToken: refreshTokenAge,
      Interaction: 3600,
      Session: sessionAge,
      Grant: sessionAge,
    },
    interactions: {
      policy: promptsWith(options.secondFactors),
      url: (_ctx, { uid, params }) => `/oidc/interaction/${uid}${requestedLook(params)}`,
    },
    findAccount: async (ctx, sub) => {
      const user = await users.byId(sub);
      return user && { accountId: sub, claims: () => ({ sub, ...claimsOf(user, clientIdOf(ctx)) }) };
    },
    extraTokenClaims: async (ctx, token) => {
      const user = 'accountId' in token ? await users.byId(token.accountId) : undefined;
      if (user === undefined) return undefined;
      return {
        ...claimsOf(user, token.clientId ?? ''),
        session: sessionOf(token),
        grant: grantOf(token),
        ...signInOf(ctx),
      };
    },
    loadExistingGrant: (ctx) => ownGrant(ctx, options.audience),
    renderError: (ctx, out) => renderErrorPage(ctx, out, site),
    features: {
      devInteractions: { enabled: false },
      // Its access tokens are JWTs for the calls, which its own userinfo endpoint rejects. Ours reads the same token.
      userinfo: { enabled: false },
      // An app ends its own tokens only.
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          if (!(await signOutNow(ctx))) renderSignOutPage(ctx, form, site);
        },
        postLogoutSuccessSource: (ctx) => renderSignedOutPage(ctx, site),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => options.audience,
        useGrantedResource: () => Promise.resolve(true),
        getResourceServerInfo: () => ({
          scope,
          audience: options.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenAge,
          jwt: { sign: { alg: 'ES256', kid: secrets.signingKey.kid } },
        }),
      },
    },
  };
  const provider = new Provider(issuer, configuration);
  provider.proxy = true; // the mount sets the public address, see oidc-mount.ts
  provider.use(keepRefreshInCookie({ issuer, origins, maxAge: refreshTokenAge }));
  provider.use(answerAway);
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    // Tokens were issued, so somebody is signed in there.
    const token = ctx.oidc?.route === 'token' && ctx.status === 200 ? ctx.oidc.entities.RefreshToken : undefined;
    if (token?.sessionUid === undefined) return;
    await signIns.note({ session: token.sessionUid, userId: token.accountId, userAgent: ctx.get('user-agent') });
  });
  provider.use(sendSuccessor);
  provider.use(keepLook);
  // Codes and refresh tokens end with their grant by themselves. Access tokens are checked against it.
  provider.on('grant.revoked', (_ctx, grantId) => signIns.forget(grantId));
  provider.on('server_error', (ctx, error) => {
    if (!answersAway(ctx, error)) logger.error('The identity provider failed', error);
  });
  const failures: EventEmitter = provider; // Koa's own event, which the provider's types omit
  failures.on('error', (error: unknown) => logger.error('The identity provider failed', error));
  return provider;
}

/** Returns the session that a token was issued in. */
function sessionOf(token: object): unknown {
  return 'sessionUid' in token ? token.sessionUid : undefined;
}

/** Returns the grant that a token belongs to. It ends if one of its codes or refresh tokens is used twice. */
function grantOf(token: object): unknown {
  return 'grantId' in token ? token.grantId : undefined;
}

/**
 * Returns when the user last gave the password, in seconds since 1970, and how the user signed in then: as of the code or
 * refresh token that is exchanged. A successor takes both over, so that a refresh is no sign-in (SEC-21, SEC-23).
 */
function signInOf(ctx: KoaContextWithOIDC): { auth_time: number | undefined; acr: string } {
  const { AuthorizationCode: code, RefreshToken: refreshToken } = ctx.oidc.entities;
  const { authTime, acr } = code ?? refreshToken ?? {};
  return { auth_time: authTime, acr: acr ?? signInLevels.password };
}

function clientIdOf(ctx: KoaContextWithOIDC): string {
  return ctx.oidc.client?.clientId ?? '';
}

/** Our own apps need no consent: their scopes are granted at sign-in. */
async function ownGrant(ctx: KoaContextWithOIDC, audience: string) {
  const { provider, session } = ctx.oidc;
  const clientId = clientIdOf(ctx);
  const grantId = ctx.oidc.result?.consent?.grantId ?? session?.grantIdFor(clientId);
  const found = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (found !== undefined) return found;
  if (session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  grant.addResourceScope(audience, scope);
  await grant.save();
  return grant;
}
